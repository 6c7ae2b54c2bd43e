#pragma once

#include "models/blocks/plans/gguf_model.h"

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

/// Names of tensors that these decoders share: Llama's. An architecture lists beside them what it has of its own, and
/// what it calls otherwise or holds in another form.
inline constexpr GgufTensor kGgufDecoderTensors[] = {
    {"token_embd", "model.embed_tokens"},
    {"blk.*.attn_norm", "model.layers.*.input_layernorm"},
    {"blk.*.attn_q", "model.layers.*.self_attn.q_proj"},
    {"blk.*.attn_k", "model.layers.*.self_attn.k_proj"},
    {"blk.*.attn_v", "model.layers.*.self_attn.v_proj"},
    {"blk.*.attn_q_norm", "model.layers.*.self_attn.q_norm"},
    {"blk.*.attn_k_norm", "model.layers.*.self_attn.k_norm"},
    {"blk.*.attn_output", "model.layers.*.self_attn.o_proj"},
    {"blk.*.ffn_norm", "model.layers.*.post_attention_layernorm"},
    {"blk.*.ffn_gate", "model.layers.*.mlp.gate_proj"},
    {"blk.*.ffn_up", "model.layers.*.mlp.up_proj"},
    {"blk.*.ffn_down", "model.layers.*.mlp.down_proj"},
    {"output_norm", "model.norm"},
    {"output", "lm_head"},
    {"rope_freqs", "", GgufForm::Field},  // these three: see add_gguf_decoder_fields
    {"rope_factors_long", "", GgufForm::Field},
    {"rope_factors_short", "", GgufForm::Field},
};

/// Experts of layers, as most architectures name them in folders.
inline constexpr GgufTensor kGgufExpertTensors[] = {
    {"blk.*.ffn_gate_inp", "model.layers.*.mlp.gate"},
    {"blk.*.ffn_gate_exps", "model.layers.*.mlp.experts.gate_proj"},
    {"blk.*.ffn_down_exps", "model.layers.*.mlp.experts.down_proj"},
    {"blk.*.ffn_up_exps", "model.layers.*.mlp.experts.up_proj"},
};

/// Adds which part of each head turns, how rotary angles are stretched, and which biases there are. Throws
/// Error(Unsupported) for a mixture of experts.
void add_gguf_decoder_fields(const GgufStore& file, const std::string& name, GgufFields& fields);
/// The same for architectures that run with experts.
void add_gguf_decoder_fields_with_experts(const GgufStore& file, const std::string& name, GgufFields& fields);

/// Which layers have a window: `sliding_window_pattern` is a truth value for each, or the number of layers of which the
/// last has none.
void add_gguf_windows(const GgufMetadata& metadata, const std::string& name, GgufFields& fields);

}  // namespace headlight
