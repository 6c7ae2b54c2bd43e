#pragma once

#include "figures/figure_row.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace headlight {

/// "(a)", "(b)", ..., "(z)", "(aa)": the name of a panel, counted from 0.
QString panel_letter(std::size_t index);

/// Figures as panels of one page, each with its letter before its title. The style's title, caption and provenance
/// stand around all of them; the panels have no provenance of their own. Columns without widths are as wide as their
/// figures are by nature in relation to each other, but none less than half of the widest.
std::unique_ptr<Figure> lettered_panels(const std::vector<std::shared_ptr<const Figure>>& figures,
                                        const FigureStyle& style, const RowColumns& columns);

}  // namespace headlight
