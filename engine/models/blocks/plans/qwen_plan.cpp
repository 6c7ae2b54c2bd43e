#include "models/blocks/plans/qwen_plan.h"

namespace headlight {

namespace {

void read_window(LlamaPlan& plan, const Config& config) {
    if (!config.boolean_or("use_sliding_window", false)) return;
    const std::int64_t whole = config.integer_or("max_window_layers", 28, 0, 1'000);
    read_windows(plan, config, [&](std::int64_t layer) { return layer >= whole; });
}

}  // namespace

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
