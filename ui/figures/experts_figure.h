#pragma once

#include "analysis/routers/expert_choices.h"
#include "figures/figure.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>

namespace headlight {

/// Choices of experts, and the layer whose tokens are shown.
struct ShownExperts {
    std::shared_ptr<const ExpertChoices> choices;
    std::int32_t layer = 0;
};

/// Shows a layer; the first with a router where none is asked for. Throws Error(Input) where that layer has none.
ShownExperts shown_experts(std::shared_ptr<const ExpertChoices> choices, std::optional<std::int32_t> layer);

/// "Experts of layer 2".
Sentence experts_title(const ShownExperts& shown);

/// The weights of the experts of each token in the layer, the load of all experts in all layers, and the experts of the
/// layer that are chosen together.
std::shared_ptr<const Figure> experts_figure(const ShownExperts& shown, const FigureStyle& style);
/// The same for a narrow place, its parts below each other.
std::shared_ptr<const Figure> narrow_experts_figure(const ShownExperts& shown, const FigureStyle& style);

}  // namespace headlight
