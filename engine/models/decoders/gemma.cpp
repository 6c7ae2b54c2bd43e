// Gemma (arXiv 2403.08295), Gemma 2 (arXiv 2408.00118: norms on both sides, soft caps, every second layer with a
// window) and the text model of Gemma 3 (arXiv 2503.19786: norms of each head, rotary angles of their own for layers
// with a window).

#include "json/json_writer.h"
#include "models/architecture.h"
#include "models/blocks/plans/gemma_plan.h"
#include "models/decoders/gguf_decoder.h"
#include "models/gguf_fields.h"

namespace headlight::gemma {

namespace {

std::unique_ptr<Model> load_gemma(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                  const std::stop_token& stop, const Progress& progress) {
    return make_llama(read_gemma_plan("Gemma decoder", folder.config), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_gemma2(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                   const std::stop_token& stop, const Progress& progress) {
    return make_llama(read_gemma2_plan("Gemma 2 decoder", folder.config), folder, std::move(backend), stop, progress);
}

std::unique_ptr<Model> load_gemma3(const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                   const std::stop_token& stop, const Progress& progress) {
    return make_llama(read_gemma3_plan("Gemma 3 decoder", folder.config), folder, std::move(backend), stop, progress);
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
        metadata.fail(name + ".attention.scale", Sentence("Expected a factor from 0.001 to 1000."));
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

}  // namespace headlight::gemma
