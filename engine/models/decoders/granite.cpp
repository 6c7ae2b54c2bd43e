// Granite 3 (IBM, 2024) and its mixtures of experts: Llama with factors of the words, of scores, of what each part adds
// and of logits (maximal update parametrization, arXiv 2203.03466).

#include "models/decoders/granite.h"

#include "models/architecture.h"
#include "models/decoders/gguf_decoder.h"

namespace headlight::granite {

LlamaPlan read_granite_plan(std::string_view architecture, const Config& config) {
    constexpr double kLeast = 1e-6;
    constexpr double kMost = 1e6;
    LlamaPlan plan = read_llama_plan(architecture, config);
    plan.query_key_value_bias = plan.attention_output_bias = config.boolean_or("attention_bias", false);
    plan.feed_forward_bias = config.boolean_or("mlp_bias", false);
    plan.embedding_scale = config.real_or("embedding_multiplier", 1, kLeast, kMost);
    plan.residual_scale = config.real_or("residual_multiplier", 1, kLeast, kMost);
    plan.scale = config.real_or("attention_multiplier", 1, kLeast, kMost);
    plan.logits_scale = static_cast<float>(1 / config.real_or("logits_scaling", 1, kLeast, kMost));
    return plan;
}

void name_granite_experts(ExpertPlan& experts) {
    const bool pairs = experts.files == ExpertFiles::Apart;  // GGUF files hold gate and up apart
    if (pairs) experts.files = ExpertFiles::StackedPairs;
    experts.names = {.router = "block_sparse_moe.router.layer",
                     .experts = "block_sparse_moe.",
                     .gate = pairs ? "input_linear" : "gate_linear",
                     .down = "output_linear",
                     .up = "up_linear"};
}

namespace {

std::unique_ptr<Model> load_granite(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                    const std::stop_token& stop, const Progress& progress) {
    return make_llama(read_granite_plan("Granite decoder", folder.config), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_granite_moe(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                        const std::stop_token& stop, const Progress& progress) {
    LlamaPlan plan = read_granite_plan("Granite mixture-of-experts decoder", folder.config);
    plan.experts = read_experts(folder.config);
    name_granite_experts(plan.experts);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

constexpr GgufField kGgufFields[] = {
    {"embedding_multiplier", ".embedding_scale"},
    {"residual_multiplier", ".residual_scale"},
    {"attention_multiplier", ".attention.scale"},
    {"logits_scaling", ".logit_scale"},
};

void add_moe_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields_with_experts(file, name, fields);
    fields["stacked_experts"] = "true";
}

constexpr GgufField kMoeGgufFields[] = {
    {"embedding_multiplier", ".embedding_scale"}, {"residual_multiplier", ".residual_scale"},
    {"attention_multiplier", ".attention.scale"}, {"logits_scaling", ".logit_scale"},
    {"num_local_experts", ".expert_count"},       {"num_experts_per_tok", ".expert_used_count"},
};

constexpr GgufTensor kMoeGgufTensors[] = {
    {"blk.*.ffn_gate_inp", "model.layers.*.block_sparse_moe.router.layer"},
    {"blk.*.ffn_gate_exps", "model.layers.*.block_sparse_moe.gate_linear"},
    {"blk.*.ffn_down_exps", "model.layers.*.block_sparse_moe.output_linear"},
    {"blk.*.ffn_up_exps", "model.layers.*.block_sparse_moe.up_linear"},
};

constexpr GgufArchitecture kMoeGguf{
    "granitemoe", kGgufDecoderFields, kGgufDecoderTensors, add_moe_gguf_fields, kMoeGgufFields, kMoeGgufTensors, true};
constexpr GgufArchitecture kGguf{
    "granite", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_decoder_fields, kGgufFields, {}, true};

}  // namespace

extern const Architecture kGranite;
constinit const Architecture kGranite{"granite", "Granite decoder", load_granite, &kGguf};
extern const Architecture kGraniteMoe;
constinit const Architecture kGraniteMoe{"granitemoe", "Granite mixture-of-experts decoder", load_granite_moe,
                                         &kMoeGguf};

}  // namespace headlight::granite
