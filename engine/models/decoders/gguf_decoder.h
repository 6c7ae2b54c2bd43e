#pragma once

#include "models/blocks/gguf/gguf_model.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

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

/// Experts of layers with one that reads every token and a bias of the choice, as DeepSeek and its relatives name them.
inline constexpr GgufTensor kGgufDeepseekExpertTensors[] = {
    {"blk.*.ffn_gate_inp", "model.layers.*.mlp.gate"},
    {"blk.*.exp_probs_b", "model.layers.*.mlp.gate.e_score_correction_bias", GgufForm::Parameter},
    {"blk.*.ffn_gate_exps", "model.layers.*.mlp.experts.gate_proj"},
    {"blk.*.ffn_down_exps", "model.layers.*.mlp.experts.down_proj"},
    {"blk.*.ffn_up_exps", "model.layers.*.mlp.experts.up_proj"},
    {"blk.*.ffn_gate_shexp", "model.layers.*.mlp.shared_experts.gate_proj"},
    {"blk.*.ffn_down_shexp", "model.layers.*.mlp.shared_experts.down_proj"},
    {"blk.*.ffn_up_shexp", "model.layers.*.mlp.shared_experts.up_proj"},
};

/// Fields of these experts.
inline constexpr GgufField kGgufDeepseekExpertFields[] = {
    {"n_routed_experts", ".expert_count"},
    {"num_experts_per_tok", ".expert_used_count"},
    {"n_group", ".expert_group_count"},
    {"topk_group", ".expert_group_used_count"},
    {"moe_intermediate_size", ".expert_feed_forward_length"},
    {"n_shared_experts", ".expert_shared_count"},
    {"routed_scaling_factor", ".expert_weights_scale"},
    {"norm_topk_prob", ".expert_weights_norm"},
    {"first_k_dense_replace", ".leading_dense_block_count"},
    {"num_nextn_predict_layers", ".nextn_predict_layers"},
};

/// Rows of two lists one after the other.
template <typename Row, std::size_t First, std::size_t Second>
constexpr std::array<Row, First + Second> joined_rows(const Row (&first)[First], const Row (&second)[Second]) {
    std::array<Row, First + Second> rows{};
    std::ranges::copy(first, rows.begin());
    std::ranges::copy(second, rows.begin() + First);
    return rows;
}

/// Adds which part of each head turns, how rotary angles are stretched, and which biases there are. Throws
/// Error(Unsupported) for a mixture of experts.
void add_gguf_decoder_fields(const GgufStore& file, const std::string& name, GgufFields& fields);
/// The same for architectures that run with experts.
void add_gguf_decoder_fields_with_experts(const GgufStore& file, const std::string& name, GgufFields& fields);
/// The same for those with the experts of DeepSeek; layers that predict tokens further ahead do not count.
void add_gguf_deepseek_expert_fields(const GgufStore& file, const std::string& name, GgufFields& fields);

/// Layers that attend, where the file states the number of key heads of each, which is 0 for the others; adds the
/// number of key heads. Nothing where it states one number. Throws Error(Format) where no layer attends, and where
/// their numbers differ.
std::optional<std::vector<std::int64_t>> add_gguf_attending_layers(const GgufMetadata& metadata,
                                                                   const std::string& name, GgufFields& fields);

/// Which layers have a window: `sliding_window_pattern` is a truth value for each, or the number of layers of which the
/// last has none.
void add_gguf_windows(const GgufMetadata& metadata, const std::string& name, GgufFields& fields);

}  // namespace headlight
