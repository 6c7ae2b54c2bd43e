// DeepSeek-V2 (arXiv 2405.04434) and DeepSeek-V3 (arXiv 2412.19437): Llama with latent attention and, behind the first
// layers, mixtures of experts in groups with a shared one.

#include "models/architecture.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/blocks/plans/rotary_config.h"

#include <cmath>

namespace headlight::deepseek {

namespace {

/// What both have, with the experts that the shared one is as wide as where the configuration does not say it.
LlamaPlan read_deepseek_plan(std::string_view architecture, const Config& config, std::int64_t shared) {
    const LatentPlan latent = read_latent_plan(config);
    LlamaPlan plan = read_llama_plan(architecture, config, {.head_size = latent.sizes.turning});
    plan.latent = latent;
    plan.key_heads = plan.sizes.heads;
    plan.head_size = latent.head_size();
    const auto angles = std::make_shared<RotaryAngles>(rotary_frequencies(config, latent.sizes.turning));
    for (LlamaLayerPlan& layer : plan.layers) layer.rotary = angles;
    plan.interleaved = config.boolean_or("rope_interleave", true);
    plan.scale = stretched_score_factor(config) / std::sqrt(static_cast<double>(plan.head_size));
    plan.attention_output_bias = latent.bias;
    read_deepseek_experts(plan.experts, config, shared);
    if (config.integer_or("moe_layer_freq", 1, 1, 1'000) != 1)
        fail_unsupported(config, "moe_layer_freq",
                         "Layers without experts among those with them are not supported; "
                         "expected 1.");
    return plan;
}

std::unique_ptr<Model> load_v2(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                               const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_deepseek_plan("DeepSeek-V2 decoder", config, 2);
    read_first_dense_layers(plan, config, 0);
    plan.experts.rule.shares_of_all = true;
    if (config.boolean_or("norm_topk_prob", false))
        fail_unsupported(config, "norm_topk_prob",
                         "Weights of experts that are divided by their sum are not supported; expected false.");
    const std::string method = config.text_or("topk_method", "greedy");
    if (method == "group_limited_greedy")
        plan.experts.rule.groups = read_expert_groups(config, plan.experts, {.judged_by = 1});
    else if (method != "greedy")
        fail_unsupported(config, "topk_method",
                         "The choice of experts \"" + method +
                             "\" is not supported; supported choices: greedy, group_limited_greedy.");
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_v3(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                               const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_deepseek_plan("DeepSeek-V3 decoder", config, 1);
    read_first_dense_layers(plan, config, 3);
    read_sigmoid_router(plan.experts, config, {.count = 8, .chosen = 4, .judged_by = 2});
    plan.layers_ahead = config.integer_or("num_nextn_predict_layers", 1, 0, 1'000);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kDeepseekV2;
constinit const Architecture kDeepseekV2{"deepseek_v2", "DeepSeek-V2 decoder", load_v2};
extern const Architecture kDeepseekV3;
constinit const Architecture kDeepseekV3{"deepseek_v3", "DeepSeek-V3 decoder", load_v3};

}  // namespace headlight::deepseek
