// Qwen 2 (arXiv 2407.10671) with biases of queries, keys and values, and Qwen 3 (arXiv 2505.09388) with norms of each
// head in their place.

#include "models/architecture.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/gguf_decoder.h"

namespace headlight {

namespace {

void read_window(LlamaPlan& plan, const Config& config) {
    if (!config.boolean_or("use_sliding_window", false)) return;
    const std::int64_t whole = config.integer_or("max_window_layers", 28, 0, 1'000);
    read_windows(plan, config, [&](std::int64_t layer) { return layer >= whole; });
}

std::unique_ptr<Model> load_qwen2(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    LlamaPlan plan = read_llama_plan("Qwen 2 decoder", folder.config);
    plan.query_key_value_bias = true;
    read_window(plan, folder.config);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_qwen3(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    LlamaPlan plan = read_llama_plan("Qwen 3 decoder", folder.config);
    plan.query_key_value_bias = plan.attention_output_bias = folder.config.boolean_or("attention_bias", false);
    plan.query_key_norm = QueryKeyNorm::EachHead;
    read_window(plan, folder.config);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

constexpr GgufArchitecture kQwen2Gguf{"qwen2", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_decoder_fields};
constexpr GgufArchitecture kQwen3Gguf{"qwen3", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_decoder_fields};

}  // namespace

extern const Architecture kQwen2;
constinit const Architecture kQwen2{"qwen2", "Qwen 2 decoder", load_qwen2, &kQwen2Gguf};
extern const Architecture kQwen3;
constinit const Architecture kQwen3{"qwen3", "Qwen 3 decoder", load_qwen3, &kQwen3Gguf};

}  // namespace headlight
