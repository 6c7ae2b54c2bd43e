#pragma once

#include "models/blocks/gguf/gguf_model.h"
#include "models/blocks/plans/decoder_plan.h"

#include <string>
#include <string_view>

namespace headlight {

/// Fields and tensors of GGUF files whose architecture has GPT-2's.
inline constexpr GgufField kGpt2GgufFields[] = {
    {"n_embd", ".embedding_length"},     {"n_layer", ".block_count"},
    {"n_head", ".attention.head_count"}, {"n_inner", ".feed_forward_length"},
    {"n_positions", ".context_length"},  {"layer_norm_epsilon", ".attention.layer_norm_epsilon"},
};
inline constexpr GgufTensor kGpt2GgufTensors[] = {
    {"token_embd", "wte"},
    {"position_embd", "wpe"},
    {"blk.*.attn_norm", "h.*.ln_1"},
    {"blk.*.attn_qkv", "h.*.attn.c_attn"},
    {"blk.*.attn_output", "h.*.attn.c_proj"},
    {"blk.*.ffn_norm", "h.*.ln_2"},
    {"blk.*.ffn_up", "h.*.mlp.c_fc"},
    {"blk.*.ffn_down", "h.*.mlp.c_proj"},
    {"output_norm", "ln_f"},
    {"output", "lm_head"},
};

/// GPT-2's plan, which ImageGPT has too: matrices that files hold transposed, and scores that the configuration may
/// leave unscaled or divide by the number of the layer.
DecoderPlan read_gpt2_plan(std::string_view architecture, const Config& config, const std::string& default_activation);

}  // namespace headlight
