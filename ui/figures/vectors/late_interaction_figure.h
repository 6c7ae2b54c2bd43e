#pragma once

#include "analysis/vectors/late_interaction.h"
#include "figures/figure.h"

#include <memory>

namespace headlight {

/// Cosines of a query's tokens (rows, with their maxima) and a document's (columns); the largest of each row is
/// outlined, and their sum is said. Of a page its patches under the cosines of each of the query's tokens, the best one
/// outlined.
std::shared_ptr<const Figure> late_interaction_figure(const LateInteraction& interaction, const FigureStyle& style);
/// The same for a narrow place.
std::shared_ptr<const Figure> narrow_late_interaction_figure(const LateInteraction& interaction,
                                                             const FigureStyle& style);

}  // namespace headlight
