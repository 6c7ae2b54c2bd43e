#include "images/tiling.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace headlight {

namespace {

double aspect_of(const ImageSize& size) {
    return static_cast<double>(size.width) / size.height;
}

std::int64_t pixels_of(const ImageSize& size) {
    return std::int64_t{size.height} * size.width;
}

TileGrid of_image(TileGrid grid, const ImageSize& image) {
    grid.height = image.height;
    grid.width = image.width;
    return grid;
}

std::int32_t rounded_up(double length, std::int32_t tile) {
    return (std::max(1, static_cast<std::int32_t>(length)) + tile - 1) / tile * tile;
}

}  // namespace

ImageSize fitted(const ImageSize& image, std::int32_t height, std::int32_t width) {
    const double across = static_cast<double>(width) / image.width;
    const double down = static_cast<double>(height) / image.height;
    const auto other = [](std::int32_t side, double scale, std::int32_t most) {
        return std::min(static_cast<std::int32_t>(std::ceil(side * scale)), most);
    };
    if (across < down) return {image.channels, other(image.height, across, height), width};
    return {image.channels, height, other(image.width, down, width)};
}

std::vector<TileGrid> read_tile_grids(const Config& config, const ImageSize& tile) {
    const std::string key = "image_grid_pinpoints";
    const std::vector<double> sizes = config.rows_or_none(key, 2, 1, 1e6);
    if (sizes.empty()) config.fail(key, Sentence("Expected a list of heights and widths in pixels."));
    std::vector<TileGrid> grids;
    for (std::size_t i = 0; i + 1 < sizes.size(); i += 2) {
        const auto height = static_cast<std::int64_t>(sizes[i]);
        const auto width = static_cast<std::int64_t>(sizes[i + 1]);
        const std::int64_t rows = height / tile.height;
        const std::int64_t columns = width / tile.width;
        if (rows * tile.height != height || columns * tile.width != width || rows * columns == 0)
            config.fail(key, Sentence("Expected multiples of the tiles' %1 x %2 pixels; found %3 x %4.", tile.width,
                                      tile.height, width, height));
        if (rows * columns >= kMostTiles)
            config.fail(key, Sentence("Expected fewer than %1 tiles; found %2 x %3.", kMostTiles, columns, rows));
        grids.push_back({static_cast<std::int32_t>(rows), static_cast<std::int32_t>(columns), true});
    }
    return grids;
}

TileGrid grid_that_keeps_most(std::span<const TileGrid> grids, const ImageSize& tile, const ImageSize& image) {
    TileGrid best = grids.front();
    std::int64_t most_kept = -1;
    std::int64_t least_wasted = 0;
    for (const TileGrid& grid : grids) {
        const ImageSize room{image.channels, grid.rows * tile.height, grid.columns * tile.width};
        // Rounded down here, though the image that is fitted is rounded up.
        const double scale =
            std::min(static_cast<double>(room.width) / image.width, static_cast<double>(room.height) / image.height);
        const ImageSize scaled{image.channels, static_cast<std::int32_t>(image.height * scale),
                               static_cast<std::int32_t>(image.width * scale)};
        const std::int64_t kept = std::min(pixels_of(scaled), pixels_of(image));
        const std::int64_t wasted = pixels_of(room) - kept;
        if (kept < most_kept || (kept == most_kept && wasted >= least_wasted)) continue;
        most_kept = kept;
        least_wasted = wasted;
        best = grid;
    }
    return of_image(best, image);
}

TileGrid grid_of_closest_shape(std::int32_t least, std::int32_t most, const ImageSize& tile, const ImageSize& image) {
    TileGrid best{1, 1};
    double closest = std::numeric_limits<double>::infinity();
    for (std::int32_t tiles = least; tiles <= most; ++tiles) {
        for (std::int32_t columns = 1; columns <= tiles; ++columns) {
            if (tiles % columns != 0) continue;
            const TileGrid grid{tiles / columns, columns};
            const double away = std::abs(aspect_of(image) - static_cast<double>(grid.columns) / grid.rows);
            const bool fills =
                static_cast<double>(pixels_of(image)) > 0.5 * static_cast<double>(pixels_of(tile) * tiles);
            if (away > closest || (away == closest && !fills)) continue;
            closest = away;
            best = grid;
        }
    }
    best.overview = best.count() > 1;
    return of_image(best, image);
}

ImageSize with_longest_edge(const ImageSize& image, std::int32_t edge) {
    const double aspect = aspect_of(image);
    const auto even = [](double length) {
        const auto whole = static_cast<std::int32_t>(length);
        return std::max(1, whole + whole % 2);
    };
    if (image.width >= image.height) return {image.channels, even(edge / aspect), edge};
    return {image.channels, edge, even(edge * aspect)};
}

ImageSize filled_by_tiles(const ImageSize& image, std::int32_t tile) {
    const double aspect = aspect_of(image);
    if (image.width >= image.height) {
        const std::int32_t width = rounded_up(image.width, tile);
        return {image.channels, rounded_up(width / aspect, tile), width};
    }
    const std::int32_t height = rounded_up(image.height, tile);
    return {image.channels, height, rounded_up(height * aspect, tile)};
}

}  // namespace headlight
