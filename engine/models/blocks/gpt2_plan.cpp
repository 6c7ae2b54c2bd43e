#include "models/blocks/gpt2_plan.h"

#include "models/blocks/activation_name.h"

#include <tuple>
#include <vector>

namespace headlight {

namespace {

void add_norm(TensorTable& table, const Gpt2Plan& plan, const std::string& name, const std::string& source,
              Dimension hidden) {
    if (plan.norms == Norm::Kind::Rms)
        table.body(name + ".weight", {source + ".weight"}, {hidden});
    else
        table.body_norm(name, source, hidden);
}

Norm norm_of(const LoadedTensors& tensors, const Gpt2Plan& plan, const std::string& name) {
    return plan.norms == Norm::Kind::Rms ? rms_norm_of(tensors, name, plan.epsilon)
                                         : layer_norm_of(tensors, name, plan.epsilon);
}

void add_layer(TensorTable& table, const Gpt2Plan& plan, std::int64_t layer) {
    const Dimension hidden{plan.sizes.hidden, "n_embd"};
    const Dimension fused{3 * plan.sizes.hidden, "3 * n_embd"};
    const Dimension inner{plan.inner, "n_inner"};
    const std::string name = "layers." + std::to_string(layer) + ".";
    const std::string source = "h." + std::to_string(layer) + ".";
    const auto linear = [&](const std::string& part, const std::string& from, Dimension inputs, Dimension outputs) {
        table.body(name + part + ".weight", {source + from + ".weight"},
                   plan.layout == WeightLayout::InputOutput ? std::vector<Dimension>{inputs, outputs}
                                                            : std::vector<Dimension>{outputs, inputs});
        table.body(name + part + ".bias", {source + from + ".bias"}, {outputs});
    };
    add_norm(table, plan, name + "attention_norm", source + "ln_1", hidden);
    linear("query_key_value", "attn.c_attn", hidden, fused);
    linear("attention_output", "attn.c_proj", hidden, hidden);
    add_norm(table, plan, name + "norm", source + "ln_2", hidden);
    linear("up", "mlp.c_fc", hidden, inner);
    linear("down", "mlp.c_proj", inner, hidden);
}

DecoderLayer layer_of(const LoadedTensors& tensors, const Gpt2Plan& plan, std::int64_t index) {
    const std::string name = "layers." + std::to_string(index) + ".";
    const auto linear = [&](const std::string& part) { return linear_of(tensors, name + part, plan.layout); };
    DecoderLayer layer;
    AttentionSpec& spec = layer.attention.spec;
    spec = causal_attention(plan.sizes.heads, plan.sizes.heads, plan.sizes.hidden / plan.sizes.heads);
    if (!plan.scaled) spec.scale = 1.0F;
    if (plan.scaled_by_layer) spec.scale /= static_cast<float>(index + 1);
    layer.attention_norm = norm_of(tensors, plan, name + "attention_norm");
    layer.attention.inputs.fused = linear("query_key_value");
    layer.attention.output = linear("attention_output");
    layer.norm = norm_of(tensors, plan, name + "norm");
    layer.feed_forward = {linear("up"), linear("down"), plan.activation};
    return layer;
}

}  // namespace

Gpt2Plan read_gpt2_plan(const Config& config, const std::string& default_activation) {
    const SizeFields fields{.hidden = "n_embd", .layers = "n_layer", .heads = "n_head", .positions = "n_positions"};
    Gpt2Plan plan;
    plan.sizes = read_sizes(config, fields);
    std::ignore = head_size_of(config, plan.sizes, fields);
    plan.inner = config.integer_or("n_inner", 4 * plan.sizes.hidden, 1, 1'000'000);
    plan.epsilon = epsilon_of(config, "layer_norm_epsilon", 1e-5);
    plan.activation = activation_of(config, "activation_function", default_activation);
    plan.scaled = config.boolean_or("scale_attn_weights", true);
    plan.scaled_by_layer = config.boolean_or("scale_attn_by_inverse_layer_idx", false);
    return plan;
}

TensorTable gpt2_table(const Gpt2Plan& plan) {
    const Dimension hidden{plan.sizes.hidden, "n_embd"};
    TensorTable table("transformer.");
    table.body("words", {"wte.weight"}, {{plan.sizes.vocabulary, "vocab_size"}, hidden});
    table.body("positions", {"wpe.weight"}, {{plan.sizes.positions, "n_positions"}, hidden});
    for (std::int64_t layer = 0; layer < plan.sizes.layers; ++layer) add_layer(table, plan, layer);
    table.layers("h.", plan.sizes.layers, "n_layer");
    add_norm(table, plan, "final_norm", "ln_f", hidden);
    table.ignore_ending(".attn.bias");  // the causal mask, which old checkpoints keep as a tensor
    table.ignore_ending(".attn.masked_bias");
    return table;
}

Decoder gpt2_decoder(const LoadedTensors& tensors, const Gpt2Plan& plan) {
    Decoder decoder;
    decoder.embeddings.words = tensors.at("words");
    decoder.embeddings.positions = tensors.at("positions");
    for (std::int64_t layer = 0; layer < plan.sizes.layers; ++layer)
        decoder.layers.push_back(layer_of(tensors, plan, layer));
    decoder.final_norm = norm_of(tensors, plan, "final_norm");
    return decoder;
}

}  // namespace headlight
