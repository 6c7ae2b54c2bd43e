// Gemma (arXiv 2403.08295), Gemma 2 (arXiv 2408.00118: norms on both sides, soft caps, every second layer with a
// window) and the text model of Gemma 3 (arXiv 2503.19786: norms of each head, rotary angles of their own for layers
// with a window).

#include "json/json_writer.h"
#include "models/architecture.h"
#include "models/blocks/plans/activation_name.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/blocks/plans/rotary_config.h"
#include "models/blocks/plans/text_part.h"
#include "models/decoders/gguf_decoder.h"
#include "models/gguf_fields.h"

#include <cmath>

namespace headlight {

namespace {

constexpr std::int64_t kWindow = 4096;

LlamaPlan read_gemma_plan(std::string_view architecture, const Config& config, const LlamaDefaults& defaults = {}) {
    LlamaPlan plan = read_llama_plan(architecture, config, defaults);
    plan.activation = activation_of(config, "hidden_activation", "gelu_pytorch_tanh");
    plan.tied = config.boolean_or("tie_word_embeddings", true);
    plan.query_key_value_bias = plan.attention_output_bias = config.boolean_or("attention_bias", false);
    plan.norms_from_one = true;
    plan.embedding_scale = std::sqrt(static_cast<double>(plan.sizes.hidden));
    return plan;
}

void read_gemma2_traits(LlamaPlan& plan, const Config& config) {
    plan.norms_after = true;
    plan.norm_names.feed_forward = "pre_feedforward_layernorm";
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
    read_windows(
        plan, folder.config, [](std::int64_t layer) { return layer % 2 == 0; }, kWindow);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

/// Those of transformers: published folders of whole models leave out what equals them.
constexpr LlamaDefaults kGemma3Defaults{
    .sizes = {.vocabulary = 262'208, .hidden = 2304, .layers = 26, .heads = 8, .positions = 131'072},
    .key_heads = 4,
    .head_size = 256,
    .inner = 9216};

LlamaPlan read_gemma3_plan(const Config& config) {
    if (config.boolean_or("use_bidirectional_attention", false))
        fail_unsupported(config, "use_bidirectional_attention",
                         "Gemma 3 whose tokens also see those after them cannot be run.");
    LlamaPlan plan = read_gemma_plan("Gemma 3 decoder", config, kGemma3Defaults);
    read_gemma2_traits(plan, config);
    plan.query_key_norm = QueryKeyNorm::EachHead;
    const std::int64_t pattern = config.integer_or("sliding_window_pattern", 6, 1, 1'000);
    read_windows(
        plan, config, [&](std::int64_t layer) { return (layer + 1) % pattern != 0; }, kWindow);
    read_local_angles(plan, config);
    return plan;
}

std::unique_ptr<Model> load_gemma3(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                   const std::stop_token& stop, const Progress& progress) {
    return make_llama(read_gemma3_plan(folder.config), folder, std::move(backend), stop, progress);
}

/// A folder that also holds an image encoder.
std::unique_ptr<Model> load_whole_gemma3(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                         const std::stop_token& stop, const Progress& progress) {
    const ModelFolder text = text_part(folder);
    LlamaPlan plan = read_gemma3_plan(text.config);
    plan.notices.emplace_back(kTextPartNotice);
    return make_llama(std::move(plan), text, std::move(backend), stop, progress);
}

/// Scores are divided by the root of the head size, but for the largest models of Gemma 2 and 3, which no key names: by
/// the root of the hidden size's share of each head.
void add_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields(file, name, fields);
    const GgufMetadata& metadata = file.metadata();
    constexpr std::int64_t kMost = 1'000'000;
    const auto stated = [&](const char* key) { return metadata.integer(name + key, 1, kMost).value_or(1); };
    const std::int64_t layers_of_largest = name == "gemma2" ? 46 : 62;
    const bool largest = stated(".block_count") == layers_of_largest;
    const auto divisor = static_cast<double>(largest ? stated(".embedding_length") / stated(".attention.head_count")
                                                     : stated(".attention.key_length"));
    const auto scale = metadata.real(name + ".attention.scale");
    constexpr double kLeastScale = 1e-3;
    if (scale && (*scale < kLeastScale || *scale > 1 / kLeastScale))
        metadata.fail(name + ".attention.scale", "Expected a factor from 0.001 to 1000.");
    fields["query_pre_attn_scalar"] = json_number(scale ? 1.0 / *scale / *scale : divisor);
    if (name == "gemma2") fields.emplace("sliding_window", "4096");
    add_gguf_windows(metadata, name, fields);
}

constexpr GgufField kGgufFields[] = {
    {"rope_local_base_freq", ".rope.freq_base_swa"},
    {"attn_logit_softcapping", ".attn_logit_softcapping"},
    {"final_logit_softcapping", ".final_logit_softcapping"},
};

constexpr GgufTensor kGgufTensors[] = {
    {"blk.*.attn_norm", "model.layers.*.input_layernorm", GgufForm::PlusOne},
    {"blk.*.attn_q_norm", "model.layers.*.self_attn.q_norm", GgufForm::PlusOne},
    {"blk.*.attn_k_norm", "model.layers.*.self_attn.k_norm", GgufForm::PlusOne},
    {"blk.*.post_attention_norm", "model.layers.*.post_attention_layernorm", GgufForm::PlusOne},
    {"blk.*.ffn_norm", "model.layers.*.pre_feedforward_layernorm", GgufForm::PlusOne, "blk.0.post_ffw_norm"},
    {"blk.*.ffn_norm", "model.layers.*.post_attention_layernorm", GgufForm::PlusOne},
    {"blk.*.post_ffw_norm", "model.layers.*.post_feedforward_layernorm", GgufForm::PlusOne},
    {"output_norm", "model.norm", GgufForm::PlusOne},
};

constexpr GgufArchitecture kGemmaGguf{"gemma",         kGgufDecoderFields, kGgufDecoderTensors,
                                      add_gguf_fields, kGgufFields,        kGgufTensors};
constexpr GgufArchitecture kGemma2Gguf{"gemma2",        kGgufDecoderFields, kGgufDecoderTensors,
                                       add_gguf_fields, kGgufFields,        kGgufTensors};
constexpr GgufArchitecture kGemma3Gguf{"gemma3",        kGgufDecoderFields, kGgufDecoderTensors,
                                       add_gguf_fields, kGgufFields,        kGgufTensors};

}  // namespace

extern const Architecture kGemma;
constinit const Architecture kGemma{"gemma", "Gemma decoder", load_gemma, &kGemmaGguf};
extern const Architecture kGemma2;
constinit const Architecture kGemma2{"gemma2", "Gemma 2 decoder", load_gemma2, &kGemma2Gguf};
extern const Architecture kGemma3;
constinit const Architecture kGemma3{"gemma3_text", "Gemma 3 decoder", load_gemma3, &kGemma3Gguf};
extern const Architecture kWholeGemma3;
constinit const Architecture kWholeGemma3{"gemma3", "Gemma 3 decoder", load_whole_gemma3};

}  // namespace headlight
