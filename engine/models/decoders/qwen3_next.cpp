// Qwen3-Next (Qwen team, 2025): Qwen 3's mixture of experts with a shared one, in three of four layers with a gated
// delta rule in the place of attention, and with gates of what the heads of the others give.

#include "models/architecture.h"
#include "models/blocks/layers/delta_rule.h"
#include "models/blocks/plans/qwen_plan.h"
#include "models/decoders/gguf_decoder.h"
#include "models/gguf_fields.h"

#include <memory>
#include <string>

namespace headlight::qwen3_next {

namespace {

DeltaRuleSizes read_delta_rule(const Config& config) {
    constexpr std::int64_t kMost = 65'536;
    DeltaRuleSizes sizes;
    sizes.key_heads = config.integer_or("linear_num_key_heads", 16, 1, kMost);
    sizes.value_heads = config.integer_or("linear_num_value_heads", 32, 1, kMost);
    sizes.key_size = config.integer_or("linear_key_head_dim", 128, 1, kMost);
    sizes.value_size = config.integer_or("linear_value_head_dim", 128, 1, kMost);
    if (sizes.value_heads % sizes.key_heads != 0)
        config.fail("linear_num_value_heads", Sentence("Expected a multiple of linear_num_key_heads (%1), found %2.",
                                                       sizes.key_heads, sizes.value_heads));
    return sizes;
}

class DeltaRulePlan final : public MixerPlan {
  public:
    DeltaRulePlan(const Config& config, float epsilon)
        : sizes_(read_delta_rule(config)),
          taps_(config.integer_or("linear_conv_kernel_dim", 4, 1, 10'001)),
          epsilon_(epsilon) {}

    void add_tensors(TensorTable& table, Dimension hidden, const std::string& name,
                     const std::string& source) const override {
        const std::string from = source + "linear_attn.";
        const Dimension values{sizes_.value_heads * sizes_.value_size,
                               "linear_num_value_heads * linear_value_head_dim"};
        const Dimension heads{sizes_.value_heads, "linear_num_value_heads"};
        const std::int64_t keys = sizes_.key_heads * sizes_.key_size;
        table.body_linear(name + "mixer_input", from + "in_proj_qkvz",
                          {2 * keys + 2 * values.size, "2 * keys + 2 * values"}, hidden, false);
        table.body_linear(name + "mixer_rates", from + "in_proj_ba",
                          {2 * sizes_.value_heads, "2 * linear_num_value_heads"}, hidden, false);
        const std::vector<Dimension> all{
            {2 * keys + values.size, "2 * keys + values"}, {1, "one channel"}, {taps_, "linear_conv_kernel_dim"}};
        const auto convolution = [&](const char* part, std::int64_t begin, std::int64_t count) {
            table.body_rows(name + "mixer_" + part + ".convolution", from + "conv1d.weight", all, begin, count);
        };
        convolution("queries", 0, keys);
        convolution("keys", keys, keys);
        convolution("values", 2 * keys, values.size);
        table.body(name + "mixer_decay", {from + "A_log"}, {heads});
        table.body(name + "mixer_decay_bias", {from + "dt_bias"}, {heads});
        table.body(name + "mixer_norm.weight", {from + "norm.weight"}, {{sizes_.value_size, "linear_value_head_dim"}});
        table.body_linear(name + "mixer_output", from + "out_proj", hidden, values, false);
    }

    [[nodiscard]] std::shared_ptr<const TokenMixer> make(Backend& backend, const LoadedTensors& tensors,
                                                         const std::string& name) const override {
        const auto convolution = [&](const char* part) {
            return causal_convolution(backend, tensors.at(name + "mixer_" + part + ".convolution"), {});
        };
        DeltaRuleParts parts;
        parts.input = linear_of(tensors, name + "mixer_input");
        parts.rates = linear_of(tensors, name + "mixer_rates");
        parts.queries = convolution("queries");
        parts.keys = convolution("keys");
        parts.values = convolution("values");
        parts.decay = values_of(backend, tensors.at(name + "mixer_decay"));
        parts.decay_bias = values_of(backend, tensors.at(name + "mixer_decay_bias"));
        parts.norm = rms_norm_of(tensors, name + "mixer_norm", epsilon_);
        parts.output = linear_of(tensors, name + "mixer_output");
        return std::make_shared<DeltaRule>(sizes_, std::move(parts));
    }

  private:
    DeltaRuleSizes sizes_;
    std::int64_t taps_;
    float epsilon_;
};

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    const Config& config = folder.config;
    LlamaPlan plan = read_llama_plan("Qwen3-Next decoder", config, {.head_size = 256, .rotary = {.share = 0.25}});
    plan.query_key_value_bias = plan.attention_output_bias = config.boolean_or("attention_bias", false);
    plan.query_key_norm = QueryKeyNorm::EachHead;
    plan.norms_from_one = true;
    plan.gated_heads = true;
    read_qwen_experts(plan, config, 10, true);
    read_shared_expert(plan.experts, config);
    plan.mixer = std::make_shared<DeltaRulePlan>(config, plan.epsilon);
    const std::int64_t period = config.integer_or("full_attention_interval", 4, 1, 1'000);
    read_attending_layers(plan, config, "linear_attention",
                          [&](std::int64_t layer) { return (layer + 1) % period == 0; });
    return make_llama(std::move(plan), folder, std::move(backend), stop, progress);
}

/// Types of layers and the width of values. Weights of the experts chosen sum to 1.
void add_gguf_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_gguf_decoder_fields_with_experts(file, name, fields);
    constexpr std::int64_t kMost = 1'000'000;
    const GgufMetadata& metadata = file.metadata();
    fields["stacked_experts"] = "true";
    fields["norm_topk_prob"] = "true";
    const auto values = metadata.integer(name + ".ssm.inner_size", 1, kMost);
    const auto heads = metadata.integer(name + ".ssm.time_step_rank", 1, kMost);
    if (values && heads) fields["linear_value_head_dim"] = std::to_string(*values / *heads);
    const std::string key = name + ".attention.recurrent_layers";
    const GgufValue* recurrent = metadata.find(key);
    if (recurrent == nullptr) return;
    if (!recurrent->is_list || recurrent->type != GgufType::Bool || recurrent->count > 1'000)
        metadata.fail(key, Sentence("Expected a truth value for each layer."));
    std::string types;
    for (const std::byte each : recurrent->bytes)
        types += std::string(types.empty() ? "" : ",") +
                 (each != std::byte{0} ? "\"linear_attention\"" : "\"full_attention\"");
    fields["layer_types"] = "[" + types + "]";
}

constexpr GgufField kGgufFields[] = {
    {"num_experts", ".expert_count"},
    {"num_experts_per_tok", ".expert_used_count"},
    {"moe_intermediate_size", ".expert_feed_forward_length"},
    {"shared_expert_intermediate_size", ".expert_shared_feed_forward_length"},
    {"linear_conv_kernel_dim", ".ssm.conv_kernel"},
    {"linear_key_head_dim", ".ssm.state_size"},
    {"linear_num_key_heads", ".ssm.group_count"},
    {"linear_num_value_heads", ".ssm.time_step_rank"},
    {"full_attention_interval", ".full_attention_interval"},
};

constexpr GgufTensor kOwnGgufTensors[] = {
    {"blk.*.attn_norm", "model.layers.*.input_layernorm", GgufForm::PlusOne},
    {"blk.*.post_attention_norm", "model.layers.*.post_attention_layernorm", GgufForm::PlusOne},
    {"blk.*.attn_q_norm", "model.layers.*.self_attn.q_norm", GgufForm::PlusOne},
    {"blk.*.attn_k_norm", "model.layers.*.self_attn.k_norm", GgufForm::PlusOne},
    {"output_norm", "model.norm", GgufForm::PlusOne},
    {"blk.*.attn_qkv", "model.layers.*.linear_attn.in_proj_qkvz", GgufForm::Grouped},
    {"blk.*.attn_gate", "", GgufForm::Field},
    {"blk.*.ssm_ba", "model.layers.*.linear_attn.in_proj_ba"},
    {"blk.*.ssm_a", "model.layers.*.linear_attn.A_log", GgufForm::Decay},
    {"blk.*.ssm_dt", "model.layers.*.linear_attn.dt_bias", GgufForm::Parameter},
    {"blk.*.ssm_conv1d", "model.layers.*.linear_attn.conv1d", GgufForm::Channels},
    {"blk.*.ssm_norm", "model.layers.*.linear_attn.norm"},
    {"blk.*.ssm_out", "model.layers.*.linear_attn.out_proj"},
    {"blk.*.ffn_gate_inp_shexp", "model.layers.*.mlp.shared_expert_gate", GgufForm::Rows},
    {"blk.*.ffn_gate_shexp", "model.layers.*.mlp.shared_expert.gate_proj"},
    {"blk.*.ffn_down_shexp", "model.layers.*.mlp.shared_expert.down_proj"},
    {"blk.*.ffn_up_shexp", "model.layers.*.mlp.shared_expert.up_proj"},
};
constexpr auto kGgufTensors = joined_rows(kOwnGgufTensors, kGgufExpertTensors);

constexpr GgufArchitecture kGguf{"qwen3next",     kGgufDecoderFields, kGgufDecoderTensors,
                                 add_gguf_fields, kGgufFields,        kGgufTensors};

}  // namespace

extern const Architecture kQwen3Next;
constinit const Architecture kQwen3Next{"qwen3_next", "Qwen3-Next decoder", load, &kGguf};

}  // namespace headlight::qwen3_next
