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

std::string_view projector(const Architecture& architecture) {
    return architecture.image_encoder == nullptr ? std::string_view{} : architecture.image_encoder->projector;
}

std::string_view model_type(const Architecture& architecture) {
    return architecture.model_type;
}

/// How architectures are called in this kind of file.
auto names_in(const ModelFolder& folder) {
    return folder.gguf ? gguf_name : model_type;
}

/// All names of a kind, as an error lists them.
std::string listed(std::string_view (*name_of)(const Architecture&)) {
    std::string known;
    for (const Architecture* architecture : kArchitectures)
        if (const std::string_view name = name_of(*architecture); !name.empty())
            known += (known.empty() ? "" : ", ") + std::string(name);
    return known;
}

[[noreturn]] void fail_unknown(const ModelFolder& folder) {
    throw Error(ErrorKind::Unsupported,
                Sentence("Models of the type \"%1\" are not supported; supported types: %2.",
                         folder.config.text("model_type"), listed(names_in(folder))),
                {folder.config.file().string(), folder.gguf ? "general.architecture" : "model_type", {}});
}

/// The architecture that goes by this name; null: there is none. Those without one have the empty name.
const Architecture* find(std::string_view name, std::string_view (*name_of)(const Architecture&)) {
    const auto* const found = std::ranges::find_if(
        kArchitectures, [&](const Architecture* each) { return !name.empty() && name_of(*each) == name; });
    return found == std::end(kArchitectures) ? nullptr : *found;
}

/// The architecture of a text model of this type with the image encoder beside it. Throws Error(Unsupported) where
/// there is none.
const Architecture& whole_of(const GgufMetadata& image, const std::string& text) {
    std::string key = "clip.projector_type";
    if (image.find(key) == nullptr) key = "clip.vision.projector_type";
    const std::string kind = image.text(key).value_or("");
    const Architecture* whole = find(kind, projector);
    if (whole == nullptr)
        throw Error(ErrorKind::Unsupported,
                    Sentence("Image encoders of the kind \"%1\" are not supported; supported kinds: %2.", kind,
                             listed(projector)),
                    image.place_of(key));
    if (std::ranges::find(whole->image_encoder->texts, text) != whole->image_encoder->texts.end()) return *whole;
    std::string texts;
    for (const std::string_view each : whole->image_encoder->texts)
        texts += (texts.empty() ? "" : ", ") + std::string(each);
    throw Error(ErrorKind::Unsupported,
                Sentence("An image encoder of the kind \"%1\" belongs to a text model of the type %2, found one of the "
                         "type \"%3\".",
                         kind, texts, text),
                image.place_of(key));
}

/// The same; null where the files have no image encoder, or, unless a user named it, one that does not run. `notices`:
/// why.
const Architecture* whole_of(const ModelFolder& folder, std::vector<std::string>& notices) {
    if (!folder.gguf || folder.gguf->image_encoder() == nullptr) return nullptr;
    try {
        return &whole_of(folder.gguf->image_encoder()->header().metadata(), folder.config.text("model_type"));
    } catch (const Error& error) {
        if (folder.names_image_encoder || error.kind() != ErrorKind::Unsupported) throw;
        notices.push_back(std::string(error.what()) + " Only the text model runs, and no image can be read.");
        return nullptr;
    }
}

/// A GGUF file as Hugging Face's folder: with its image encoder if that belongs to `whole`, else without.
ModelFolder as_hugging_face(const ModelFolder& folder, const Architecture& text, const Architecture* whole) {
    if (whole != nullptr)
        return as_hugging_face(folder, *text.gguf, text.model_type, *whole->image_encoder, whole->model_type);
    return as_hugging_face(without_image_encoder(folder), *text.gguf, text.model_type);
}

/// The model of a type that the registry knows; null: it does not. `notices`: of what is left out.
std::unique_ptr<Model> load_named(const ModelFolder& folder, const std::shared_ptr<Backend>& backend,
                                  const std::stop_token& stop, const Progress& progress,
                                  std::vector<std::string>& notices) {
    const Architecture* const named = find(folder.config.text("model_type"), names_in(folder));
    if (named == nullptr) return nullptr;
    if (!folder.gguf) return named->load(folder, backend, stop, progress);
    const Architecture* const whole = whole_of(folder, notices);
    return (whole == nullptr ? named : whole)->load(as_hugging_face(folder, *named, whole), backend, stop, progress);
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
    std::vector<std::string> notices;
    if (auto model = load_named(folder, backend, stop, progress, notices))
        return checked_model(
            std::move(model), std::move(backend), [] { return free_host_memory(); }, notices);
    if (!folder.gguf && !folder.config.text("model_type").empty())
        if (auto model = load_as_known(folder, backend, stop, progress)) return model;
    fail_unknown(folder);
}

std::unique_ptr<Model> declare_model(const ModelFolder& folder, std::shared_ptr<Backend> backend) {
    std::vector<std::string> notices;
    if (auto model = load_named(folder, backend, {}, {}, notices)) return model;
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
    const Architecture* const named = folder.gguf ? nullptr : find(folder.config.text("model_type"), model_type);
    return named == nullptr || named->reads_text;
}

std::optional<Config> image_settings(const ModelFolder& folder) {
    std::vector<std::string> notices;
    const Architecture* const whole = whole_of(folder, notices);
    if (whole == nullptr) return std::nullopt;
    return preprocessing_of(*folder.gguf, *whole->image_encoder);
}

std::vector<SupportedArchitecture> supported_architectures() {
    std::vector<SupportedArchitecture> all;
    for (const Architecture* architecture : kArchitectures)
        all.push_back({std::string(architecture->model_type), std::string(architecture->name),
                       std::string(gguf_name(*architecture)), std::string(projector(*architecture))});
    return all;
}

}  // namespace headlight
