#pragma once

#include "figures/figure.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace headlight {

/// "(a)", "(b)", ..., "(z)", "(aa)": the name of a panel, counted from 0.
QString panel_letter(std::size_t index);

/// Figures as panels of one page, `columns` side by side (0: all of them), each with its letter before its title. The
/// style's title, caption and provenance stand around all of them; the panels have no provenance of their own.
std::unique_ptr<Figure> lettered_panels(const std::vector<std::shared_ptr<const Figure>>& figures,
                                        const FigureStyle& style, int columns);

}  // namespace headlight
