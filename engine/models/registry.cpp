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

/// Every architecture: the namespace, which has its file's name, and the constant that the file defines, in the order
/// of the constants. Declarations and list follow.
// clang-format off
#define HEADLIGHT_ARCHITECTURES(X) \
    X(albert, kAlbert) \
    X(ast, kAst) \
    X(bart, kBart) \
    X(bert, kBert) \
    X(big_bird, kBigBird) \
    X(blip, kBlip) \
    X(blip2, kBlip2) \
    X(bloom, kBloom) \
    X(roberta, kCamembert) \
    X(canine, kCanine) \
    X(clip, kClip) \
    X(cohere, kCohere) \
    X(cohere, kCohere2) \
    X(paligemma, kColPali) \
    X(davit, kDavit) \
    X(deberta, kDeberta) \
    X(deberta, kDebertaV2) \
    X(deepseek, kDeepseekV2) \
    X(deepseek, kDeepseekV3) \
    X(deit, kDeit) \
    X(detr, kDetr) \
    X(dinov2, kDinov2) \
    X(dinov2, kDinov2WithRegisters) \
    X(dinov3, kDinov3) \
    X(distilbert, kDistilBert) \
    X(electra, kElectra) \
    X(esm, kEsm) \
    X(esm_c, kEsmC) \
    X(eurobert, kEuroBert) \
    X(exaone4, kExaone4) \
    X(falcon, kFalcon) \
    X(florence2, kFlorence2) \
    X(gemma, kGemma) \
    X(gemma, kGemma2) \
    X(gemma, kGemma3) \
    X(glm, kGlm) \
    X(glm, kGlm4) \
    X(glm, kGlm4Moe) \
    X(deepseek, kGlm4MoeLite) \
    X(gpt2, kGpt2) \
    X(gpt_bigcode, kGptBigCode) \
    X(gptj, kGptJ) \
    X(gpt_neo, kGptNeo) \
    X(gpt_neox, kGptNeox) \
    X(gpt_oss, kGptOss) \
    X(granite, kGranite) \
    X(granite_hybrid, kGraniteHybrid) \
    X(granite, kGraniteMoe) \
    X(gte, kGte) \
    X(hubert, kHubert) \
    X(idefics3, kIdefics3) \
    X(imagegpt, kImageGpt) \
    X(internvl, kInternVl) \
    X(jina_v3, kJinaV3) \
    X(layoutlm, kLayoutLm) \
    X(layoutlmv3, kLayoutLmV3) \
    X(led, kLed) \
    X(lfm2, kLfm2) \
    X(llama, kLlama) \
    X(llava, kLlava) \
    X(llava, kLlavaNext) \
    X(longformer, kLongformer) \
    X(m2m100, kM2m100) \
    X(marian, kMarian) \
    X(mbart, kMbart) \
    X(mistral, kMinistral) \
    X(mistral, kMinistral3) \
    X(mistral, kMistral) \
    X(mixtral, kMixtral) \
    X(modernbert, kModernBert) \
    X(mpnet, kMpnet) \
    X(t5, kMt5) \
    X(neobert, kNeoBert) \
    X(gte, kNewGte) \
    X(nomic_bert, kNomicBert) \
    X(nystromformer, kNystromformer) \
    X(olmo, kOlmo) \
    X(olmo, kOlmo2) \
    X(olmo, kOlmo3) \
    X(olmo, kOlmoe) \
    X(opt, kOpt) \
    X(paligemma, kPaliGemma) \
    X(pegasus, kPegasus) \
    X(phi, kPhi) \
    X(phi3, kPhi3) \
    X(qwen, kQwen2) \
    X(qwen2_5_vl, kQwen25Vl) \
    X(qwen, kQwen2Moe) \
    X(qwen2_vl, kQwen2Vl) \
    X(qwen, kQwen3) \
    X(qwen, kQwen3Moe) \
    X(qwen3_next, kQwen3Next) \
    X(qwen3_vl, kQwen3Vl) \
    X(roberta, kRoberta) \
    X(sam, kSam) \
    X(sam, kSamVision) \
    X(segformer, kSegformer) \
    X(siglip, kSiglip) \
    X(siglip2, kSiglip2) \
    X(smollm3, kSmolLm3) \
    X(idefics3, kSmolVlm) \
    X(stablelm, kStableLm) \
    X(starcoder2, kStarCoder2) \
    X(swin, kSwin) \
    X(swin, kSwin2) \
    X(t5, kT5) \
    X(t5, kT5Encoder) \
    X(t5, kUmt5) \
    X(vision_encoder_decoder, kVisionEncoderDecoder) \
    X(vit, kVit) \
    X(vit_mae, kVitMae) \
    X(wav2vec2, kWav2Vec2) \
    X(wavlm, kWavLm) \
    X(whisper, kWhisper) \
    X(gemma3, kWholeGemma3) \
    X(roberta, kXlmRoberta) \
    X(roberta, kXlmRobertaXl)
// clang-format on

#define HEADLIGHT_DECLARATION(file, constant) \
    namespace file {                          \
    extern const Architecture constant;       \
    }
HEADLIGHT_ARCHITECTURES(HEADLIGHT_DECLARATION)
#undef HEADLIGHT_DECLARATION

namespace {

#define HEADLIGHT_ADDRESS(file, constant) &file::constant,
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
                Sentence("Models of the type \"%1\" are not supported; supported types: %2.",
                         folder.config.text("model_type"), known),
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
constexpr const Architecture* kTakenOver[] = {
    &qwen::kQwen3,       &qwen::kQwen2, &olmo::kOlmo2, &mixtral::kMixtral, &phi3::kPhi3, &llama::kLlama,
    &gpt_neox::kGptNeox, &gpt2::kGpt2,  &bert::kBert,  &roberta::kRoberta, &t5::kT5};

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
