#include "core/error.h"
#include "models/architecture.h"
#include "models/model.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace headlight {

// Adding an architecture takes its file and its name here and in the list below.
extern const Architecture kAlbert;
extern const Architecture kBart;
extern const Architecture kBert;
extern const Architecture kBigBird;
extern const Architecture kBloom;
extern const Architecture kClip;
extern const Architecture kDavit;
extern const Architecture kDebertaV2;
extern const Architecture kDeit;
extern const Architecture kDinov2;
extern const Architecture kDinov2WithRegisters;
extern const Architecture kDistilBert;
extern const Architecture kElectra;
extern const Architecture kFalcon;
extern const Architecture kGemma;
extern const Architecture kGemma2;
extern const Architecture kGemma3;
extern const Architecture kGpt2;
extern const Architecture kGptJ;
extern const Architecture kGptNeo;
extern const Architecture kGptNeox;
extern const Architecture kGptOss;
extern const Architecture kImageGpt;
extern const Architecture kLed;
extern const Architecture kLlama;
extern const Architecture kLongformer;
extern const Architecture kM2m100;
extern const Architecture kMarian;
extern const Architecture kMbart;
extern const Architecture kMistral;
extern const Architecture kMixtral;
extern const Architecture kModernBert;
extern const Architecture kMpnet;
extern const Architecture kNystromformer;
extern const Architecture kOlmo2;
extern const Architecture kOpt;
extern const Architecture kPegasus;
extern const Architecture kPhi;
extern const Architecture kPhi3;
extern const Architecture kQwen2;
extern const Architecture kQwen3;
extern const Architecture kRoberta;
extern const Architecture kSiglip;
extern const Architecture kSmolLm3;
extern const Architecture kStarCoder2;
extern const Architecture kSwin;
extern const Architecture kT5;
extern const Architecture kT5Encoder;
extern const Architecture kVit;
extern const Architecture kVitMae;
extern const Architecture kWhisper;
extern const Architecture kXlmRoberta;

namespace {

constexpr const Architecture* kArchitectures[] = {
    // clang-format off
    &kAlbert,
    &kBart,
    &kBert,
    &kBigBird,
    &kBloom,
    &kClip,
    &kDavit,
    &kDebertaV2,
    &kDeit,
    &kDinov2,
    &kDinov2WithRegisters,
    &kDistilBert,
    &kElectra,
    &kFalcon,
    &kGemma,
    &kGemma2,
    &kGemma3,
    &kGpt2,
    &kGptJ,
    &kGptNeo,
    &kGptNeox,
    &kGptOss,
    &kImageGpt,
    &kLed,
    &kLlama,
    &kLongformer,
    &kM2m100,
    &kMarian,
    &kMbart,
    &kMistral,
    &kMixtral,
    &kModernBert,
    &kMpnet,
    &kNystromformer,
    &kOlmo2,
    &kOpt,
    &kPegasus,
    &kPhi,
    &kPhi3,
    &kQwen2,
    &kQwen3,
    &kRoberta,
    &kSiglip,
    &kSmolLm3,
    &kStarCoder2,
    &kSwin,
    &kT5,
    &kT5Encoder,
    &kVit,
    &kVitMae,
    &kWhisper,
    &kXlmRoberta,
    // clang-format on
};

[[noreturn]] void fail_unknown(const ModelFolder& folder, std::string_view (*name_of)(const Architecture&)) {
    std::string known;
    for (const Architecture* architecture : kArchitectures)
        if (const std::string_view name = name_of(*architecture); !name.empty())
            known += (known.empty() ? "" : ", ") + std::string(name);
    throw Error(ErrorKind::Unsupported,
                "Models of the type \"" + folder.config.text("model_type") + "\" cannot be run; those that can are " +
                    known + ".",
                {folder.config.file().string(), folder.gguf ? "general.architecture" : "model_type", {}});
}

std::string_view gguf_name(const Architecture& architecture) {
    return architecture.gguf == nullptr ? std::string_view{} : architecture.gguf->name;
}

std::string_view model_type(const Architecture& architecture) {
    return architecture.model_type;
}

}  // namespace

std::unique_ptr<Model> load_model(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    const auto name_of = folder.gguf ? gguf_name : model_type;
    const std::string name = folder.config.text("model_type");
    for (const Architecture* architecture : kArchitectures) {
        if (name.empty() || name_of(*architecture) != name) continue;
        if (!folder.gguf) return architecture->load(folder, std::move(backend), stop, progress);
        return architecture->load(as_hugging_face(folder, *architecture->gguf, architecture->model_type),
                                  std::move(backend), stop, progress);
    }
    fail_unknown(folder, name_of);
}

std::unique_ptr<KeyValueCache> Model::read_source(const ModelInput& /*source*/, std::int64_t /*capacity*/,
                                                  const std::vector<Intervention>& /*interventions*/,
                                                  const std::stop_token& /*stop*/) {
    return nullptr;
}

bool reads_text(const ModelFolder& folder) {
    const std::string name = folder.config.text("model_type");
    return std::none_of(std::begin(kArchitectures), std::end(kArchitectures), [&](const Architecture* architecture) {
        return !folder.gguf && architecture->model_type == name && !architecture->reads_text;
    });
}

std::vector<std::pair<std::string, std::string>> supported_architectures() {
    std::vector<std::pair<std::string, std::string>> all;
    for (const Architecture* architecture : kArchitectures)
        all.emplace_back(architecture->model_type, architecture->name);
    return all;
}

}  // namespace headlight
