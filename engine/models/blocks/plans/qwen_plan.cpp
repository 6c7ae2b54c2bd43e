#include "models/blocks/plans/qwen_plan.h"

namespace headlight {

namespace {

void read_window(LlamaPlan& plan, const Config& config) {
    if (!config.boolean_or("use_sliding_window", false)) return;
    const std::int64_t whole = config.integer_or("max_window_layers", 28, 0, 1'000);
    read_windows(plan, config, [&](std::int64_t layer) { return layer >= whole; });
}

void read_dense_layers(LlamaPlan& plan, const Config& config) {
    const auto count = static_cast<std::int64_t>(plan.layers.size());
    const std::int64_t step = config.integer_or("decoder_sparse_step", 1, 1, 1'000);
    for (std::int64_t layer = 0; layer < count; ++layer)
        plan.layers[static_cast<std::size_t>(layer)].experts = (layer + 1) % step == 0;
    for (const std::int64_t layer : config.integers_or_none("mlp_only_layers", 0, count - 1))
        plan.layers[static_cast<std::size_t>(layer)].experts = false;
}

}  // namespace

void read_qwen_experts(LlamaPlan& plan, const Config& config, std::int64_t chosen, bool normalized) {
    plan.experts = read_experts(config, config.has("num_experts") ? "num_experts" : "num_local_experts",
                                "moe_intermediate_size", chosen);
    plan.experts.names = names_in_mlp();
    plan.experts.rule.shares_of_all = !config.boolean_or("norm_topk_prob", normalized);
    read_dense_layers(plan, config);
}

void read_shared_expert(ExpertPlan& plan, const Config& config) {
    plan.shared_field = "shared_expert_intermediate_size";
    plan.shared = config.integer(plan.shared_field, 1, 1'000'000);
    plan.names.shared = "mlp.shared_expert.";
    plan.names.shared_router = "mlp.shared_expert_gate";
}

LlamaPlan read_qwen2_plan(std::string_view architecture, const Config& config, const LlamaDefaults& defaults) {
    LlamaPlan plan = read_llama_plan(architecture, config, defaults);
    plan.query_key_value_bias = true;
    read_window(plan, config);
    return plan;
}

LlamaPlan read_qwen3_plan(std::string_view architecture, const Config& config, const LlamaDefaults& defaults) {
    LlamaPlan plan = read_llama_plan(architecture, config, defaults);
    plan.query_key_value_bias = plan.attention_output_bias = config.boolean_or("attention_bias", false);
    plan.query_key_norm = QueryKeyNorm::EachHead;
    read_window(plan, config);
    return plan;
}

}  // namespace headlight
