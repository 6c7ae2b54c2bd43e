// Granite 4 (IBM, 2025): Granite with a shared expert beside the others or alone, and in most layers a state space
// (Mamba-2) in the place of attention.

#include "models/architecture.h"
#include "models/blocks/layers/state_space.h"
#include "models/decoders/gguf_decoder.h"
#include "models/decoders/granite.h"
#include "models/gguf_fields.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace headlight::granite_hybrid {

namespace {

constexpr std::string_view kName = "Granite hybrid decoder";
constexpr std::int64_t kMost = 1'000'000;

void read_rate_limits(StateSpaceSizes& sizes, const Config& config) {
    const std::string field = "time_step_limit";
    const std::vector<double> limits = config.reals_or_none(field, 0, sizes.largest_rate);
    if (limits.empty()) return;
    if (limits.size() != 2 || limits.back() < limits.front())
        config.fail(field, Sentence("Expected the least rate and the largest, found another list."));
    sizes.least_rate = limits.front();
    sizes.largest_rate = limits.back();
}

StateSpaceSizes read_state_space(const Config& config, std::int64_t hidden) {
    const std::int64_t values = config.integer_or("mamba_expand", 2, 1, 1'000) * hidden;
    StateSpaceSizes sizes;
    sizes.heads = config.integer_or("mamba_n_heads", 128, 1, kMost);
    sizes.groups = config.integer_or("mamba_n_groups", 1, 1, kMost);
    sizes.state = config.integer_or("mamba_d_state", 256, 1, kMost);
    const bool follows = config.is_text("mamba_d_head") || !config.has("mamba_d_head");  // "auto"
    sizes.head_size = follows ? values / sizes.heads : config.integer("mamba_d_head", 1, kMost);
    if (sizes.values() != values)
        config.fail("mamba_n_heads",
                    Sentence("Expected heads of %1 values that make mamba_expand * hidden_size, which is %2; found %3.",
                             sizes.head_size, values, sizes.heads));
    if (sizes.heads % sizes.groups != 0)
        config.fail("mamba_n_groups", Sentence("Expected a divisor of %1, which is %2; found %3.", "mamba_n_heads",
                                               sizes.heads, sizes.groups));
    read_rate_limits(sizes, config);
    return sizes;
}

class StateSpacePlan final : public MixerPlan {
  public:
    StateSpacePlan(const Config& config, const LlamaPlan& plan)
        : sizes_(read_state_space(config, plan.sizes.hidden)),
          taps_(config.integer_or("mamba_d_conv", 4, 1, 10'001)),
          convolution_bias_(config.boolean_or("mamba_conv_bias", true)),
          bias_(config.boolean_or("mamba_proj_bias", false)),
          activation_(plan.activation),
          epsilon_(plan.epsilon) {}

    void add_tensors(TensorTable& table, Dimension hidden, const std::string& name,
                     const std::string& source) const override {
        const std::string from = source + "mamba.";
        const Dimension values{sizes_.values(), "mamba_expand * hidden_size"};
        const Dimension heads{sizes_.heads, "mamba_n_heads"};
        const Dimension convolved{values.size + 2 * sizes_.keys(), "values + 2 * mamba_n_groups * mamba_d_state"};
        table.body_linear(name + "mixer_input", from + "in_proj",
                          {values.size + convolved.size + heads.size, "gates + convolved + mamba_n_heads"}, hidden,
                          bias_);
        table.body(name + "mixer_convolution.weight", {from + "conv1d.weight"},
                   {convolved, {1, "one channel"}, {taps_, "mamba_d_conv"}});
        if (convolution_bias_) table.body(name + "mixer_convolution.bias", {from + "conv1d.bias"}, {convolved});
        table.body(name + "mixer_decay", {from + "A_log"}, {heads});
        table.body(name + "mixer_rate_bias", {from + "dt_bias"}, {heads});
        table.body(name + "mixer_skip", {from + "D"}, {heads});
        table.body(name + "mixer_norm.weight", {from + "norm.weight"}, {values});
        table.body_linear(name + "mixer_output", from + "out_proj", hidden, values, bias_);
    }

    [[nodiscard]] std::shared_ptr<const TokenMixer> make(Backend& backend, const LoadedTensors& tensors,
                                                         const std::string& name) const override {
        const std::string convolution = name + "mixer_convolution";
        StateSpaceParts parts;
        parts.input = linear_of(tensors, name + "mixer_input");
        parts.convolution =
            causal_convolution(backend, tensors.at(convolution + ".weight"), tensors.find(convolution + ".bias"));
        parts.activation = activation_;
        parts.decay = values_of(backend, tensors.at(name + "mixer_decay"));
        parts.rate_bias = values_of(backend, tensors.at(name + "mixer_rate_bias"));
        parts.skip = values_of(backend, tensors.at(name + "mixer_skip"));
        parts.norm = norm_of_groups(backend, tensors.at(name + "mixer_norm.weight"));
        parts.output = linear_of(tensors, name + "mixer_output");
        return std::make_shared<StateSpace>(sizes_, std::move(parts));
    }

  private:
    /// The groups' values are normalized apart, with weights of their own.
    [[nodiscard]] Norm norm_of_groups(Backend& backend, const DeviceTensor& weight) const {
        if (sizes_.groups == 1) return {weight, {}, epsilon_, Norm::Kind::Rms};
        Norm norm{ones(backend, sizes_.values() / sizes_.groups), {}, epsilon_, Norm::Kind::Rms};
        norm.factors = weight;
        norm.factors.shape = {1, sizes_.values()};
        return norm;
    }

    StateSpaceSizes sizes_;
    std::int64_t taps_;
    bool convolution_bias_;
    bool bias_;
    Activation activation_;
    float epsilon_;
};

/// Experts beside the shared one, or the shared one alone: a feed-forward network as others have it.
void plan_experts(LlamaPlan& plan, const Config& config) {
    const std::int64_t shared = config.integer_or("shared_intermediate_size", 1024, 1, kMost);
    if (config.integer_or("num_local_experts", 8, 0, INT32_MAX) == 0) {
        plan.inner = shared;
        if (config.boolean_or("stacked_experts", false)) return;  // GGUF files hold gate and up apart
        plan.fused_gate_up = true;
        plan.feed_forward_names.fused = "shared_mlp.input_linear";
        plan.feed_forward_names.down = "shared_mlp.output_linear";
        return;
    }
    plan.experts = read_experts(config);
    granite::name_granite_experts(plan.experts);
    plan.experts.shared = shared;
    plan.experts.shared_field = "shared_intermediate_size";
    plan.experts.names.shared = "shared_mlp.";
}

/// Published folders call the types "mamba" and "attention", those of transformers 5 otherwise.
void read_types(LlamaPlan& plan, const Config& config) {
    const std::vector<std::string> types = config.texts_or_none("layer_types");
    const bool published =
        std::ranges::any_of(types, [](const std::string& type) { return type == "mamba" || type == "attention"; });
    read_attending_layers(
        plan, config, published ? "mamba" : "linear_attention", [](std::int64_t) { return false; },
        published ? "attention" : "full_attention");
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = granite::read_granite_plan(kName, config);
    if (config.text_or("position_embedding_type", "nope") != "rope")
        for (LlamaLayerPlan& layer : plan.layers) layer.rotary = nullptr;
    plan_experts(plan, config);
    read_types(plan, config);
    if (!std::ranges::all_of(plan.layers, &LlamaLayerPlan::attends))
        plan.mixer = std::make_shared<StateSpacePlan>(config, plan);
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

/// Returns whether a layer of the file has a tensor of this name.
bool has_in_a_layer(const GgufStore& file, const std::string& name) {
    const std::vector<std::string> names = file.names();
    return std::ranges::any_of(names, [&](const std::string& each) { return each.ends_with(name); });
}

/// Types of layers, widths of the state space, and which layers have biases.
void add_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields_with_experts(file, name, fields);
    const GgufMetadata& metadata = file.metadata();
    const auto number = [&](const char* key) { return metadata.integer(name + key, 1, kMost); };
    if (const auto attending = add_gguf_attending_layers(metadata, name, fields)) {
        std::string types;
        for (std::int64_t layer = 0; layer < number(".block_count").value_or(0); ++layer) {
            const bool attends = std::ranges::find(*attending, layer) != attending->end();
            types += std::string(types.empty() ? "" : ",") + (attends ? "\"attention\"" : "\"mamba\"");
        }
        fields["layer_types"] = "[" + types + "]";
    }
    const auto hidden = number(".embedding_length");
    const auto values = number(".ssm.inner_size");
    if (hidden && values && *values % *hidden == 0) fields["mamba_expand"] = std::to_string(*values / *hidden);
    fields.emplace("num_local_experts", "0");
    if (const auto inner = number(".feed_forward_length"))
        fields.emplace("shared_intermediate_size", std::to_string(*inner));
    fields["stacked_experts"] = "true";
    fields["position_embedding_type"] =
        metadata.boolean(name + ".rope.scaling.finetuned").value_or(false) ? "\"rope\"" : "\"nope\"";
    fields["attention_bias"] = json_truth(has_in_a_layer(file, ".attn_q.bias"));
    fields["mamba_conv_bias"] = json_truth(has_in_a_layer(file, ".ssm_conv1d.bias"));
    fields["mamba_proj_bias"] = json_truth(has_in_a_layer(file, ".ssm_in.bias"));
}

constexpr GgufField kGgufFields[] = {
    {"embedding_multiplier", ".embedding_scale"},
    {"residual_multiplier", ".residual_scale"},
    {"attention_multiplier", ".attention.scale"},
    {"logits_scaling", ".logit_scale"},
    {"num_local_experts", ".expert_count"},
    {"num_experts_per_tok", ".expert_used_count"},
    {"shared_intermediate_size", ".expert_shared_feed_forward_length"},
    {"mamba_n_heads", ".ssm.time_step_rank"},
    {"mamba_n_groups", ".ssm.group_count"},
    {"mamba_d_state", ".ssm.state_size"},
    {"mamba_d_conv", ".ssm.conv_kernel"},
};

constexpr GgufTensor kGgufTensors[] = {
    {"blk.*.ssm_a", "model.layers.*.mamba.A_log", GgufForm::Decay},
    {"blk.*.ssm_d", "model.layers.*.mamba.D", GgufForm::Flat},
    {"blk.*.ssm_dt", "model.layers.*.mamba.dt_bias", GgufForm::Parameter},
    {"blk.*.ssm_conv1d", "model.layers.*.mamba.conv1d", GgufForm::Channels},
    {"blk.*.ssm_in", "model.layers.*.mamba.in_proj"},
    {"blk.*.ssm_norm", "model.layers.*.mamba.norm", GgufForm::Flat},
    {"blk.*.ssm_out", "model.layers.*.mamba.out_proj"},
    {"blk.*.ffn_gate_inp", "model.layers.*.block_sparse_moe.router.layer"},
    {"blk.*.ffn_gate_exps", "model.layers.*.block_sparse_moe.gate_linear"},
    {"blk.*.ffn_down_exps", "model.layers.*.block_sparse_moe.output_linear"},
    {"blk.*.ffn_up_exps", "model.layers.*.block_sparse_moe.up_linear"},
    {"blk.*.ffn_gate_shexp", "model.layers.*.shared_mlp.gate_linear"},
    {"blk.*.ffn_down_shexp", "model.layers.*.shared_mlp.output_linear"},
    {"blk.*.ffn_up_shexp", "model.layers.*.shared_mlp.up_linear"},
};

constexpr GgufArchitecture kGguf{
    "granitehybrid", kGgufDecoderFields, kGgufDecoderTensors, add_gguf_fields, kGgufFields, kGgufTensors, true};

}  // namespace

extern const Architecture kGraniteHybrid;
constinit const Architecture kGraniteHybrid{"granitemoehybrid", kName, load, &kGguf};

}  // namespace headlight::granite_hybrid
