#pragma once

#include "analysis/comparison.h"
#include "figures/figure.h"
#include "figures/weights/heat_map_figure.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// "A" for the first side, "B" for the second, ...
QString side_letter(std::size_t side);

/// Name of a side on the page: "B", "story-encoder"; without the model where it is clear.
struct SideName {
    QString letter;
    QString model;
};

/// "B · story-encoder · Layer 0, head 1": a side with the head that is looked at.
Sentence side_title(const SideName& name, const Sentence& head);

/// `letters`: which side each is. One model for all of them goes without saying.
std::vector<SideName> side_names(const std::vector<ComparedHead>& sides, const std::vector<std::size_t>& letters);

/// The pictures of a comparison on a screen: over the same rows and columns, which stand in the same places, so that
/// they are zoomed and pointed at together. Without notes, and without color bars, of which there is one of each kind
/// for all of them.
struct ComparisonFigures {
    HeatMapFigures sides;
    std::shared_ptr<const HeatMapFigure> difference;  ///< null where none was asked for
    std::vector<Sentence> difference_notes;
    std::shared_ptr<const Figure> legends;
};

/// `difference`: the side that the first is taken from.
ComparisonFigures comparison_figures(const Comparison& comparison, std::optional<std::size_t> difference,
                                     const FigureStyle& style);

/// All sides and the difference of one of them from the first, each with its title, for the page: in two rows where
/// there are more than three pictures.
std::shared_ptr<const Figure> comparison_figure(const Comparison& comparison, std::size_t difference,
                                                const std::vector<SideName>& names, const FigureStyle& style);

/// The signed difference of a side alone, with notes on what the sides are where they have other names, heads or notes.
AttentionMatrix explained_difference(const Comparison& comparison, std::size_t side,
                                     const std::vector<SideName>& names);
/// Title of a difference: "Difference, B − A".
Sentence difference_title(const SideName& side);

}  // namespace headlight
