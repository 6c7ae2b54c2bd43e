// GLM-4 (arXiv 2406.12793) and its version of 2025 (GLM-4-0414), which also normalizes what attention and feed-forward
// give: Llama with rotary positions on adjacent values of half of each head. GLM-4.5 (arXiv 2508.06471): Llama with
// rotary positions on half of each head and the experts of DeepSeek-V3.

#include "models/architecture.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/decoders/gguf_decoder.h"
#include "models/gguf_fields.h"

namespace headlight::glm {

namespace {

LlamaPlan read_glm_plan(std::string_view architecture, const Config& config) {
    LlamaPlan plan = read_llama_plan(architecture, config, {.rotary = {.share = 0.5}});
    plan.epsilon = epsilon_of(config, "rms_norm_eps", 1.5625e-7);
    plan.query_key_value_bias = config.boolean_or("attention_bias", true);
    plan.fused_gate_up = true;
    plan.interleaved = true;
    return plan;
}

std::unique_ptr<Model> load_glm(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                const std::stop_token& stop, const Progress& progress) {
    return make_llama(read_glm_plan("GLM decoder", folder.config), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_glm4(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                 const std::stop_token& stop, const Progress& progress) {
    LlamaPlan plan = read_glm_plan("GLM-4 decoder", folder.config);
    plan.norms_after = true;
    plan.norm_names.attention_post = "post_self_attn_layernorm";
    plan.norm_names.feed_forward_post = "post_mlp_layernorm";
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

/// Without the norms of GLM-4, and with pairs of halves.
std::unique_ptr<Model> load_glm4_moe(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                     const std::stop_token& stop, const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_llama_plan("GLM-4 mixture-of-experts decoder", config, {.rotary = {.share = 0.5}});
    plan.epsilon = epsilon_of(config, "rms_norm_eps", 1e-5);
    plan.query_key_value_bias = config.boolean_or("attention_bias", false);
    if (config.boolean_or("use_qk_norm", false)) plan.query_key_norm = QueryKeyNorm::EachHead;
    read_deepseek_experts(plan.experts, config, 1);
    read_sigmoid_router(plan.experts, config, {.judged_by = 2});
    read_first_dense_layers(plan, config, 1);
    plan.layers_ahead = config.integer_or("num_nextn_predict_layers", 1, 0, 1'000);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

constexpr GgufTensor kGlmGgufTensors[] = {
    {"blk.*.ffn_up", "model.layers.*.mlp.gate_up_proj"},
};

void add_moe_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_deepseek_expert_fields(file, name, fields);
    fields["use_qk_norm"] = json_truth(has_tensor(file, "blk.0.attn_q_norm.weight"));
}

constexpr GgufTensor kOwnMoeGgufTensors[] = {
    {"blk.*.post_attention_norm", "model.layers.*.post_attention_layernorm"},
};
constexpr auto kMoeGgufTensors = joined_rows(kOwnMoeGgufTensors, kGgufDeepseekExpertTensors);

constexpr GgufTensor kGgufTensors[] = {
    {"blk.*.post_attention_norm", "model.layers.*.post_self_attn_layernorm"},
    {"blk.*.post_ffw_norm", "model.layers.*.post_mlp_layernorm"},
    {"blk.*.ffn_up", "model.layers.*.mlp.gate_up_proj"},
};

constexpr GgufArchitecture kGlmGguf{"chatglm", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_decoder_fields,
                                    {},        kGlmGgufTensors};
constexpr GgufArchitecture kMoeGguf{"glm4moe",           kGgufDecoderFields,        kGgufDecoderTensors,
                                    add_moe_gguf_fields, kGgufDeepseekExpertFields, kMoeGgufTensors};
constexpr GgufArchitecture kGguf{"glm4", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_decoder_fields,
                                 {},     kGgufTensors};

}  // namespace

extern const Architecture kGlm;
constinit const Architecture kGlm{"glm", "GLM decoder", load_glm, &kGlmGguf};
extern const Architecture kGlm4;
constinit const Architecture kGlm4{"glm4", "GLM-4 decoder", load_glm4, &kGguf};
extern const Architecture kGlm4Moe;
constinit const Architecture kGlm4Moe{"glm4_moe", "GLM-4 mixture-of-experts decoder", load_glm4_moe, &kMoeGguf};

}  // namespace headlight::glm
