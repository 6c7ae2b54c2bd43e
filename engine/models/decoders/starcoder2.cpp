// StarCoder2 (arXiv 2402.19173): rotary positions and grouped key heads with layer norms, biases and a plain
// feed-forward network; a sliding window.

#include "models/architecture.h"
#include "models/blocks/plans/decoder_plan.h"
#include "models/blocks/plans/rotary_config.h"
#include "models/decoders/gguf_decoder.h"

#include <utility>

namespace headlight::starcoder2 {

namespace {

constexpr std::string_view kName = "StarCoder2 decoder";

DecoderNames names() {
    DecoderNames names;
    names.words = "embed_tokens";
    names.positions = {};
    names.final_norm = "norm";
    names.layers = "layers.";
    names.attention_norm = "input_layernorm";
    names.fused = {};
    names.query = "self_attn.q_proj";
    names.key = "self_attn.k_proj";
    names.value = "self_attn.v_proj";
    names.attention_output = "self_attn.o_proj";
    names.norm = "post_attention_layernorm";
    return names;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    DecoderPlan plan = read_decoder_plan(kName, "model.", config,
                                         {.sizes = {},
                                          .key_heads = "num_key_value_heads",
                                          .default_key_heads = 2,
                                          .inner = "intermediate_size",
                                          .activation = "hidden_act",
                                          .default_activation = "gelu_pytorch_tanh",
                                          .epsilon = "norm_epsilon"});
    plan.names = names();
    plan.query_key_value_bias = plan.attention_output_bias = plan.feed_forward_bias =
        config.boolean_or("use_bias", true);
    plan.rotary.angles = std::make_shared<RotaryAngles>(rotary_frequencies(config, plan.head_size));
    const auto window = static_cast<std::int32_t>(config.integer_or("sliding_window", 0, 0, 100'000'000));
    plan.attention = [window](AttentionSpec& spec, std::int64_t /*layer*/) { spec.window = window; };
    return make_decoder(std::move(plan), folder, std::move(backend), stop, progress);
}

constexpr GgufField kGgufFields[] = {
    {"norm_epsilon", ".attention.layer_norm_epsilon"},
};

constexpr GgufTensor kGgufTensors[] = {
    {"blk.*.ffn_up", "model.layers.*.mlp.c_fc"},
    {"blk.*.ffn_down", "model.layers.*.mlp.c_proj"},
};

constexpr GgufArchitecture kGguf{"starcoder2", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_decoder_fields,
                                 kGgufFields,  kGgufTensors};

}  // namespace

extern const Architecture kStarCoder2;
constinit const Architecture kStarCoder2{"starcoder2", kName, load, &kGguf};

}  // namespace headlight::starcoder2
