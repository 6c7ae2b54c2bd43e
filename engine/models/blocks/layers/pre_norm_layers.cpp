#include "models/blocks/layers/pre_norm_layers.h"

#include <cmath>
#include <utility>

namespace headlight {

namespace {

template <typename Attend>
DeviceTensor run_layer(Backend& backend, const PreNormLayer& layer, const DeviceTensor& x, const Attend& attend) {
    const DeviceTensor attended = attend(layer, layer.attention_norm(backend, x));
    const DeviceTensor sum = backend.add(scaled_columns(backend, attended, layer.attention_scale), x);
    const DeviceTensor fed = layer.feed_forward(backend, layer.norm(backend, sum));
    return backend.add(scaled_columns(backend, fed, layer.scale), sum);
}

/// x after `taken` of the layers. `attend` and `keep` are told the layer and what its attention reads, and each state.
template <typename Attend, typename Keep>
DeviceTensor run_all(ForwardPass& pass, std::span<const PreNormLayer> layers, DeviceTensor x, std::int64_t taken,
                     const Attend& attend, const Keep& keep) {
    keep(x);
    DeviceTensor result = x;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        if (static_cast<std::int64_t>(i) == taken) result = x;
        x = run_layer(pass.backend(), layers[i], x, attend);
        keep(x);
        pass.layer_done(static_cast<std::int64_t>(i), static_cast<std::int64_t>(layers.size()));
    }
    return taken >= 0 && taken < static_cast<std::int64_t>(layers.size()) ? result : x;
}

}  // namespace

void keep_state(ForwardPass& pass, AttentionKind kind, const DeviceTensor& x) {
    if (kind == AttentionKind::Text) return pass.keep_text_hidden(x);
    if (kind == AttentionKind::Vision) return pass.keep_vision_hidden(x);
    if (kind == AttentionKind::Encoder) return pass.keep_encoder_hidden(x);
    pass.keep_hidden(x);
}

DeviceTensor run_layers(ForwardPass& pass, std::span<const PreNormLayer> layers, DeviceTensor x,
                        const std::vector<std::uint8_t>& key_mask, AttentionKind kind, std::int64_t taken) {
    return run_all(
        pass, layers, std::move(x), taken,
        [&](const PreNormLayer& layer, const DeviceTensor& state) {
            return layer.attention.self_attention(pass, state, key_mask);
        },
        [&](const DeviceTensor& state) { keep_state(pass, kind, state); });
}

DeviceTensor run_layers_in_tiles(ForwardPass& pass, std::span<const PreNormLayer> layers, DeviceTensor x,
                                 const TowerLayout& tiles, AttentionKind kind, std::int64_t taken) {
    const std::vector<TokenWindow> windows = windows_of(tiles);
    return run_all(
        pass, layers, std::move(x), taken,
        [&](const PreNormLayer& layer, const DeviceTensor& state) {
            return attend_in_windows(pass, layer.attention, state, tiles.patches, windows);
        },
        [&](DeviceTensor state) {
            state.shape = {tiles.tiles, tiles.tokens_of_tile(), state.columns()};
            keep_state(pass, kind, state);
        });
}

DeviceTensor run_layers_over_patches(ForwardPass& pass, std::span<const PreNormLayer> layers, DeviceTensor x,
                                     const PatchGrid& patches, const PatchWindows& windows, AttentionKind kind,
                                     const std::function<void(std::int64_t, const DeviceTensor&)>& after_layer) {
    std::int64_t layer_number = -1;  // that of what the first layer reads
    return run_all(
        pass, layers, std::move(x), -1,
        [&](const PreNormLayer& layer, const DeviceTensor& state) {
            const std::vector<TokenWindow>& within = layer.windowed ? windows.small : windows.images;
            return within.empty() ? layer.attention.self_attention(pass, state, TokenMarks{})
                                  : attend_in_windows(pass, layer.attention, state, patches, within);
        },
        [&](const DeviceTensor& state) {
            keep_state(pass, kind, state);
            if (layer_number >= 0) after_layer(layer_number, state);
            ++layer_number;
        });
}

DeviceTensor run_layers_quietly(ForwardPass& pass, std::span<const PreNormLayer> layers, DeviceTensor x) {
    for (const PreNormLayer& layer : layers)
        x = run_layer(pass.backend(), layer, x, [&](const PreNormLayer& own, const DeviceTensor& state) {
            return own.attention.self_attention(pass, state, std::vector<std::uint8_t>{});
        });
    return x;
}

namespace {

/// Queries, keys and values of one tensor.
void add_fused(TensorTable& table, const PreNormSizes& sizes, const std::string& name, const std::string& source) {
    const std::int64_t hidden = sizes.hidden.size;
    const Dimension rows{3 * hidden, "3 * hidden_size"};
    std::int64_t begin = 0;
    for (const auto& [part, bias] :
         {std::pair{"query", sizes.biases.query}, {"key", sizes.biases.key}, {"value", sizes.biases.value}}) {
        table.body_rows(name + part + ".weight", source + ".weight", {rows, sizes.hidden}, begin, hidden);
        if (bias) table.body_rows(name + part + ".bias", source + ".bias", {rows}, begin, hidden);
        begin += hidden;
    }
}

}  // namespace

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
        const auto norm = [&](const char* part, std::string_view in) {
            if (sizes.norms == Norm::Kind::Layer)
                return table.body_norm(to + part, from + std::string(in), sizes.hidden);
            table.body(to + part + ".weight", {from + std::string(in) + ".weight"}, {sizes.hidden});
        };
        norm("attention_norm", names.attention_norm);
        for (const auto& [part, in] :
             {std::pair{"query_norm.weight", names.query_norm}, {"key_norm.weight", names.key_norm}})
            if (sizes.query_key_norms) factors(part, std::string(in) + ".weight");
        if (!names.fused.empty()) add_fused(table, sizes, to, from + std::string(names.fused));
        linear("query", names.query, sizes.hidden, sizes.hidden, sizes.biases.query);
        linear("key", names.key, sizes.hidden, sizes.hidden, sizes.biases.key);
        linear("value", names.value, sizes.hidden, sizes.hidden, sizes.biases.value);
        linear("attention_output", names.attention_output, sizes.hidden, sizes.hidden, sizes.biases.attention_output);
        factors("attention_scale", names.attention_scale);
        norm("norm", names.norm);
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
    const auto norm_of = [&](const std::string& norm) {
        return sizes.norms == Norm::Kind::Rms ? rms_norm_of(tensors, norm, sizes.epsilon)
                                              : layer_norm_of(tensors, norm, sizes.epsilon);
    };
    constexpr float kQueryKeyEpsilon = 1e-6F;  // of InternVL's encoder, which no field says
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
        layer.attention_norm = norm_of(part + "attention_norm");
        layer.attention.query_norm = rms_norm_of(tensors, part + "query_norm", kQueryKeyEpsilon);
        layer.attention.key_norm = rms_norm_of(tensors, part + "key_norm", kQueryKeyEpsilon);
        layer.attention_scale = factors(part + "attention_scale");
        layer.norm = norm_of(part + "norm");
        layer.feed_forward = {linear_of(tensors, part + "up"), linear_of(tensors, part + "down"), sizes.activation};
        if (tensors.has(part + "gate.weight")) layer.feed_forward.gate = linear_of(tensors, part + "gate");
        layer.scale = factors(part + "scale");
        layers.push_back(std::move(layer));
    }
    return layers;
}

}  // namespace headlight
