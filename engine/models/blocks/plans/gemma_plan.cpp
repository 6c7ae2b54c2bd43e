#include "models/blocks/plans/gemma_plan.h"

#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/rotary_config.h"

#include <cmath>
#include <memory>

namespace headlight {

namespace {

constexpr std::int64_t kWindow = 4096;

void read_gemma2_traits(LlamaPlan& plan, const Config& config) {
    plan.norms_after = true;
    plan.norm_names.feed_forward = "pre_feedforward_layernorm";
    plan.scale = 1 / std::sqrt(config.real_or("query_pre_attn_scalar", 256, 1e-6, 1e6));
    plan.softcap = static_cast<float>(config.real_or("attn_logit_softcapping", 0, 0, 1e6));
    plan.logits_softcap = static_cast<float>(config.real_or("final_logit_softcapping", 0, 0, 1e6));
}

/// Layers with a window turn by angles of their own; what stretches the others does not hold for them.
void read_local_angles(LlamaPlan& plan, const Config& config) {
    const bool by_type = config.section("rope_parameters").has_value();
    const double theta = config.real_or("rope_local_base_freq", 10000, 1 + 1e-6, 1e12);
    const auto local =
        std::make_shared<RotaryAngles>(by_type ? rotary_frequencies(config, plan.head_size, {}, "sliding_attention")
                                               : plain_rotary_frequencies(theta, plan.head_size));
    const auto global =
        std::make_shared<RotaryAngles>(rotary_frequencies(config, plan.head_size, {.theta = 1e6}, "full_attention"));
    for (LlamaLayerPlan& layer : plan.layers) layer.rotary = layer.window > 0 ? local : global;
}

/// Those of transformers: published folders of whole models leave out what equals them.
constexpr LlamaDefaults kGemma3Defaults{
    .sizes = {.vocabulary = 262'208, .hidden = 2304, .layers = 26, .heads = 8, .positions = 131'072},
    .key_heads = 4,
    .head_size = 256,
    .inner = 9216};

}  // namespace

LlamaPlan read_gemma_plan(std::string_view architecture, const Config& config, const LlamaDefaults& defaults) {
    LlamaPlan plan = read_llama_plan(architecture, config, defaults);
    plan.activation = activation_of(config, "hidden_activation", "gelu_pytorch_tanh");
    plan.tied = config.boolean_or("tie_word_embeddings", true);
    plan.query_key_value_bias = plan.attention_output_bias = config.boolean_or("attention_bias", false);
    plan.norms_from_one = true;
    plan.embedding_scale = std::sqrt(static_cast<double>(plan.sizes.hidden));
    return plan;
}

LlamaPlan read_gemma2_plan(std::string_view architecture, const Config& config, const LlamaDefaults& defaults) {
    LlamaPlan plan = read_gemma_plan(architecture, config, defaults);
    read_gemma2_traits(plan, config);
    read_windows(
        plan, config, [](std::int64_t layer) { return layer % 2 == 0; }, kWindow);
    return plan;
}

LlamaPlan read_gemma3_plan(std::string_view architecture, const Config& config) {
    if (config.boolean_or("use_bidirectional_attention", false))
        fail_unsupported(config, "use_bidirectional_attention",
                         Sentence("Gemma 3 whose tokens also see those after them cannot be run."));
    LlamaPlan plan = read_gemma_plan(architecture, config, kGemma3Defaults);
    read_gemma2_traits(plan, config);
    plan.query_key_norm = QueryKeyNorm::EachHead;
    const std::int64_t pattern = config.integer_or("sliding_window_pattern", 6, 1, 1'000);
    read_windows(
        plan, config, [&](std::int64_t layer) { return (layer + 1) % pattern != 0; }, kWindow);
    read_local_angles(plan, config);
    return plan;
}

}  // namespace headlight
