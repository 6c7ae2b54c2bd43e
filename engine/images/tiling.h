#pragma once

#include "core/shape.h"
#include "formats/config.h"

#include <cstdint>
#include <span>
#include <vector>

namespace headlight {

/// Tiles of one image, the overview among them. Published models have up to 40.
inline constexpr std::int64_t kMostTiles = 256;

/// The size of an image that is made as large as it fits into `height` x `width` pixels and keeps its shape, as
/// LLaVA-NeXT has it: the side that does not fill them is rounded up.
ImageSize fitted(const ImageSize& image, std::int32_t height, std::int32_t width);

/// The grids of `image_grid_pinpoints`, a list of heights and widths in pixels, each with an overview. Throws Error
/// naming the field: about an empty list, sizes that tiles do not fill, and more than kMostTiles tiles.
std::vector<TileGrid> read_tile_grids(const Config& config, const ImageSize& tile);

/// Of the grids of tiles (not empty), the one that keeps most of the image's pixels, and among equals the one with the
/// least padding (LLaVA-NeXT, https://llava-vl.github.io/blog/2024-01-30-llava-next). The answer knows the image's
/// size.
TileGrid grid_that_keeps_most(std::span<const TileGrid> grids, const ImageSize& tile, const ImageSize& image);

/// The grid of `least` to `most` tiles whose width by its height is closest to the image's (InternVL 1.5,
/// arXiv 2404.16821); among equals the later one in the order of tiles and then of columns, unless its tiles have twice
/// the pixels of the image. With an overview where it has more than one tile.
TileGrid grid_of_closest_shape(std::int32_t least, std::int32_t most, const ImageSize& tile, const ImageSize& image);

/// The size to which an image is scaled whose longer side is to have `edge` pixels; the other one is even (Idefics 3,
/// arXiv 2408.12637).
ImageSize with_longest_edge(const ImageSize& image, std::int32_t edge);
/// The size that is filled by whole square tiles, to which such an image is stretched.
ImageSize filled_by_tiles(const ImageSize& image, std::int32_t tile);

}  // namespace headlight
