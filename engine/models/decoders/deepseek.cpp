// DeepSeek-V2 (arXiv 2405.04434) and DeepSeek-V3 (arXiv 2412.19437): Llama with latent attention and, behind the first
// layers, mixtures of experts in groups with a shared one. GLM-4.7-Flash (Z.ai, 2026) is built as DeepSeek-V3 is.

#include "json/json_writer.h"
#include "models/architecture.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/blocks/plans/rotary_config.h"
#include "models/decoders/gguf_decoder.h"
#include "models/gguf_fields.h"

#include <cmath>

namespace headlight::deepseek {

namespace {

constexpr std::string_view kGlmName = "GLM-4.7-Flash decoder";

/// What all have, with the experts that the shared one is as wide as where the configuration does not say it.
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
                         Sentence("Layers without experts among those with them are not supported; expected 1."));
    return plan;
}

/// `dense` layers come before those with experts, and the experts stand in `groups`, where the configuration does not
/// say it.
LlamaPlan read_v3_plan(std::string_view architecture, const Config& config, std::int64_t dense,
                       const ExpertGroups& groups) {
    LlamaPlan plan = read_deepseek_plan(architecture, config, 1);
    read_first_dense_layers(plan, config, dense);
    read_sigmoid_router(plan.experts, config, groups);
    plan.layers_ahead = config.integer_or("num_nextn_predict_layers", 1, 0, 1'000);
    return plan;
}

std::unique_ptr<Model> load_v3(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                               const Progress& progress) {
    LlamaPlan plan = read_v3_plan("DeepSeek-V3 decoder", folder.config, 3, {.count = 8, .chosen = 4, .judged_by = 2});
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_glm4_moe_lite(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                          const std::stop_token& stop, const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_v3_plan(kGlmName, config, 1, {.judged_by = 2});
    plan.epsilon = epsilon_of(config, "rms_norm_eps", 1e-5);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

/// Of GGUF files also DeepSeek-V3, which goes by this name: its router has sigmoids.
std::unique_ptr<Model> load_v2(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                               const Progress& progress) {
    const Config& config = folder.config;
    if (folder.gguf && config.text_or("scoring_func", "softmax") == "sigmoid")
        return load_v3(folder, std::move(backend), stop, progress);
    LlamaPlan plan = read_deepseek_plan("DeepSeek-V2 decoder", config, 2);
    read_first_dense_layers(plan, config, 0);
    plan.experts.rule.shares_of_all = true;
    if (config.boolean_or("norm_topk_prob", false))
        fail_unsupported(
            config, "norm_topk_prob",
            Sentence("Weights of experts that are divided by their sum are not supported; expected false."));
    const std::string method = config.text_or("topk_method", "greedy");
    if (method == "group_limited_greedy")
        plan.experts.rule.groups = read_expert_groups(config, plan.experts, {.judged_by = 1});
    else if (method != "greedy")
        fail_unsupported(
            config, "topk_method",
            Sentence("The choice of experts \"%1\" is not supported; supported choices: greedy, group_limited_greedy.",
                     method));
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

/// The sizes of a head's queries, keys and values: of older files, which keep what makes keys and values in one tensor,
/// under the names of other decoders.
void add_gguf_latent_fields(const GgufMetadata& metadata, const std::string& name, GgufFields& fields) {
    constexpr std::int64_t kMostSize = 65'536;
    const auto size = [&](const std::string& part) {
        const std::string key = name + ".attention." + part + "_length";
        const auto own = metadata.integer(key + "_mla", 1, kMostSize);
        return own ? own : metadata.integer(key, 1, kMostSize);
    };
    const auto keys = size("key");
    const auto values = size("value");
    const auto turning = metadata.integer(name + ".rope.dimension_count", 2, kMostSize);
    if (!keys || !values || !turning || *keys <= *turning)
        metadata.fail(name + ".attention.key_length",
                      Sentence("Expected the sizes of a head's keys and values, and how many of the former turn."));
    fields["qk_rope_head_dim"] = std::to_string(*turning);
    fields["qk_nope_head_dim"] = std::to_string(*keys - *turning);
    fields["v_head_dim"] = std::to_string(*values);
    for (const char* other : {"head_dim", "num_key_value_heads", "partial_rotary_factor"}) fields.erase(other);
}

/// llama.cpp turns without a factor where it multiplies scores by one (`yarn_log_multiplier`, a tenth of
/// `mscale_all_dim`).
void add_gguf_score_factor(const GgufMetadata& metadata, const std::string& name, GgufFields& fields) {
    const auto tenth = metadata.real(name + ".rope.scaling.yarn_log_multiplier");
    if (!tenth || !fields.contains("rope_scaling.rope_type")) return;
    fields["rope_scaling.mscale_all_dim"] = json_number(10 * *tenth);
    fields["rope_scaling.attention_factor"] =
        json_number(metadata.real(name + ".rope.scaling.attn_factor").value_or(1));
}

void add_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    constexpr std::int64_t kSigmoid = 2;  // of llama.cpp's enumeration of routers
    const GgufMetadata& metadata = file.metadata();
    add_gguf_deepseek_expert_fields(file, name, fields);
    add_gguf_latent_fields(metadata, name, fields);
    add_gguf_score_factor(metadata, name, fields);
    const auto router = metadata.integer(name + ".expert_gating_func", 0, INT32_MAX);
    const std::string first = fields.contains("first_k_dense_replace") ? fields["first_k_dense_replace"] : "0";
    const bool sigmoid = router ? *router == kSigmoid : has_tensor(file, "blk." + first + ".exp_probs_b.bias");
    fields["scoring_func"] = sigmoid ? "\"sigmoid\"" : "\"softmax\"";
    const std::int64_t groups = metadata.integer(name + ".expert_group_count", 0, INT32_MAX).value_or(1);
    fields["topk_method"] = groups > 1 ? "\"group_limited_greedy\"" : "\"greedy\"";
}

constexpr GgufField kOwnGgufFields[] = {
    {"kv_lora_rank", ".attention.kv_lora_rank"},
    {"q_lora_rank", ".attention.q_lora_rank"},
};
constexpr auto kGgufFields = joined_rows(kOwnGgufFields, kGgufDeepseekExpertFields);

constexpr GgufTensor kOwnGgufTensors[] = {
    {"blk.*.attn_q_a", "model.layers.*.self_attn.q_a_proj"},
    {"blk.*.attn_q_a_norm", "model.layers.*.self_attn.q_a_layernorm"},
    {"blk.*.attn_q_b", "model.layers.*.self_attn.q_b_proj"},
    {"blk.*.attn_kv_a_mqa", "model.layers.*.self_attn.kv_a_proj_with_mqa"},
    {"blk.*.attn_kv_a_norm", "model.layers.*.self_attn.kv_a_layernorm"},
    {"blk.*.attn_kv_b", "model.layers.*.self_attn.kv_b_proj"},
    {"blk.*.attn_k_b", "model.layers.*.self_attn.kv_b_proj", GgufForm::LatentKeys},
    {"blk.*.attn_v_b", "", GgufForm::Field},
};
constexpr auto kGgufTensors = joined_rows(kOwnGgufTensors, kGgufDeepseekExpertTensors);

constexpr GgufArchitecture kGguf{"deepseek2",     kGgufDecoderFields, kGgufDecoderTensors,
                                 add_gguf_fields, kGgufFields,        kGgufTensors};

}  // namespace

extern const Architecture kDeepseekV2;
constinit const Architecture kDeepseekV2{"deepseek_v2", "DeepSeek-V2 decoder", load_v2, &kGguf};
extern const Architecture kDeepseekV3;
constinit const Architecture kDeepseekV3{"deepseek_v3", "DeepSeek-V3 decoder", load_v3};
extern const Architecture kGlm4MoeLite;
constinit const Architecture kGlm4MoeLite{"glm4_moe_lite", kGlmName, load_glm4_moe_lite};

}  // namespace headlight::deepseek
