// GPT-2 (Radford et al. 2019, "Language Models are Unsupervised Multitask Learners"): decoder layers that normalize
// before each block.

#include "models/decoders/gpt2.h"

#include "models/architecture.h"

#include <utility>

namespace headlight::gpt2 {

namespace {

constexpr std::string_view kName = "GPT-2 decoder";

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    DecoderPlan plan = read_gpt2_plan(kName, config, "gelu_new");
    if (folder.gguf) plan.layout = WeightLayout::OutputInput;
    if (config.boolean_or("add_cross_attention", false))
        fail_unsupported(config, "add_cross_attention",
                         Sentence("GPT-2 with attention to an encoder is not supported."));
    return make_decoder(std::move(plan), folder, std::move(backend), stop, progress);
}

constexpr GgufArchitecture kGguf{"gpt2", kGpt2GgufFields, kGpt2GgufTensors};

}  // namespace

extern const Architecture kGpt2;
constinit const Architecture kGpt2{"gpt2", kName, load, &kGguf};

}  // namespace headlight::gpt2

namespace headlight {

DecoderPlan read_gpt2_plan(std::string_view architecture, const Config& config, const std::string& default_activation) {
    DecoderPlan plan =
        read_decoder_plan(architecture, "transformer.", config, {.default_activation = default_activation});
    plan.layout = WeightLayout::InputOutput;
    const bool scaled = config.boolean_or("scale_attn_weights", true);
    const bool scaled_by_layer = config.boolean_or("scale_attn_by_inverse_layer_idx", false);
    plan.attention = [scaled, scaled_by_layer](AttentionSpec& spec, std::int64_t layer) {
        if (!scaled) spec.scale = 1.0F;
        if (scaled_by_layer) spec.scale /= static_cast<float>(layer + 1);
    };
    plan.ignored = {".attn.bias", ".attn.masked_bias"};  // the causal mask, which old checkpoints keep as a tensor
    return plan;
}

}  // namespace headlight
