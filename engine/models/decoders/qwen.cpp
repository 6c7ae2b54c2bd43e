// Qwen 2 (arXiv 2407.10671) with biases of queries, keys and values, also as a mixture of experts, and Qwen 3 (arXiv
// 2505.09388) with norms of each head in their place, also as a mixture of experts.

#include "models/architecture.h"
#include "models/blocks/plans/qwen_plan.h"
#include "models/decoders/gguf_decoder.h"

namespace headlight::qwen {

namespace {

std::unique_ptr<Model> load_qwen2(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    return make_llama(read_qwen2_plan("Qwen 2 decoder", folder.config), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_qwen3(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    return make_llama(read_qwen3_plan("Qwen 3 decoder", folder.config), folder, std::move(backend), stop, progress);
}

/// Every second of the first layers has a window where the configuration has windows.
void read_alternate_windows(LlamaPlan& plan, const Config& config) {
    if (!config.boolean_or("use_sliding_window", false)) return;
    const std::int64_t end = config.integer_or("max_window_layers", 28, 0, 1'000);
    read_windows(
        plan, config, [&](std::int64_t layer) { return layer < end && layer % 2 == 0; }, 4096);
}

std::unique_ptr<Model> load_qwen2_moe(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                      const std::stop_token& stop, const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_llama_plan("Qwen 2 mixture-of-experts decoder", config);
    plan.query_key_value_bias = config.boolean_or("qkv_bias", true);
    read_alternate_windows(plan, config);
    read_qwen_experts(plan, config, 4);
    read_shared_expert(plan.experts, config);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_qwen3_moe(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                      const std::stop_token& stop, const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_qwen3_plan("Qwen 3 mixture-of-experts decoder", config);
    read_qwen_experts(plan, config, 8);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

/// Weights of the experts chosen sum to 1.
void add_moe_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields_with_experts(file, name, fields);
    fields["stacked_experts"] = "true";
    fields["norm_topk_prob"] = "true";
}

constexpr GgufField kMoeGgufFields[] = {
    {"num_experts", ".expert_count"},
    {"num_experts_per_tok", ".expert_used_count"},
    {"moe_intermediate_size", ".expert_feed_forward_length"},
};

/// Files of Qwen1.5-MoE do not say that its experts' weights are their shares of all.
void add_qwen2_moe_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields_with_experts(file, name, fields);
    fields["stacked_experts"] = "true";
}

constexpr GgufField kQwen2MoeGgufFields[] = {
    {"num_experts", ".expert_count"},
    {"num_experts_per_tok", ".expert_used_count"},
    {"moe_intermediate_size", ".expert_feed_forward_length"},
    {"shared_expert_intermediate_size", ".expert_shared_feed_forward_length"},
};

constexpr GgufTensor kSharedGgufTensors[] = {
    {"blk.*.ffn_gate_inp_shexp", "model.layers.*.mlp.shared_expert_gate", GgufForm::Rows},
    {"blk.*.ffn_gate_shexp", "model.layers.*.mlp.shared_expert.gate_proj"},
    {"blk.*.ffn_down_shexp", "model.layers.*.mlp.shared_expert.down_proj"},
    {"blk.*.ffn_up_shexp", "model.layers.*.mlp.shared_expert.up_proj"},
};
constexpr auto kQwen2MoeGgufTensors = joined_rows(kSharedGgufTensors, kGgufExpertTensors);

constexpr GgufArchitecture kQwen2MoeGguf{"qwen2moe",          kGgufDecoderFields,
                                         kGgufDecoderTensors, add_qwen2_moe_gguf_fields,
                                         kQwen2MoeGgufFields, kQwen2MoeGgufTensors};
constexpr GgufArchitecture kQwen2Gguf{"qwen2", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_decoder_fields};
constexpr GgufArchitecture kQwen3Gguf{"qwen3", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_decoder_fields};
constexpr GgufArchitecture kQwen3MoeGguf{"qwen3moe",          kGgufDecoderFields, kGgufDecoderTensors,
                                         add_moe_gguf_fields, kMoeGgufFields,     kGgufExpertTensors};

}  // namespace

extern const Architecture kQwen2;
constinit const Architecture kQwen2{"qwen2", "Qwen 2 decoder", load_qwen2, &kQwen2Gguf};
extern const Architecture kQwen2Moe;
constinit const Architecture kQwen2Moe{"qwen2_moe", "Qwen 2 mixture-of-experts decoder", load_qwen2_moe,
                                       &kQwen2MoeGguf};
extern const Architecture kQwen3;
constinit const Architecture kQwen3{"qwen3", "Qwen 3 decoder", load_qwen3, &kQwen3Gguf};
extern const Architecture kQwen3Moe;
constinit const Architecture kQwen3Moe{"qwen3_moe", "Qwen 3 mixture-of-experts decoder", load_qwen3_moe,
                                       &kQwen3MoeGguf};

}  // namespace headlight::qwen
