#pragma once

#include "analysis/analysis.h"
#include "analysis/heads/patch_masks.h"
#include "figures/figure.h"

#include <QColor>

#include <cstddef>
#include <memory>

namespace headlight {

/// Masks with the image that they lie over.
struct ShownMasks {
    PatchMasks masks;
    std::shared_ptr<const AnalyzedImage> image;
    PatchGrid grid;
};

/// Masks of an analysis; see patch_masks.
ShownMasks shown_masks(const Analysis& analysis, const HeadId& choice, std::optional<std::int32_t> row, double share,
                       const std::stop_token& stop = {});

/// The color of a head among `count` in one figure: `head_color` where these suffice, otherwise hues at even distances.
QColor mask_color(std::size_t head, std::size_t count, bool dark);

/// "Patch masks of layer 3".
Sentence masks_title(const ShownMasks& shown);

/// The image under the masks of all heads, each in its own color, with a legend; then the mask of each head alone.
std::shared_ptr<const Figure> patch_masks_figure(const ShownMasks& shown, const FigureStyle& style);
/// The same for a narrow place.
std::shared_ptr<const Figure> narrow_patch_masks_figure(const ShownMasks& shown, const FigureStyle& style);

}  // namespace headlight
