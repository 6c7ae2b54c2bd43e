// OLMo 2 (arXiv 2501.00656): Llama with norms of what attention and feed-forward give instead of what they read, and of
// all queries and keys.

#include "models/architecture.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/gguf_decoder.h"
#include "models/gguf_fields.h"

namespace headlight {

namespace {

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    LlamaPlan plan = read_llama_plan("OLMo 2 decoder", folder.config);
    plan.query_key_value_bias = plan.attention_output_bias = folder.config.boolean_or("attention_bias", false);
    plan.query_key_norm = QueryKeyNorm::WholeVector;
    plan.norms_before = false;
    plan.norms_after = true;
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

void add_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields(file, name, fields);
    const std::string key = name + ".attention.sliding_window";
    if (file.metadata().integer(key, 0, INT32_MAX).value_or(0) > 0)
        fail_unsupported(file, key, "OLMo 3, which has layers with a window, is not supported; OLMo 2 is.");
}

constexpr GgufTensor kGgufTensors[] = {
    {"blk.*.post_attention_norm", "model.layers.*.post_attention_layernorm"},
    {"blk.*.post_ffw_norm", "model.layers.*.post_feedforward_layernorm"},
};

constexpr GgufArchitecture kGguf{"olmo2", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_fields, {}, kGgufTensors};

}  // namespace

extern const Architecture kOlmo2;
constinit const Architecture kOlmo2{"olmo2", "OLMo 2 decoder", load, &kGguf};

}  // namespace headlight
