// OLMo (arXiv 2402.00838): Llama with layer norms that have no weights, and with bounds of queries, keys and values.
// OLMo 2 (arXiv 2501.00656): norms of what attention and feed-forward give instead of what they read, and of all
// queries and keys. OLMo 3 (Allen Institute for AI, 2025): OLMo 2 with windows in three of four layers. OLMoE (arXiv
// 2409.02060): a mixture of experts with norms before each part.

#include "models/architecture.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/blocks/plans/rotary_config.h"
#include "models/decoders/gguf_decoder.h"
#include "models/gguf_fields.h"

namespace headlight::olmo {

namespace {

constexpr float kOlmoEpsilon = 1e-5F;  // which no field says

std::unique_ptr<Model> load_olmo(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                 const std::stop_token& stop, const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_llama_plan("OLMo decoder", config);
    plan.query_key_value_bias = plan.attention_output_bias = config.boolean_or("attention_bias", false);
    plan.norms = Norm::Kind::Layer;
    plan.norm_weight = false;
    plan.epsilon = kOlmoEpsilon;
    plan.limit = config.real_or("clip_qkv", 0, 0, 1e6);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

LlamaPlan read_olmo2_plan(std::string_view architecture, const Config& config, const RotaryDefaults& rotary,
                          double epsilon) {
    LlamaPlan plan = read_llama_plan(architecture, config, {.rotary = rotary});
    plan.epsilon = epsilon_of(config, "rms_norm_eps", epsilon);
    plan.query_key_value_bias = plan.attention_output_bias = config.boolean_or("attention_bias", false);
    plan.query_key_norm = QueryKeyNorm::WholeVector;
    plan.norms_before = false;
    plan.norms_after = true;
    return plan;
}

/// What stretches the rotary angles holds for layers without a window only.
void read_olmo3_layers(LlamaPlan& plan, const Config& config, const RotaryDefaults& rotary) {
    constexpr std::int64_t kPeriod = 4;  // of layers, the last of which sees all
    read_windows(
        plan, config, [](std::int64_t layer) { return (layer + 1) % kPeriod != 0; }, 4096);
    const auto local = std::make_shared<RotaryAngles>(local_rotary_frequencies(config, plan.head_size, rotary));
    const auto global =
        std::make_shared<RotaryAngles>(rotary_frequencies(config, plan.head_size, rotary, "full_attention"));
    for (LlamaLayerPlan& layer : plan.layers) layer.rotary = layer.window > 0 ? local : global;
}

std::unique_ptr<Model> load_olmo3(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    const RotaryDefaults rotary{.theta = 500'000};
    LlamaPlan plan = read_olmo2_plan("OLMo 3 decoder", folder.config, rotary, 1e-5);
    read_olmo3_layers(plan, folder.config, rotary);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_olmoe(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_llama_plan("OLMoE mixture-of-experts decoder", config);
    plan.epsilon = epsilon_of(config, "rms_norm_eps", 1e-5);
    plan.query_key_value_bias = plan.attention_output_bias = config.boolean_or("attention_bias", false);
    plan.query_key_norm = QueryKeyNorm::WholeVector;
    plan.limit = config.real_or("clip_qkv", 0, 0, 1e6);
    plan.experts =
        read_experts(config, config.has("num_experts") ? "num_experts" : "num_local_experts", "intermediate_size", 8);
    plan.experts.names = names_in_mlp();
    plan.experts.rule.shares_of_all = !config.boolean_or("norm_topk_prob", false);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

/// Of GGUF files also OLMo 3, which goes by this name: it has a window.
std::unique_ptr<Model> load_olmo2(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    if (folder.gguf && folder.config.integer_or("sliding_window", 0, 0, INT32_MAX) > 0)
        return load_olmo3(folder, std::move(backend), stop, progress);
    return make_llama(read_olmo2_plan("OLMo 2 decoder", folder.config, {}, 1e-5), folder, std::move(backend), stop,
                      progress);
}

constexpr GgufField kOlmoGgufFields[] = {
    {"clip_qkv", ".attention.clamp_kqv"},
};

void add_olmo2_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields(file, name, fields);
    add_gguf_windows(file.metadata(), name, fields);
}

/// Weights of the experts chosen are their shares of all.
void add_olmoe_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields_with_experts(file, name, fields);
    fields["stacked_experts"] = "true";
    fields["norm_topk_prob"] = "false";
}

constexpr GgufField kOlmoeGgufFields[] = {
    {"clip_qkv", ".attention.clamp_kqv"},
    {"num_experts", ".expert_count"},
    {"num_experts_per_tok", ".expert_used_count"},
};

constexpr GgufTensor kOlmo2GgufTensors[] = {
    {"blk.*.post_attention_norm", "model.layers.*.post_attention_layernorm"},
    {"blk.*.post_ffw_norm", "model.layers.*.post_feedforward_layernorm"},
};

constexpr GgufArchitecture kOlmoGguf{
    "olmo", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_decoder_fields, kOlmoGgufFields, {}, true};
constexpr GgufArchitecture kOlmo2Gguf{"olmo2", kGgufDecoderFields, kGgufDecoderTensors, add_olmo2_gguf_fields,
                                      {},      kOlmo2GgufTensors};
constexpr GgufArchitecture kOlmoeGguf{"olmoe",          kGgufDecoderFields, kGgufDecoderTensors, add_olmoe_gguf_fields,
                                      kOlmoeGgufFields, kGgufExpertTensors};

}  // namespace

extern const Architecture kOlmo;
constinit const Architecture kOlmo{"olmo", "OLMo decoder", load_olmo, &kOlmoGguf};
extern const Architecture kOlmo2;
constinit const Architecture kOlmo2{"olmo2", "OLMo 2 decoder", load_olmo2, &kOlmo2Gguf};
extern const Architecture kOlmo3;
constinit const Architecture kOlmo3{"olmo3", "OLMo 3 decoder", load_olmo3};

extern const Architecture kOlmoe;
constinit const Architecture kOlmoe{"olmoe", "OLMoE mixture-of-experts decoder", load_olmoe, &kOlmoeGguf};

}  // namespace headlight::olmo
