#include "analysis/routers/expert_choices.h"

#include "core/error.h"

#include <algorithm>
#include <span>

namespace headlight {

namespace {

float share_of(std::size_t count, std::int64_t tokens) {
    return tokens > 0 ? static_cast<float>(static_cast<double>(count) / static_cast<double>(tokens)) : 0;
}

}  // namespace

const RoutedLayer& routed_layer(const ExpertChoices& choices, std::int32_t layer) {
    const auto found = std::ranges::find(choices.layers, layer, &RoutedLayer::layer);
    if (found != choices.layers.end()) return *found;
    std::string others;
    for (const RoutedLayer& each : choices.layers) others += (others.empty() ? "" : ", ") + std::to_string(each.layer);
    throw Error(
        ErrorKind::Input,
        Sentence("--layer: layer %1 has no router; expected one of the layers with experts: %2.", layer, others));
}

Tensor weights_by_expert(const RoutedLayer& layer) {
    const Tensor& weights = layer.weights;
    Tensor by_expert({weights.size(1), weights.size(0)});
    for (std::int64_t expert = 0; expert < weights.size(1); ++expert)
        for (std::int64_t token = 0; token < weights.size(0); ++token)
            by_expert.slice(expert)[static_cast<std::size_t>(token)] =
                weights.slice(token)[static_cast<std::size_t>(expert)];
    return by_expert;
}

Tensor expert_loads(const ExpertChoices& choices) {
    std::int64_t experts = 0;
    for (const RoutedLayer& layer : choices.layers) experts = std::max(experts, layer.weights.size(1));
    Tensor loads({experts, static_cast<std::int64_t>(choices.layers.size())});
    for (std::size_t column = 0; column < choices.layers.size(); ++column) {
        const Tensor by_expert = weights_by_expert(choices.layers[column]);
        for (std::int64_t expert = 0; expert < by_expert.size(0); ++expert) {
            const auto count = std::ranges::count_if(by_expert.slice(expert), [](float weight) { return weight != 0; });
            loads.slice(expert)[column] = share_of(static_cast<std::size_t>(count), by_expert.size(1));
        }
    }
    return loads;
}

Tensor chosen_together(const RoutedLayer& layer) {
    const std::int64_t experts = layer.weights.size(1);
    std::vector<std::size_t> counts(static_cast<std::size_t>(experts * experts), 0);
    std::vector<std::size_t> chosen;
    for (std::int64_t token = 0; token < layer.weights.size(0); ++token) {
        const std::span<const float> row = layer.weights.slice(token);
        chosen.clear();
        for (std::size_t expert = 0; expert < row.size(); ++expert)
            if (row[expert] != 0) chosen.push_back(expert);
        for (const std::size_t one : chosen)
            for (const std::size_t other : chosen) ++counts[one * row.size() + other];
    }
    Tensor together({experts, experts});
    for (std::size_t at = 0; at < counts.size(); ++at)
        together.values()[at] = share_of(counts[at], layer.weights.size(0));
    return together;
}

}  // namespace headlight
