// Gemma (arXiv 2403.08295), Gemma 2 (arXiv 2408.00118: norms on both sides, soft caps, every second layer with a
// window) and the text model of Gemma 3 (arXiv 2503.19786: norms of each head, rotary angles of their own for layers
// with a window).

#include "models/architecture.h"
#include "models/blocks/activation_name.h"
#include "models/blocks/llama_plan.h"
#include "models/blocks/rotary_config.h"
#include "models/gguf_names.h"

#include <cmath>

namespace headlight {

namespace {

LlamaPlan read_gemma_plan(std::string_view architecture, const Config& config) {
    LlamaPlan plan = read_llama_plan(architecture, config);
    plan.activation = activation_of(config, "hidden_activation", "gelu_pytorch_tanh");
    plan.tied = config.boolean_or("tie_word_embeddings", true);
    plan.query_key_value_bias = plan.attention_output_bias = config.boolean_or("attention_bias", false);
    plan.norms_from_one = true;
    plan.scaled_embedding = true;
    return plan;
}

void read_gemma2_traits(LlamaPlan& plan, const Config& config) {
    plan.norms_after = true;
    plan.scale = 1 / std::sqrt(config.real_or("query_pre_attn_scalar", 256, 1e-6, 1e6));
    plan.softcap = static_cast<float>(config.real_or("attn_logit_softcapping", 0, 0, 1e6));
    plan.logits_softcap = static_cast<float>(config.real_or("final_logit_softcapping", 0, 0, 1e6));
}

/// Layers with a window turn by angles of their own; what stretches the others does not hold for them.
void read_local_angles(LlamaPlan& plan, const Config& config) {
    const bool by_type = config.section("rope_parameters").has_value();
    const double theta = config.real_or("rope_local_base_freq", 10000, 1 + 1e-6, 1e12);
    const auto local =
        std::make_shared<RotaryAngles>(by_type ? rotary_frequencies(config, plan.head_size, {}, "sliding_attention")
                                               : plain_rotary_frequencies(theta, plan.head_size));
    const auto global =
        std::make_shared<RotaryAngles>(rotary_frequencies(config, plan.head_size, {.theta = 1e6}, "full_attention"));
    for (LlamaLayerPlan& layer : plan.layers) layer.rotary = layer.window > 0 ? local : global;
}

std::unique_ptr<Model> load_gemma(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    LlamaPlan plan = read_gemma_plan("Gemma decoder", folder.config);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_gemma2(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                   const std::stop_token& stop, const Progress& progress) {
    LlamaPlan plan = read_gemma_plan("Gemma 2 decoder", folder.config);
    read_gemma2_traits(plan, folder.config);
    read_windows(plan, folder.config, [](std::int64_t layer) { return layer % 2 == 0; });
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_gemma3(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                   const std::stop_token& stop, const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_gemma_plan("Gemma 3 decoder", config);
    read_gemma2_traits(plan, config);
    plan.query_key_norm = QueryKeyNorm::EachHead;
    const std::int64_t pattern = config.integer_or("sliding_window_pattern", 6, 1, 1'000);
    read_windows(plan, config, [&](std::int64_t layer) { return (layer + 1) % pattern != 0; });
    read_local_angles(plan, config);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kGemma;
constinit const Architecture kGemma{"gemma", "Gemma decoder", load_gemma, &kGemmaGguf};
extern const Architecture kGemma2;
constinit const Architecture kGemma2{"gemma2", "Gemma 2 decoder", load_gemma2, &kGemma2Gguf};
extern const Architecture kGemma3;
constinit const Architecture kGemma3{"gemma3_text", "Gemma 3 decoder", load_gemma3, &kGemma3Gguf};

}  // namespace headlight
