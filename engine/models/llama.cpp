// Llama 1 to 3 (arXiv 2302.13971, 2307.09288, 2407.21783) and models of its plan; of GGUF files also Mistral and
// Mixtral, which go by its name.

#include "models/architecture.h"
#include "models/blocks/llama_plan.h"
#include "models/gguf_names.h"

namespace headlight {

namespace {

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_llama_plan("Llama decoder", config);
    plan.query_key_value_bias = plan.attention_output_bias = config.boolean_or("attention_bias", false);
    if (config.integer_or("num_local_experts", 0, 0, INT32_MAX) > 0) plan.experts = read_experts(config);
    plan.feed_forward_bias = config.boolean_or("mlp_bias", false);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kLlama;
constinit const Architecture kLlama{"llama", "Llama decoder", load, &kLlamaGguf};

}  // namespace headlight
