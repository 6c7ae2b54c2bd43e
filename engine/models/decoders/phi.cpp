// Phi-1, Phi-1.5 and Phi-2 (arXiv 2306.11644, 2309.05463): rotary positions in a part of each head, attention and
// feed-forward side by side behind one norm.

#include "models/architecture.h"
#include "models/blocks/plans/decoder_plan.h"
#include "models/blocks/plans/rotary_config.h"
#include "models/decoders/gguf_decoder.h"

#include <utility>

namespace headlight::phi {

namespace {

constexpr std::string_view kName = "Phi decoder";

DecoderNames names_of(const Config& config) {
    DecoderNames names;
    names.words = "embed_tokens";
    names.positions = {};
    names.final_norm = "final_layernorm";
    names.layers = "layers.";
    names.attention_norm = "input_layernorm";
    names.fused = {};
    names.query = "self_attn.q_proj";
    names.key = "self_attn.k_proj";
    names.value = "self_attn.v_proj";
    if (config.boolean_or("qk_layernorm", false)) {
        names.query_norm = "self_attn.q_layernorm";
        names.key_norm = "self_attn.k_layernorm";
    }
    names.attention_output = "self_attn.dense";
    names.norm = {};
    names.up = "mlp.fc1";
    names.down = "mlp.fc2";
    return names;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    DecoderPlan plan = read_decoder_plan(kName, "model.", config,
                                         {.sizes = {},
                                          .key_heads = "num_key_value_heads",
                                          .inner = "intermediate_size",
                                          .activation = "hidden_act",
                                          .epsilon = "layer_norm_eps",
                                          .tied = false});
    plan.names = names_of(config);
    plan.head_bias = HeadBias::Required;
    plan.rotary.angles = std::make_shared<RotaryAngles>(rotary_frequencies(config, plan.head_size, {.share = 0.5}));
    plan.parallel = true;
    plan.ignored = {".rotary_emb.inv_freq"};  // a buffer, which old checkpoints keep
    return make_decoder(std::move(plan), folder, std::move(backend), stop, progress);
}

constexpr GgufField kGgufFields[] = {
    {"layer_norm_eps", ".attention.layer_norm_epsilon"},
};

constexpr GgufTensor kGgufTensors[] = {
    {"blk.*.attn_output", "model.layers.*.self_attn.dense"},
    {"blk.*.ffn_up", "model.layers.*.mlp.fc1"},
    {"blk.*.ffn_down", "model.layers.*.mlp.fc2"},
    {"output_norm", "model.final_layernorm"},
};

constexpr GgufArchitecture kGguf{"phi2",      kGgufDecoderFields, kGgufDecoderTensors, add_gguf_decoder_fields,
                                 kGgufFields, kGgufTensors};

}  // namespace

extern const Architecture kPhi;
constinit const Architecture kPhi{"phi", kName, load, &kGguf};

}  // namespace headlight::phi
