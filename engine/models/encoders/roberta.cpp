// RoBERTa (arXiv 1907.11692), XLM-RoBERTa (arXiv 1911.02116) and CamemBERT (arXiv 1911.03894): BERT whose positions are
// counted after the padding token's id, with heads of their own. XLM-RoBERTa XL (arXiv 2105.00572): norms before
// attention and feed-forward.

#include "models/architecture.h"
#include "models/blocks/plans/decoder_config.h"
#include "models/blocks/plans/encoder_plan.h"

#include <utility>

namespace headlight::roberta {

namespace {

constexpr std::string_view kRobertaName = "RoBERTa encoder";
constexpr std::string_view kXlmRobertaName = "XLM-RoBERTa encoder";
constexpr std::string_view kXlmRobertaXlName = "XLM-RoBERTa XL encoder";
constexpr std::string_view kCamembertName = "CamemBERT encoder";

EncoderPlan read_roberta_plan(std::string_view name, const Config& config) {
    if (config.boolean_or("is_decoder", false))
        fail_unsupported(config, "is_decoder", Sentence("RoBERTa is supported as an encoder only, not as a decoder."));
    EncoderPlan plan = read_encoder_plan(name, "roberta.", config);
    plan.types = config.integer_or("type_vocab_size", 1, 1, 1'000);
    plan.padding = static_cast<std::int32_t>(config.integer_or("pad_token_id", 1, 0, plan.positions - 2));
    plan.first_position = plan.padding + 1;
    plan.head = roberta_head(plan);
    return plan;
}

std::unique_ptr<Model> load_as(std::string_view name, const ModelFolder& folder, std::shared_ptr<Backend> backend,
                               const std::stop_token& stop, const Progress& progress) {
    return make_encoder(read_roberta_plan(name, folder.config), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_roberta(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                    const std::stop_token& stop, const Progress& progress) {
    return load_as(kRobertaName, folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_xlm_roberta(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                        const std::stop_token& stop, const Progress& progress) {
    return load_as(kXlmRobertaName, folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_camembert(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                      const std::stop_token& stop, const Progress& progress) {
    return load_as(kCamembertName, folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_xlm_roberta_xl(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                           const std::stop_token& stop, const Progress& progress) {
    EncoderPlan plan = read_roberta_plan(kXlmRobertaXlName, folder.config);
    plan.epsilon = epsilon_of(folder.config, "layer_norm_eps", 1e-5);
    plan.norms_before = true;
    plan.names.embedding_norm = {};
    plan.names.attention_norm = "attention.self_attn_layer_norm";
    plan.names.norm = "LayerNorm";
    plan.names.final_norm = "encoder.LayerNorm";
    return make_encoder(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kRoberta;
constinit const Architecture kRoberta{"roberta", kRobertaName, load_roberta};

extern const Architecture kCamembert;
constinit const Architecture kCamembert{"camembert", kCamembertName, load_camembert};

extern const Architecture kXlmRobertaXl;
constinit const Architecture kXlmRobertaXl{"xlm-roberta-xl", kXlmRobertaXlName, load_xlm_roberta_xl};

extern const Architecture kXlmRoberta;
constinit const Architecture kXlmRoberta{"xlm-roberta", kXlmRobertaName, load_xlm_roberta};

}  // namespace headlight::roberta
