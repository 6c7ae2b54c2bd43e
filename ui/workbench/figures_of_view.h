#pragma once

#include "export/figure_numbers.h"
#include "figures/figure.h"
#include "figures/heat_map_figure.h"
#include "figures/image_overlay_figure.h"
#include "figures/links_figure.h"
#include "workbench/document.h"
#include "workbench/look.h"

#include <memory>
#include <optional>
#include <vector>

namespace headlight {

/// The figures of a picture, styled by its view: the one place where the window decides which figure stands for what.
/// The export dialog asks here too, with a style for the page.
FigureStyle style_of(const Picture& picture, const FigureStyle& look);

using FigurePointer = std::shared_ptr<const Figure>;

std::shared_ptr<HeatMapFigure> heat_map_of(const Picture& picture, std::size_t matrix, const FigureStyle& style);
/// `focus`: the links of this token stand out, alone when `only`.
std::shared_ptr<LinksFigure> links_of(const Picture& picture, std::size_t matrix, const FigureStyle& style,
                                      const TokenFocus& focus, bool only);
/// Null where the head's attention is not of an image. `focus`: whose attention is shown; the first special token's
/// where it names none, and the mean over all where there is no such token.
std::shared_ptr<ImageOverlayFigure> overlay_of(const Picture& picture, std::size_t matrix, const FigureStyle& style,
                                               const TokenFocus& focus);
/// The row of the matrix that an overlay shows for the focus.
std::optional<std::int32_t> overlay_query(const AttentionMatrix& matrix, const TokenFocus& focus);
/// What stands in the middle of the window beside the picture itself.
struct Staged {
    TokenFocus focus;
    std::vector<Viewport> viewports;  ///< of the heads' heat maps; all of it where there is none
    std::vector<double> widths{};     ///< of the columns of heads, for the page; none: all the same
};
/// The heads side by side in this many columns, each with the pictures that are asked for: the heat map with its links
/// beside it, row by row, or under it where there are several heads.
FigurePointer heads_of(const Picture& picture, PictureKind kind, const FigureStyle& style, const Staged& staged);
/// Heads in a row of the window, and of the figure of them.
inline constexpr int kHeadsInRow = 3;
/// `token`: over an image, whose attention the small pictures show; nothing: the first special token's.
FigurePointer head_grid_of(const Picture& picture, const FigureStyle& style,
                           std::optional<std::int32_t> token = std::nullopt);
FigurePointer measure_grid_of(const Picture& picture, const FigureStyle& style);
/// The same numbers by layer, a mark a head; null where there is no measure.
FigurePointer measure_layers_of(const Picture& picture, const FigureStyle& style);

/// The numbers behind the heads, of several as panels, and behind the measure of all heads, if there is one.
FigureNumbers numbers_of_heads(const std::vector<std::shared_ptr<const AttentionMatrix>>& matrices);
std::optional<FigureNumbers> numbers_of_measure(const Picture& picture);

}  // namespace headlight
