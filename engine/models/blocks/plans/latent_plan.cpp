#include "models/blocks/plans/latent_plan.h"

namespace headlight {

namespace {

constexpr float kLatentEpsilon = 1e-6F;  // of the latents' norms, which no field says

}  // namespace

LatentPlan read_latent_plan(const Config& config) {
    constexpr std::int64_t kMostRank = 1'000'000;
    constexpr std::int64_t kMostSize = 65'536;
    LatentPlan plan;
    plan.key_rank = config.integer("kv_lora_rank", 1, kMostRank);
    plan.query_rank = config.integer_or("q_lora_rank", 0, 1, kMostRank);
    plan.sizes.still = config.integer("qk_nope_head_dim", 1, kMostSize);
    plan.sizes.turning = config.integer("qk_rope_head_dim", 2, kMostSize);
    plan.sizes.value = config.integer("v_head_dim", 1, kMostSize);
    plan.bias = config.boolean_or("attention_bias", false);
    return plan;
}

void add_latent_projections(TensorTable& table, const LatentPlan& plan, Dimension hidden, std::int64_t heads,
                            const std::string& name, const std::string& source) {
    const Dimension queries{heads * plan.head_size(), "num_attention_heads * (qk_nope_head_dim + qk_rope_head_dim)"};
    const Dimension both{heads * (plan.sizes.still + plan.sizes.value),
                         "num_attention_heads * (qk_nope_head_dim + v_head_dim)"};
    const Dimension query_rank{plan.query_rank, "q_lora_rank"};
    const Dimension key_rank{plan.key_rank, "kv_lora_rank"};
    const auto norm = [&](const char* to, const char* from, Dimension size) {
        table.body(name + to + ".weight", {source + from + ".weight"}, {size});
    };
    if (plan.query_rank > 0) {
        table.body_linear(name + "query_latent", source + "q_a_proj", query_rank, hidden, plan.bias);
        norm("query_latent_norm", "q_a_layernorm", query_rank);
        table.body_linear(name + "query", source + "q_b_proj", queries, query_rank, false);
    } else {
        table.body_linear(name + "query", source + "q_proj", queries, hidden, false);
    }
    table.body_linear(name + "key_value_latent", source + "kv_a_proj_with_mqa",
                      {plan.key_rank + plan.sizes.turning, "kv_lora_rank + qk_rope_head_dim"}, hidden, plan.bias);
    norm("key_value_latent_norm", "kv_a_layernorm", key_rank);
    table.body_linear(name + "key_value", source + "kv_b_proj", both, key_rank, false);
}

LatentProjections latent_projections_of(const LoadedTensors& tensors, const LatentPlan& plan, const std::string& name) {
    LatentProjections projections;
    if (plan.query_rank > 0) projections.query_latent = linear_of(tensors, name + "query_latent");
    projections.query_norm = rms_norm_of(tensors, name + "query_latent_norm", kLatentEpsilon);
    projections.query = linear_of(tensors, name + "query");
    projections.key_value_latent = linear_of(tensors, name + "key_value_latent");
    projections.key_value_norm = rms_norm_of(tensors, name + "key_value_latent_norm", kLatentEpsilon);
    projections.key_value = linear_of(tensors, name + "key_value");
    projections.sizes = plan.sizes;
    return projections;
}

}  // namespace headlight
