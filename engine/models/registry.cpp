#include "core/error.h"
#include "core/free_memory.h"
#include "models/architecture.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/checked_model.h"
#include "models/model.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace headlight {

/// Every architecture by the constant that its file defines, in the order of the names. Declarations and list follow.
// clang-format off
#define HEADLIGHT_ARCHITECTURES(X) \
    X(kAlbert) \
    X(kAst) \
    X(kBart) \
    X(kBert) \
    X(kBigBird) \
    X(kBloom) \
    X(kCamembert) \
    X(kClip) \
    X(kCohere) \
    X(kCohere2) \
    X(kDavit) \
    X(kDeberta) \
    X(kDebertaV2) \
    X(kDeit) \
    X(kDinov2) \
    X(kDinov2WithRegisters) \
    X(kDinov3) \
    X(kDistilBert) \
    X(kElectra) \
    X(kEsm) \
    X(kEuroBert) \
    X(kExaone4) \
    X(kFalcon) \
    X(kGemma) \
    X(kGemma2) \
    X(kGemma3) \
    X(kGlm) \
    X(kGlm4) \
    X(kGpt2) \
    X(kGptBigCode) \
    X(kGptJ) \
    X(kGptNeo) \
    X(kGptNeox) \
    X(kGptOss) \
    X(kGranite) \
    X(kGraniteMoe) \
    X(kHubert) \
    X(kImageGpt) \
    X(kJinaV3) \
    X(kLed) \
    X(kLlama) \
    X(kLlava) \
    X(kLongformer) \
    X(kM2m100) \
    X(kMarian) \
    X(kMbart) \
    X(kMinistral) \
    X(kMinistral3) \
    X(kMistral) \
    X(kMixtral) \
    X(kModernBert) \
    X(kMpnet) \
    X(kMt5) \
    X(kNomicBert) \
    X(kNystromformer) \
    X(kOlmo) \
    X(kOlmo2) \
    X(kOlmo3) \
    X(kOlmoe) \
    X(kOpt) \
    X(kPaliGemma) \
    X(kPegasus) \
    X(kPhi) \
    X(kPhi3) \
    X(kQwen2) \
    X(kQwen3) \
    X(kQwen3Moe) \
    X(kRoberta) \
    X(kSiglip) \
    X(kSmolLm3) \
    X(kStableLm) \
    X(kStarCoder2) \
    X(kSwin) \
    X(kSwin2) \
    X(kT5) \
    X(kT5Encoder) \
    X(kUmt5) \
    X(kVit) \
    X(kVitMae) \
    X(kWav2Vec2) \
    X(kWavLm) \
    X(kWhisper) \
    X(kWholeGemma3) \
    X(kXlmRoberta) \
    X(kXlmRobertaXl)
// clang-format on

#define HEADLIGHT_DECLARATION(constant) extern const Architecture constant;
HEADLIGHT_ARCHITECTURES(HEADLIGHT_DECLARATION)
#undef HEADLIGHT_DECLARATION

namespace {

#define HEADLIGHT_ADDRESS(constant) &(constant),
constexpr const Architecture* kArchitectures[] = {HEADLIGHT_ARCHITECTURES(HEADLIGHT_ADDRESS)};
#undef HEADLIGHT_ADDRESS

std::string_view gguf_name(const Architecture& architecture) {
    return architecture.gguf == nullptr ? std::string_view{} : architecture.gguf->name;
}

std::string_view model_type(const Architecture& architecture) {
    return architecture.model_type;
}

/// How architectures are called in this kind of file.
auto names_in(const ModelFolder& folder) {
    return folder.gguf ? gguf_name : model_type;
}

[[noreturn]] void fail_unknown(const ModelFolder& folder) {
    std::string known;
    for (const Architecture* architecture : kArchitectures)
        if (const std::string_view name = names_in(folder)(*architecture); !name.empty())
            known += (known.empty() ? "" : ", ") + std::string(name);
    throw Error(ErrorKind::Unsupported,
                "Models of the type \"" + folder.config.text("model_type") +
                    "\" are not supported; supported types: " + known + ".",
                {folder.config.file().string(), folder.gguf ? "general.architecture" : "model_type", {}});
}

/// The model of a type that the registry knows; null: it does not.
std::unique_ptr<Model> load_named(const ModelFolder& folder, const std::shared_ptr<Backend>& backend,
                                  const std::stop_token& stop, const Progress& progress) {
    const std::string name = folder.config.text("model_type");
    for (const Architecture* architecture : kArchitectures) {
        if (name.empty() || names_in(folder)(*architecture) != name) continue;
        if (!folder.gguf) return architecture->load(folder, backend, stop, progress);
        return architecture->load(as_hugging_face(folder, *architecture->gguf, architecture->model_type), backend, stop,
                                  progress);
    }
    return nullptr;
}

/// Architectures that others take over under a name of their own. Those with fewer tensors of their own come later.
constexpr const Architecture* kTakenOver[] = {&kQwen3,   &kQwen2, &kOlmo2, &kMixtral, &kPhi3, &kLlama,
                                              &kGptNeox, &kGpt2,  &kBert,  &kRoberta, &kT5};

/// A model of an unknown type as the first of these that leaves none of its tensors out; null: there is none.
std::unique_ptr<Model> load_as_known(const ModelFolder& folder, const std::shared_ptr<Backend>& backend,
                                     const std::stop_token& stop, const Progress& progress) {
    for (const Architecture* architecture : kTakenOver) {
        try {
            auto model = architecture->load(folder, backend, stop, progress);
            if (std::ranges::any_of(model->description().notices, is_about_unused_tensors)) continue;
            const std::string notice = "config.json: model_type: \"" + folder.config.text("model_type") +
                                       "\" is not known. Its configuration and its tensors fit those of \"" +
                                       std::string(architecture->model_type) +
                                       "\", and it runs as that; what it computes otherwise is not shown.";
            return checked_model(std::move(model), backend, [] { return free_host_memory(); }, {notice});
        } catch (const Error& error) {
            const bool fits_not = error.kind() == ErrorKind::Format || error.kind() == ErrorKind::Unsupported;
            if (!fits_not) throw;
        }
    }
    return nullptr;
}

}  // namespace

std::unique_ptr<Model> load_model(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    if (auto model = load_named(folder, backend, stop, progress))
        return checked_model(std::move(model), std::move(backend), [] { return free_host_memory(); });
    if (!folder.gguf && !folder.config.text("model_type").empty())
        if (auto model = load_as_known(folder, backend, stop, progress)) return model;
    fail_unknown(folder);
}

std::unique_ptr<Model> declare_model(const ModelFolder& folder, std::shared_ptr<Backend> backend) {
    if (auto model = load_named(folder, backend, {}, {})) return model;
    fail_unknown(folder);
}

std::vector<Capture> Model::forward_together(std::span<const RequestedRun> runs, const std::stop_token& stop) {
    std::vector<Capture> captures;
    for (const RequestedRun& run : runs) captures.push_back(forward(run.input, run.request, stop, {}));
    return captures;
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

std::vector<SupportedArchitecture> supported_architectures() {
    std::vector<SupportedArchitecture> all;
    for (const Architecture* architecture : kArchitectures)
        all.push_back({std::string(architecture->model_type), std::string(architecture->name),
                       std::string(gguf_name(*architecture))});
    return all;
}

}  // namespace headlight
