#include "models/blocks/layers/pre_norm_layers.h"

#include <cmath>
#include <utility>

namespace headlight {

namespace {

DeviceTensor run_layer(ForwardPass& pass, const PreNormLayer& layer, const DeviceTensor& x,
                       const std::vector<std::uint8_t>& key_mask) {
    Backend& backend = pass.backend();
    const DeviceTensor attended = layer.attention.self_attention(pass, layer.attention_norm(backend, x), key_mask);
    const DeviceTensor sum = backend.add(scaled_columns(backend, attended, layer.attention_scale), x);
    const DeviceTensor fed = layer.feed_forward(backend, layer.norm(backend, sum));
    return backend.add(scaled_columns(backend, fed, layer.scale), sum);
}

void keep_state(ForwardPass& pass, AttentionKind kind, const DeviceTensor& x) {
    if (kind == AttentionKind::Text) return pass.keep_text_hidden(x);
    if (kind == AttentionKind::Vision) return pass.keep_vision_hidden(x);
    pass.keep_hidden(x);
}

}  // namespace

DeviceTensor run_layers(ForwardPass& pass, std::span<const PreNormLayer> layers, DeviceTensor x,
                        const std::vector<std::uint8_t>& key_mask, AttentionKind kind, std::int64_t taken) {
    keep_state(pass, kind, x);
    DeviceTensor result = x;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        if (static_cast<std::int64_t>(i) == taken) result = x;
        x = run_layer(pass, layers[i], x, key_mask);
        keep_state(pass, kind, x);
        pass.layer_done(static_cast<std::int64_t>(i), static_cast<std::int64_t>(layers.size()));
    }
    return taken >= 0 && taken < static_cast<std::int64_t>(layers.size()) ? result : x;
}

DeviceTensor run_layers_quietly(ForwardPass& pass, std::span<const PreNormLayer> layers, DeviceTensor x) {
    for (const PreNormLayer& layer : layers) x = run_layer(pass, layer, x, {});
    return x;
}

void add_layers(TensorTable& table, const PreNormSizes& sizes, const PreNormNames& names, const std::string& name,
                const std::string& source) {
    for (std::int64_t index = 0; index < sizes.layers; ++index) {
        const std::string to = name + std::to_string(index) + ".";
        const std::string from = source + std::to_string(index) + ".";
        const auto linear = [&](const char* part, std::string_view in, Dimension outputs, Dimension inputs, bool bias) {
            if (!in.empty()) table.body_linear(to + part, from + std::string(in), outputs, inputs, bias);
        };
        const auto factors = [&](const char* part, std::string_view in) {
            if (!in.empty()) table.body(to + part, {from + std::string(in)}, {sizes.hidden});
        };
        table.body_norm(to + "attention_norm", from + std::string(names.attention_norm), sizes.hidden);
        linear("query", names.query, sizes.hidden, sizes.hidden, sizes.biases.query);
        linear("key", names.key, sizes.hidden, sizes.hidden, sizes.biases.key);
        linear("value", names.value, sizes.hidden, sizes.hidden, sizes.biases.value);
        linear("attention_output", names.attention_output, sizes.hidden, sizes.hidden, sizes.biases.attention_output);
        factors("attention_scale", names.attention_scale);
        table.body_norm(to + "norm", from + std::string(names.norm), sizes.hidden);
        linear("gate", names.gate, sizes.inner, sizes.hidden, sizes.biases.feed_forward);
        linear("up", names.up, sizes.inner, sizes.hidden, sizes.biases.feed_forward);
        linear("down", names.down, sizes.hidden, sizes.inner, sizes.biases.feed_forward);
        factors("scale", names.scale);
    }
}

std::vector<PreNormLayer> layers_of(const LoadedTensors& tensors, const PreNormSizes& sizes, const std::string& name) {
    const auto factors = [&](const std::string& factors_name) {
        DeviceTensor values = tensors.find(factors_name);
        if (!values.empty()) values.shape = {1, sizes.hidden.size};
        return values;
    };
    std::vector<PreNormLayer> layers;
    for (std::int64_t index = 0; index < sizes.layers; ++index) {
        const std::string part = name + std::to_string(index) + ".";
        PreNormLayer layer;
        AttentionSpec& spec = layer.attention.spec;
        spec.heads = spec.key_heads = static_cast<std::int32_t>(sizes.heads);
        spec.head_size = spec.value_size = static_cast<std::int32_t>(sizes.hidden.size / sizes.heads);
        spec.scale = static_cast<float>(1.0 / std::sqrt(static_cast<double>(spec.head_size)));
        layer.attention.inputs.query = linear_of(tensors, part + "query");
        layer.attention.inputs.key = linear_of(tensors, part + "key");
        layer.attention.inputs.value = linear_of(tensors, part + "value");
        layer.attention.output = linear_of(tensors, part + "attention_output");
        layer.attention_norm = layer_norm_of(tensors, part + "attention_norm", sizes.epsilon);
        layer.attention_scale = factors(part + "attention_scale");
        layer.norm = layer_norm_of(tensors, part + "norm", sizes.epsilon);
        layer.feed_forward = {linear_of(tensors, part + "up"), linear_of(tensors, part + "down"), sizes.activation};
        if (tensors.has(part + "gate.weight")) layer.feed_forward.gate = linear_of(tensors, part + "gate");
        layer.scale = factors(part + "scale");
        layers.push_back(std::move(layer));
    }
    return layers;
}

}  // namespace headlight
