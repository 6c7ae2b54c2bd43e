#pragma once

#include "analysis/losses/contrastive_loss.h"
#include "figures/figure.h"

#include <memory>

namespace headlight {

/// Cosines and probabilities of images (rows) and captions (columns), side by side, with the loss. The diagonal, where
/// each image meets its own caption, is outlined.
std::shared_ptr<const Figure> captions_figure(const ImageCaptions& pairs, const FigureStyle& style);
/// The same for a narrow place, its parts below each other.
std::shared_ptr<const Figure> narrow_captions_figure(const ImageCaptions& pairs, const FigureStyle& style);

}  // namespace headlight
