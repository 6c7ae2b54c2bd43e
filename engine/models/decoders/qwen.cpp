// Qwen 2 (arXiv 2407.10671) with biases of queries, keys and values, and Qwen 3 (arXiv 2505.09388) with norms of each
// head in their place, also as a mixture of experts.

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

/// Layers of `mlp_only_layers`, and those whose number, counted from 1, is no multiple of `decoder_sparse_step`, have
/// one feed-forward network.
void read_dense_layers(LlamaPlan& plan, const Config& config) {
    const auto count = static_cast<std::int64_t>(plan.layers.size());
    const std::int64_t step = config.integer_or("decoder_sparse_step", 1, 1, 1'000);
    for (std::int64_t layer = 0; layer < count; ++layer)
        plan.layers[static_cast<std::size_t>(layer)].experts = (layer + 1) % step == 0;
    for (const std::int64_t layer : config.integers_or_none("mlp_only_layers", 0, count - 1))
        plan.layers[static_cast<std::size_t>(layer)].experts = false;
}

std::unique_ptr<Model> load_qwen3_moe(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                      const std::stop_token& stop, const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_qwen3_plan("Qwen 3 mixture-of-experts decoder", config);
    plan.experts = read_experts(config, config.has("num_experts") ? "num_experts" : "num_local_experts",
                                "moe_intermediate_size", 8);
    plan.experts.names = names_in_mlp();
    plan.experts.rule.shares_of_all = !config.boolean_or("norm_topk_prob", false);
    read_dense_layers(plan, config);
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

constexpr GgufArchitecture kQwen2Gguf{"qwen2", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_decoder_fields};
constexpr GgufArchitecture kQwen3Gguf{"qwen3", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_decoder_fields};
constexpr GgufArchitecture kQwen3MoeGguf{"qwen3moe",          kGgufDecoderFields, kGgufDecoderTensors,
                                         add_moe_gguf_fields, kMoeGgufFields,     kGgufExpertTensors};

}  // namespace

extern const Architecture kQwen2;
constinit const Architecture kQwen2{"qwen2", "Qwen 2 decoder", load_qwen2, &kQwen2Gguf};
extern const Architecture kQwen3;
constinit const Architecture kQwen3{"qwen3", "Qwen 3 decoder", load_qwen3, &kQwen3Gguf};
extern const Architecture kQwen3Moe;
constinit const Architecture kQwen3Moe{"qwen3_moe", "Qwen 3 mixture-of-experts decoder", load_qwen3_moe,
                                       &kQwen3MoeGguf};

}  // namespace headlight::qwen
