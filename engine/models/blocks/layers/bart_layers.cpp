#include "models/blocks/layers/bart_layers.h"

#include "models/blocks/attention/global_attention.h"

#include <cmath>

namespace headlight {

namespace {

std::string layer_name(const BartSide& side, std::int64_t layer) {
    return side.name + ".layers." + std::to_string(layer) + ".";
}

bool is_decoder(const BartSide& side) {
    return side.name == "decoder";
}

/// `keys`: what keys and values are made of.
void add_attention(TensorTable& table, const std::string& name, const std::string& source, Dimension hidden,
                   Dimension keys, bool key_bias) {
    table.body_linear(name + "query", source + "q_proj", hidden, hidden, true);
    table.body_linear(name + "key", source + "k_proj", hidden, keys, key_bias);
    table.body_linear(name + "value", source + "v_proj", hidden, keys, true);
    table.body_linear(name + "output", source + "out_proj", hidden, hidden, true);
}

/// The same as Longformer names it, with the projections of global tokens.
void add_windowed_attention(TensorTable& table, const std::string& name, const std::string& source, Dimension hidden) {
    for (const char* const part : {"query", "key", "value", "query_global", "key_global", "value_global"})
        table.body_linear(name + part, source + "longformer_self_attn." + part, hidden, hidden, true);
    table.body_linear(name + "output", source + "output", hidden, hidden, true);
}

AttentionBlock attention_of(const LoadedTensors& tensors, const std::string& name, const BartSide& side) {
    AttentionBlock block;
    AttentionSpec& spec = block.spec;
    spec.heads = spec.key_heads = static_cast<std::int32_t>(side.heads);
    spec.head_size = spec.value_size = static_cast<std::int32_t>(side.hidden / side.heads);
    spec.scale = static_cast<float>(1 / std::sqrt(static_cast<double>(spec.head_size)));
    block.inputs = {
        linear_of(tensors, name + "query"), linear_of(tensors, name + "key"), linear_of(tensors, name + "value"), {}};
    block.output = linear_of(tensors, name + "output");
    return block;
}

void give_window(AttentionBlock& block, std::int32_t reach, const LoadedTensors& tensors, const std::string& name,
                 Backend& backend) {
    block.spec.window = block.spec.ahead = reach + 1;
    give_global_half(block, backend, linear_of(tensors, name + "query_global"), linear_of(tensors, name + "key_global"),
                     linear_of(tensors, name + "value_global"));
}

FeedForward feed_forward_of(const LoadedTensors& tensors, const std::string& name, const BartSide& side) {
    return {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), side.activation};
}

}  // namespace

std::int64_t read_bart_size(const Config& config, const std::string& field, std::int64_t most, bool sparse,
                            std::int64_t otherwise) {
    return sparse ? config.integer_or(field, otherwise, 1, most) : config.integer(field, 1, most);
}

BartSide read_bart_side(const Config& config, const std::string& name, std::int64_t hidden, Activation activation,
                        bool sparse) {
    BartSide side{.name = name, .hidden = hidden, .activation = activation};
    side.layers = read_bart_size(config, name + "_layers", 1'000, sparse, 12);
    side.heads = read_bart_size(config, name + "_attention_heads", 1'024, sparse, 16);
    side.inner = read_bart_size(config, name + "_ffn_dim", 1'000'000, sparse, 4'096);
    if (hidden % side.heads != 0)
        config.fail(name + "_attention_heads",
                    Sentence("Expected a divisor of d_model, which is %1; found %2.", hidden, side.heads));
    return side;
}

bool has_language_head(const Config& config, std::vector<std::string>& notices) {
    const std::vector<std::string> named = config.texts_or_none("architectures");
    if (named.empty() || named.front().ends_with("ForConditionalGeneration") || named.front().ends_with("MTModel"))
        return true;
    if (!named.front().ends_with("Model"))
        notices.push_back("The head of " + named.front() + " is not supported; only encoder and decoder run.");
    return false;
}

void add_bart_layers(TensorTable& table, const BartSide& side) {
    const Dimension hidden{side.hidden, "d_model"};
    const Dimension inner{side.inner, is_decoder(side) ? "decoder_ffn_dim" : "encoder_ffn_dim"};
    for (std::int64_t layer = 0; layer < side.layers; ++layer) {
        const std::string name = layer_name(side, layer);
        table.body_norm(name + "attention_norm", name + "self_attn_layer_norm", hidden);
        if (side.reaches.empty())
            add_attention(table, name + "attention.", name + "self_attn.", hidden, hidden, side.key_bias);
        else
            add_windowed_attention(table, name + "attention.", name + "self_attn.", hidden);
        if (is_decoder(side)) {
            table.body_norm(name + "cross_norm", name + "encoder_attn_layer_norm", hidden);
            add_attention(table, name + "cross.", name + "encoder_attn.", hidden,
                          side.memory.size > 0 ? side.memory : hidden, side.key_bias);
        }
        table.body_norm(name + "norm", name + "final_layer_norm", hidden);
        table.body_linear(name + "up", name + "fc1", inner, hidden, true);
        table.body_linear(name + "down", name + "fc2", hidden, inner, true);
    }
}

std::vector<SourceLayer> bart_source_layers(const LoadedTensors& tensors, const BartSide& side) {
    std::vector<SourceLayer> layers;
    for (std::int64_t i = 0; i < side.layers; ++i) {
        const std::string name = layer_name(side, i);
        layers.push_back({layer_norm_of(tensors, name + "attention_norm", kBartEpsilon),
                          attention_of(tensors, name + "attention.", side),
                          layer_norm_of(tensors, name + "norm", kBartEpsilon), feed_forward_of(tensors, name, side)});
    }
    return layers;
}

void give_windows(std::vector<SourceLayer>& layers, const LoadedTensors& tensors, const BartSide& side,
                  Backend& backend) {
    for (std::size_t i = 0; i < side.reaches.size(); ++i)
        give_window(layers[i].attention, side.reaches[i], tensors,
                    layer_name(side, static_cast<std::int64_t>(i)) + "attention.", backend);
}

std::vector<TargetLayer> bart_target_layers(const LoadedTensors& tensors, const BartSide& side) {
    std::vector<TargetLayer> layers;
    for (std::int64_t i = 0; i < side.layers; ++i) {
        const std::string name = layer_name(side, i);
        layers.push_back({layer_norm_of(tensors, name + "attention_norm", kBartEpsilon),
                          attention_of(tensors, name + "attention.", side),
                          layer_norm_of(tensors, name + "cross_norm", kBartEpsilon),
                          attention_of(tensors, name + "cross.", side),
                          layer_norm_of(tensors, name + "norm", kBartEpsilon), feed_forward_of(tensors, name, side)});
    }
    return layers;
}

}  // namespace headlight
