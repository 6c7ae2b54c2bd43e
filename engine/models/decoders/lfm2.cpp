// LFM2 (arXiv 2511.23404): Llama with norms of each head, in most of whose layers a short convolution stands in the
// place of attention.

#include "models/architecture.h"
#include "models/blocks/layers/short_convolution.h"
#include "models/blocks/plans/llama_plan.h"
#include "models/decoders/gguf_decoder.h"
#include "models/gguf_fields.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace headlight::lfm2 {

namespace {

/// `conv_L_cache` taps, with biases of all parts where `conv_bias` says so.
class ShortConvolutionPlan final : public MixerPlan {
  public:
    explicit ShortConvolutionPlan(const Config& config)
        : taps_(config.integer_or("conv_L_cache", 3, 1, 10'001)), bias_(config.boolean_or("conv_bias", false)) {}

    void add_tensors(TensorTable& table, Dimension hidden, const std::string& name,
                     const std::string& source) const override {
        table.body_linear(name + "mixer_input", source + "conv.in_proj", {3 * hidden.size, "3 * hidden_size"}, hidden,
                          bias_);
        table.body(name + "mixer_convolution.weight", {source + "conv.conv.weight"},
                   {hidden, {1, "one channel"}, {taps_, "conv_L_cache"}});
        if (bias_) table.body(name + "mixer_convolution.bias", {source + "conv.conv.bias"}, {hidden});
        table.body_linear(name + "mixer_output", source + "conv.out_proj", hidden, hidden, bias_);
    }

    [[nodiscard]] std::shared_ptr<const TokenMixer> make(Backend& backend, const LoadedTensors& tensors,
                                                         const std::string& name) const override {
        const std::string convolution = name + "mixer_convolution";
        return std::make_shared<ShortConvolution>(
            linear_of(tensors, name + "mixer_input"),
            causal_convolution(backend, tensors.at(convolution + ".weight"), tensors.find(convolution + ".bias")),
            linear_of(tensors, name + "mixer_output"));
    }

  private:
    std::int64_t taps_;
    bool bias_;
};

/// Of the width that the configuration names two thirds, times a factor, rounded up to whole blocks.
std::int64_t adjusted_inner(std::int64_t inner, const Config& config) {
    if (!config.boolean_or("block_auto_adjust_ff_dim", true)) return inner;
    const double factor = config.real_or("block_ffn_dim_multiplier", 1, 1e-3, 1e3);
    const std::int64_t block = config.integer_or("block_multiple_of", 256, 1, 1'000'000);
    const std::int64_t two_thirds = 2 * inner / 3;
    const auto scaled = static_cast<std::int64_t>(factor * static_cast<double>(two_thirds));
    return (scaled + block - 1) / block * block;
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_llama_plan("LFM2 decoder", config, {.inner = 12'288, .rotary = {.theta = 1e6}});
    plan.inner = adjusted_inner(config.integer_or("block_ff_dim", plan.inner, 1, 1'000'000), config);
    plan.epsilon = epsilon_of(config, "norm_eps", 1e-5);
    plan.tied = config.boolean_or("tie_embedding", config.boolean_or("tie_word_embeddings", true));
    plan.query_key_norm = QueryKeyNorm::EachHead;
    plan.norm_names.attention = "operator_norm";
    plan.norm_names.feed_forward = "ffn_norm";
    plan.norm_names.query = "self_attn.q_layernorm";
    plan.norm_names.key = "self_attn.k_layernorm";
    plan.norm_names.last = "embedding_norm";
    plan.feed_forward_names = {"feed_forward.w1", "feed_forward.w3", "feed_forward.w2"};
    plan.output_name = "self_attn.out_proj";
    plan.mixer = std::make_shared<ShortConvolutionPlan>(config);
    const auto count = static_cast<std::int64_t>(plan.layers.size());
    const std::vector<std::int64_t> attending = config.integers_or_none("full_attn_idxs", 0, count - 1);
    read_attending_layers(plan, config, "conv", [&](std::int64_t layer) {
        return attending.empty() || std::ranges::find(attending, layer) != attending.end();
    });
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

void add_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields(file, name, fields);
    if (const auto layers = add_gguf_attending_layers(file.metadata(), name, fields)) {
        std::string attending;
        for (const std::int64_t layer : *layers) attending += (attending.empty() ? "" : ",") + std::to_string(layer);
        fields["full_attn_idxs"] = "[" + attending + "]";
    }
    fields["block_auto_adjust_ff_dim"] = "false";
    fields["conv_bias"] = json_truth(has_tensor(file, "blk.0.shortconv.conv.bias"));
}

constexpr GgufField kGgufFields[] = {
    {"norm_eps", ".attention.layer_norm_rms_epsilon"},
    {"conv_L_cache", ".shortconv.l_cache"},
};

constexpr GgufTensor kGgufTensors[] = {
    {"token_embd_norm", "model.embedding_norm"},
    {"blk.*.attn_norm", "model.layers.*.operator_norm"},
    {"blk.*.attn_q_norm", "model.layers.*.self_attn.q_layernorm"},
    {"blk.*.attn_k_norm", "model.layers.*.self_attn.k_layernorm"},
    {"blk.*.attn_output", "model.layers.*.self_attn.out_proj"},
    {"blk.*.shortconv.conv", "model.layers.*.conv.conv", GgufForm::Channels},
    {"blk.*.shortconv.in_proj", "model.layers.*.conv.in_proj"},
    {"blk.*.shortconv.out_proj", "model.layers.*.conv.out_proj"},
    {"blk.*.ffn_norm", "model.layers.*.ffn_norm"},
    {"blk.*.ffn_gate", "model.layers.*.feed_forward.w1"},
    {"blk.*.ffn_up", "model.layers.*.feed_forward.w3"},
    {"blk.*.ffn_down", "model.layers.*.feed_forward.w2"},
};

constexpr GgufArchitecture kGguf{"lfm2",          kGgufDecoderFields, kGgufDecoderTensors,
                                 add_gguf_fields, kGgufFields,        kGgufTensors};

}  // namespace

extern const Architecture kLfm2;
constinit const Architecture kLfm2{"lfm2", "LFM2 decoder", load, &kGguf};

}  // namespace headlight::lfm2
