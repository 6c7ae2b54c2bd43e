#pragma once

#include "analysis/comparison.h"
#include "figures/figure.h"
#include "figures/heat_map_figure.h"

#include <QString>

#include <memory>

namespace headlight {

/// The three pictures of a comparison on a screen, of which only the difference has a colour bar: over the same rows
/// and columns, so that they are zoomed and pointed at together.
struct ComparisonFigures {
    std::shared_ptr<const HeatMapFigure> left;
    std::shared_ptr<const HeatMapFigure> right;
    std::shared_ptr<const HeatMapFigure> difference;
};

/// What the sides are called: "A · story-encoder".
struct ComparisonNames {
    QString left;
    QString right;
};

ComparisonFigures comparison_figures(const Comparison& comparison, const FigureStyle& style);

/// All three side by side, each with its title, for the page.
std::shared_ptr<const Figure> comparison_figure(const Comparison& comparison, const ComparisonNames& names,
                                                const FigureStyle& style);

/// The signed difference alone, which says what its sides are where they have other names, heads or notes.
std::shared_ptr<const Figure> difference_figure(const Comparison& comparison, const ComparisonNames& names,
                                                const FigureStyle& style);
/// What it is called: "Difference, B − A".
QString difference_title();

}  // namespace headlight
