#pragma once

#include "images/image.h"

#include <cstdint>

namespace headlight {

/// Filters by their numbers in Pillow, which preprocessor_config.json uses.
enum class ResamplingFilter { Nearest = 0, Lanczos = 1, Bilinear = 2, Bicubic = 3, Box = 4, Hamming = 5 };

/// The image at another size, to the byte as Pillow computes it (https://pillow.readthedocs.io, Image.resize): the
/// filter is as wide as a pixel of the smaller image, so that nothing is left out; first across, then down, with pixels
/// rounded to bytes in between and coefficients in 22 bits. Sizes must be positive.
Image resized(const Image& image, std::int32_t width, std::int32_t height, ResamplingFilter filter);

/// A part of the image; black where the rectangle reaches beyond it.
Image cropped(const Image& image, const PixelRectangle& part);

}  // namespace headlight
