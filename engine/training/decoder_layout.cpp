#include "training/decoder_layout.h"

#include "training/chance.h"

#include <algorithm>
#include <span>
#include <utility>

namespace headlight {

namespace {

constexpr std::size_t kTensorsOfLayer = 12;

bool is_norm(const WeightPlace& place) {
    return place.name.ends_with("norm.weight");
}

}  // namespace

DecoderLayout::DecoderLayout(const DecoderShape& shape) : shape_(shape) {
    const std::int64_t width = shape.width;
    add("gpt_neox.embed_in.weight", {shape.vocabulary, width});
    for (int layer = 0; layer < shape.layers; ++layer) add_layer("gpt_neox.layers." + std::to_string(layer) + ".");
    add("gpt_neox.final_layer_norm.weight", {width});
    add("gpt_neox.final_layer_norm.bias", {width});
}

const WeightPlace& DecoderLayout::layer(int layer, LayerTensor tensor) const {
    return places_[1 + static_cast<std::size_t>(layer) * kTensorsOfLayer + static_cast<std::size_t>(tensor)];
}

void DecoderLayout::add(std::string name, Shape shape) {
    const auto size = static_cast<std::size_t>(element_count(shape));
    places_.push_back({std::move(name), std::move(shape), size_, size});
    size_ += size;
}

void DecoderLayout::add_layer(const std::string& prefix) {
    const std::int64_t width = shape_.width;
    const std::int64_t inner = shape_.inner();
    const auto add_pair = [&](const char* name, Shape shape) {
        const std::int64_t outputs = shape.front();
        add(prefix + name + ".weight", std::move(shape));
        add(prefix + name + ".bias", {outputs});
    };
    add_pair("input_layernorm", {width});
    add_pair("attention.query_key_value", {3 * width, width});
    add_pair("attention.dense", {width, width});
    add_pair("post_attention_layernorm", {width});
    add_pair("mlp.dense_h_to_4h", {inner, width});
    add_pair("mlp.dense_4h_to_h", {width, inner});
}

std::vector<float> initial_weights(const DecoderLayout& layout, std::uint64_t seed) {
    std::vector<float> weights(layout.size());
    std::uint64_t tensor = 0;
    for (const WeightPlace& place : layout.places()) {
        const std::span<float> values(weights.data() + place.begin, place.size);
        Chance chance(seed, Chance::Purpose::Weights, tensor++);
        if (place.is_matrix())
            std::ranges::generate(values, [&] { return static_cast<float>(kInitialDeviation * chance.normal()); });
        else
            std::ranges::fill(values, is_norm(place) ? 1.0F : 0.0F);
    }
    return weights;
}

}  // namespace headlight
