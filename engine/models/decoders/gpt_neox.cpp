// GPT-NeoX (arXiv 2204.06745), as in Pythia (arXiv 2304.01373): rotary positions in a part of each head, attention and
// feed-forward side by side.

#include "models/architecture.h"
#include "models/blocks/plans/decoder_plan.h"
#include "models/blocks/plans/rotary_config.h"
#include "models/decoders/gguf_decoder.h"

#include <utility>

namespace headlight::gpt_neox {

namespace {

constexpr std::string_view kName = "GPT-NeoX decoder";

DecoderNames names() {
    DecoderNames names;
    names.words = "embed_in";
    names.positions = {};
    names.final_norm = "final_layer_norm";
    names.head = {"embed_out", "lm_head"};
    names.layers = "layers.";
    names.attention_norm = "input_layernorm";
    names.fused = "attention.query_key_value";
    names.attention_output = "attention.dense";
    names.norm = "post_attention_layernorm";
    names.up = "mlp.dense_h_to_4h";
    names.down = "mlp.dense_4h_to_h";
    return names;
}

/// Older configurations have names of their own for base and share.
Rotary rotary_of(const Config& config, std::int64_t head_size) {
    const RotaryDefaults defaults{config.real_or("rotary_emb_base", 10000, 1 + 1e-6, 1e12),
                                  config.real_or("rotary_pct", 0.25, 0, 1)};
    return {std::make_shared<RotaryAngles>(rotary_frequencies(config, head_size, defaults))};
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    DecoderPlan plan = read_decoder_plan(kName, "gpt_neox.", config,
                                         {.sizes = {},
                                          .inner = "intermediate_size",
                                          .activation = "hidden_act",
                                          .default_activation = "gelu",
                                          .epsilon = "layer_norm_eps",
                                          .tied = false});
    plan.names = names();
    plan.query_key_value_bias = plan.attention_output_bias = config.boolean_or("attention_bias", true);
    plan.fused_order = FusedOrder::ByKeyHead;
    plan.rotary = rotary_of(config, plan.head_size);
    plan.parallel = config.boolean_or("use_parallel_residual", true);
    // The mask and the angles, which old checkpoints keep as tensors.
    plan.ignored = {".attention.bias", ".attention.masked_bias", ".rotary_emb.inv_freq"};
    return make_decoder(std::move(plan), folder, std::move(backend), stop, progress);
}

constexpr GgufField kGgufFields[] = {
    {"layer_norm_eps", ".attention.layer_norm_epsilon"},
    {"use_parallel_residual", ".use_parallel_residual"},
};

constexpr GgufTensor kGgufTensors[] = {
    {"token_embd", "embed_in"},
    {"blk.*.attn_norm", "layers.*.input_layernorm"},
    {"blk.*.attn_qkv", "layers.*.attention.query_key_value", GgufForm::Whole},
    {"blk.*.attn_output", "layers.*.attention.dense"},
    {"blk.*.ffn_norm", "layers.*.post_attention_layernorm"},
    {"blk.*.ffn_up", "layers.*.mlp.dense_h_to_4h"},
    {"blk.*.ffn_down", "layers.*.mlp.dense_4h_to_h"},
    {"output_norm", "final_layer_norm"},
    {"output", "embed_out"},
};

constexpr GgufArchitecture kGguf{"gptneox", kGgufDecoderFields, kGgufTensors, add_gguf_decoder_fields, kGgufFields};

}  // namespace

extern const Architecture kGptNeox;
constinit const Architecture kGptNeox{"gpt_neox", kName, load, &kGguf};

}  // namespace headlight::gpt_neox
