#pragma once

#include "figures/figure.h"
#include "figures/links_figure.h"
#include "workbench/document.h"
#include "workbench/look.h"

#include <memory>
#include <optional>

namespace headlight {

/// The figures of a picture, styled by its view: the one place where the window decides which figure stands for what.
/// The export dialog asks here too, with a style for the page.
FigureStyle style_of(const Picture& picture, const Theme& theme, const QFont& font);

using FigurePointer = std::shared_ptr<const Figure>;

FigurePointer heat_map_of(const Picture& picture, std::size_t matrix, const FigureStyle& style);
/// `focus`: the links of this token stand out, alone when `only`.
std::shared_ptr<LinksFigure> links_of(const Picture& picture, std::size_t matrix, const FigureStyle& style,
                                      const TokenFocus& focus, bool only);
/// The heat map with the same links beside it, row by row.
FigurePointer heat_map_and_links_of(const Picture& picture, const FigureStyle& style, const TokenFocus& focus);
FigurePointer head_grid_of(const Picture& picture, const FigureStyle& style);
FigurePointer measure_grid_of(const Picture& picture, const FigureStyle& style);

}  // namespace headlight
