#include "images/image_tiles.h"

#include "core/error.h"
#include "images/tiling.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace headlight {

namespace {

constexpr std::int64_t kMostEdge = 4'096;

/// What an image processor is called; its variants have the same beginning.
std::string processor_of(const Config& config) {
    return config.text_or("image_processor_type", "");
}

ImageSize size_of(const Image& image) {
    return {3, image.height, image.width};
}

/// Refuses a side that is not the one of the model's tiles.
void require_side(const Config& config, const std::string& key, std::int64_t found, std::int32_t expected) {
    if (found == expected) return;
    config.fail(key, Sentence("Expected %1 pixels, as the model's tiles have; found %2.", expected, found));
}

/// Refuses a size that is not that of the model's tiles: one number, a shortest edge, or height and width.
void require_tile(const Config& config, const std::string& key, const ImageSize& tile) {
    if (!config.is_section(key)) return require_side(config, key, config.integer(key, 1, kMostEdge), tile.height);
    const Config size = *config.section(key);
    if (size.has("shortest_edge"))
        return require_side(size, "shortest_edge", size.integer("shortest_edge", 1, kMostEdge), tile.height);
    require_side(size, "height", size.integer("height", 1, kMostEdge), tile.height);
    require_side(size, "width", size.integer("width", 1, kMostEdge), tile.width);
}

}  // namespace

std::optional<ImageTiler::Method> ImageTiler::method_of(const Config& config) {
    const std::string name = processor_of(config);
    if (name.starts_with("LlavaNextImageProcessor")) return Method::Padded;
    if (name.starts_with("Idefics3ImageProcessor") || name.starts_with("SmolVLMImageProcessor"))
        return Method::LongestEdge;
    if (name.starts_with("GotOcr2ImageProcessor")) return Method::ClosestShape;
    return std::nullopt;
}

std::int64_t ImageTiler::default_filter(const Config& config) {
    const std::optional<Method> method = method_of(config);
    const ResamplingFilter filter = !method                          ? ResamplingFilter::Bilinear
                                    : *method == Method::LongestEdge ? ResamplingFilter::Lanczos
                                                                     : ResamplingFilter::Bicubic;
    return static_cast<std::int64_t>(filter);
}

std::optional<ImageTiler> ImageTiler::read(const Config& config, const ImageSize& tile) {
    const std::optional<Method> method = method_of(config);
    if (!method) return std::nullopt;
    ImageTiler tiler(*method, tile);
    tiler.filter_ = static_cast<ResamplingFilter>(config.integer_or("resample", default_filter(config), 0, 5));
    switch (*method) {
        case Method::Padded:
            tiler.read_grids(config);
            break;
        case Method::LongestEdge:
            tiler.read_edge(config);
            break;
        case Method::ClosestShape:
            tiler.read_counts(config);
            break;
    }
    return tiler;
}

void ImageTiler::read_grids(const Config& config) {
    for (const char* size : {"size", "crop_size"})
        if (config.has(size)) require_tile(config, size, tile_);
    grids_ = read_tile_grids(config, tile_);
}

void ImageTiler::read_edge(const Config& config) {
    cuts_ = config.boolean_or("do_image_splitting", true);
    if (const auto tile = config.section("max_image_size"))
        require_side(*tile, "longest_edge", tile->integer("longest_edge", 1, kMostEdge), tile_.height);
    const auto size = config.section("size");
    if (size && config.boolean_or("do_resize", true))
        longest_edge_ = static_cast<std::int32_t>(size->integer("longest_edge", 1, kMostEdge));
    const std::int64_t across = (longest_edge_ + tile_.width - 1) / tile_.width;
    if (size && across * across >= kMostTiles)
        size->fail("longest_edge",
                   Sentence("Expected a length that gives fewer than %1 tiles of %2 pixels a side; found %3.",
                            kMostTiles, tile_.width, longest_edge_));
}

void ImageTiler::read_counts(const Config& config) {
    require_tile(config, "size", tile_);
    // InternVL's processor cuts whatever the file says.
    cuts_ = config.boolean_or("crop_to_patches", false) || config.text_or("processor_class", "") == "InternVLProcessor";
    most_ = static_cast<std::int32_t>(config.integer_or("max_patches", 12, 1, kMostTiles - 1));
    least_ = static_cast<std::int32_t>(config.integer_or("min_patches", 1, 1, most_));
}

std::vector<std::string> ImageTiler::other_outputs() const {
    if (method_ == Method::Padded) return {"image_sizes"};
    if (method_ == Method::LongestEdge) return {"pixel_attention_mask"};
    return {};
}

ImageSize ImageTiler::edge_size(const ImageSize& image) const {
    return longest_edge_ > 0 ? with_longest_edge(image, longest_edge_) : image;
}

TileGrid ImageTiler::grid_of(const ImageSize& image) const {
    if (method_ == Method::Padded) return grid_that_keeps_most(grids_, tile_, image);
    if (method_ == Method::ClosestShape)
        return grid_of_closest_shape(cuts_ ? least_ : 1, cuts_ ? most_ : 1, tile_, image);
    TileGrid grid{0, 0, true, image.height, image.width};
    if (!cuts_) return grid;
    const ImageSize filled = filled_by_tiles(edge_size(image), tile_.width);
    if (filled.height == tile_.height && filled.width == tile_.width) return grid;
    grid.rows = filled.height / tile_.height;
    grid.columns = filled.width / tile_.width;
    if (std::int64_t{grid.rows} * grid.columns >= kMostTiles)
        throw Error(ErrorKind::Input,
                    Sentence("The image of %1 x %2 pixels becomes %3 tiles; at most %4 are read. Crop the image, or "
                             "make it smaller.",
                             image.width, image.height, std::int64_t{grid.rows} * grid.columns + 1, kMostTiles));
    return grid;
}

ImageSize ImageTiler::size_among_tiles(const ImageSize& image) const {
    const TileGrid grid = grid_of(image);
    if (grid.rows == 0) return tile_;
    const ImageSize room{tile_.channels, grid.rows * tile_.height, grid.columns * tile_.width};
    return method_ == Method::Padded ? fitted({tile_.channels, image.height, image.width}, room.height, room.width)
                                     : room;
}

Image ImageTiler::scaled(const Image& image) const {
    const ImageSize size = size_among_tiles(size_of(image));
    if (method_ != Method::LongestEdge) return resized(image, size.width, size.height, filter_);
    const ImageSize edge = edge_size(size_of(image));
    return resized(resized(image, edge.width, edge.height, filter_), size.width, size.height, filter_);
}

std::vector<Image> ImageTiler::operator()(const Image& image) const {
    const TileGrid grid = grid_of(size_of(image));
    const Image whole = scaled(image);
    if (grid.count() == 1) return {whole};
    std::vector<Image> tiles;
    const std::int32_t left = (whole.width - grid.columns * tile_.width) / 2;
    const std::int32_t top = (whole.height - grid.rows * tile_.height) / 2;
    for (std::int32_t row = 0; row < grid.rows; ++row)
        for (std::int32_t column = 0; column < grid.columns; ++column)
            tiles.push_back(
                cropped(whole, {left + column * tile_.width, top + row * tile_.height, tile_.width, tile_.height}));
    if (!grid.overview) return tiles;
    // Idefics 3 makes it of the image that was scaled already.
    Image overview = resized(method_ == Method::LongestEdge ? whole : image, tile_.width, tile_.height, filter_);
    tiles.insert(method_ == Method::Padded ? tiles.begin() : tiles.end(), std::move(overview));
    return tiles;
}

}  // namespace headlight
