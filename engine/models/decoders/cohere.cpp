// Command R (Cohere, 2024): Llama whose attention and feed-forward read the same layer norm side by side, with scaled
// logits. Command R7B and Command A (arXiv 2504.00698): windows in three of four layers, and no positions in the
// others.

#include "models/architecture.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/decoders/gguf_decoder.h"
#include "models/gguf_fields.h"

namespace headlight::cohere {

namespace {

LlamaPlan read_cohere_plan(std::string_view architecture, const Config& config, double theta) {
    LlamaPlan plan = read_llama_plan(architecture, config, {.rotary = {.theta = theta}});
    plan.query_key_value_bias = plan.attention_output_bias = config.boolean_or("attention_bias", false);
    plan.tied = config.boolean_or("tie_word_embeddings", true);
    plan.norms = Norm::Kind::Layer;
    plan.epsilon = epsilon_of(config, "layer_norm_eps", 1e-5);
    plan.parallel = true;
    plan.interleaved = true;
    plan.logits_scale = static_cast<float>(config.real_or("logit_scale", 0.0625, 1e-6, 1e6));
    return plan;
}

std::unique_ptr<Model> load_cohere(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                   const std::stop_token& stop, const Progress& progress) {
    LlamaPlan plan = read_cohere_plan("Cohere decoder", folder.config, 500'000);
    if (folder.config.boolean_or("use_qk_norm", false)) plan.query_key_norm = QueryKeyNorm::EachHeadApart;
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_cohere2(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                    const std::stop_token& stop, const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_cohere_plan("Cohere 2 decoder", config, 10'000);
    const std::int64_t pattern = config.integer_or("sliding_window_pattern", 4, 1, 1'000);
    read_windows(
        plan, config, [&](std::int64_t layer) { return (layer + 1) % pattern != 0; }, 4096);
    drop_positions_without_window(plan);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

void add_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields(file, name, fields);
    fields["use_qk_norm"] = json_truth(has_tensor(file, "blk.0.attn_q_norm.weight"));
}

constexpr GgufField kGgufFields[] = {
    {"layer_norm_eps", ".attention.layer_norm_epsilon"},
    {"logit_scale", ".logit_scale"},
};

constexpr GgufArchitecture kGguf{"command-r", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_fields, kGgufFields};
constexpr GgufArchitecture kGguf2{"cohere2", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_decoder_fields,
                                  kGgufFields};

}  // namespace

extern const Architecture kCohere;
constinit const Architecture kCohere{"cohere", "Cohere decoder", load_cohere, &kGguf};
extern const Architecture kCohere2;
constinit const Architecture kCohere2{"cohere2", "Cohere 2 decoder", load_cohere2, &kGguf2};

}  // namespace headlight::cohere
