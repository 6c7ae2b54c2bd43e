#include "export/figure_numbers.h"
#include "figures/experts_figure.h"

#include <string>
#include <utility>
#include <vector>

namespace headlight {

FigureNumbers numbers_of(const ShownExperts& shown) {
    const ExpertChoices& choices = *shown.choices;
    const RoutedLayer& layer = routed_layer(choices, shown.layer);
    std::vector<std::string> layers;
    for (const RoutedLayer& each : choices.layers) layers.push_back(std::to_string(each.layer));
    const auto count = static_cast<std::int64_t>(layers.size());
    FigureNumbers numbers{.title = experts_title(shown).english(), .notes = {}, .axes = {}, .parts = {}};
    if (choices.notice) numbers.notes.push_back(choices.notice->english());
    numbers.axes = {{"token", "tokens", static_cast<std::int64_t>(choices.tokens.size()), choices.tokens},
                    {"layer", "layers", count, std::move(layers)},
                    {"expert", "experts", layer.weights.size(1)},
                    {"other expert", "other_experts", layer.weights.size(1)}};
    const auto add = [&](const char* name, std::vector<std::size_t> axes, Tensor values) {
        NumberPart part{.name = name, .axes = std::move(axes)};
        part.values = std::move(values);
        numbers.parts.push_back(std::move(part));
    };
    add("weights", {0, 2}, layer.weights);
    add("load", {2, 1}, expert_loads(choices));
    add("together", {2, 3}, chosen_together(layer));
    return numbers;
}

}  // namespace headlight
