#pragma once

#include "models/blocks/gguf_model.h"

#include <string>

namespace headlight {

/// Fields that decoders with rotary positions share, under the names that most of them use.
inline constexpr GgufField kGgufDecoderFields[] = {
    {"hidden_size", ".embedding_length"},
    {"num_hidden_layers", ".block_count"},
    {"num_attention_heads", ".attention.head_count"},
    {"num_key_value_heads", ".attention.head_count_kv"},
    {"head_dim", ".attention.key_length"},
    {"intermediate_size", ".feed_forward_length"},
    {"max_position_embeddings", ".context_length"},
    {"rms_norm_eps", ".attention.layer_norm_rms_epsilon"},
    {"rope_theta", ".rope.freq_base"},
    {"sliding_window", ".attention.sliding_window"},
};

/// Adds which part of each head turns, how rotary angles are stretched, and which biases there are. Throws
/// Error(Unsupported) for a mixture of experts.
void add_gguf_decoder_fields(const GgufStore& file, const std::string& name, GgufFields& fields);
/// The same for architectures that run with experts.
void add_gguf_decoder_fields_with_experts(const GgufStore& file, const std::string& name, GgufFields& fields);

}  // namespace headlight
