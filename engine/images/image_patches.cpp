#include "images/image_patches.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

namespace headlight {

namespace {

/// A side of an image by a side of the other, at most.
constexpr double kMostAspect = 200;
constexpr std::int64_t kMostBound = std::int64_t{1} << 40;

std::string name_of(const ImageSize& size) {
    return std::to_string(size.width) + " x " + std::to_string(size.height) + " pixels";
}

/// Refuses a number that is not the model's.
void require_same(const Config& config, const std::string& key, std::int32_t model) {
    const std::int64_t found = config.integer_or(key, model, 1, 4'096);
    if (found != model)
        config.fail(key,
                    Sentence("Expected %1, as in vision_config of the model's config.json; found %2.", model, found));
}

/// Bound of a resized image's pixels: in `size` under one of two names, or in the file itself.
std::int64_t read_bound(const Config& config, const char* edge, const char* pixels, std::int64_t otherwise) {
    if (config.has(pixels)) return config.integer(pixels, 1, kMostBound);
    if (!config.is_section("size")) return otherwise;
    const Config size = *config.section("size");
    return size.integer_or(size.has(edge) ? edge : pixels, otherwise, 1, kMostBound);
}

}  // namespace

std::vector<std::int32_t> square_by_square(std::int64_t rows, std::int64_t columns, std::int64_t side) {
    std::vector<std::int32_t> places;
    places.reserve(static_cast<std::size_t>(rows * columns));
    for (std::int64_t top = 0; top < rows; top += side)
        for (std::int64_t left = 0; left < columns; left += side)
            for (std::int64_t y = top; y < top + side; ++y)
                for (std::int64_t x = left; x < left + side; ++x)
                    places.push_back(static_cast<std::int32_t>(y * columns + x));
    return places;
}

ImagePatches ImagePatches::read(const Config& config, const PatchLayout& layout) {
    require_same(config, "patch_size", layout.side);
    require_same(config, "merge_size", layout.square);
    require_same(config, "temporal_patch_size", layout.frames);
    ImagePatches patches(layout);
    patches.least_ = read_bound(config, "shortest_edge", "min_pixels", patches.least_);
    patches.most_ = read_bound(config, "longest_edge", "max_pixels", patches.most_);
    patches.resizes_ = config.boolean_or("do_resize", true);
    if (patches.least_ > patches.most_)
        config.fail("size", Sentence("Expected no more pixels for the smallest image (shortest_edge or min_pixels) "
                                     "than for the largest (longest_edge or max_pixels); found %1 and %2.",
                                     patches.least_, patches.most_));
    return patches;
}

ImageSize ImagePatches::resized(const ImageSize& image) const {
    const double side = layout_.token_side();
    const double height = image.height;
    const double width = image.width;
    // Halves go to the even number, as Python's round() has it.
    double down = std::nearbyint(height / side) * side;
    double across = std::nearbyint(width / side) * side;
    const auto pixels = [&] { return down * across; };
    if (pixels() > static_cast<double>(most_)) {
        const double shrink = std::sqrt(height * width / static_cast<double>(most_));
        down = std::max(side, std::floor(height / shrink / side) * side);
        across = std::max(side, std::floor(width / shrink / side) * side);
    } else if (pixels() < static_cast<double>(least_)) {
        const double grow = std::sqrt(static_cast<double>(least_) / (height * width));
        down = std::ceil(height * grow / side) * side;
        across = std::ceil(width * grow / side) * side;
    }
    constexpr double kMostSide = 1 << 24;
    return {image.channels, static_cast<std::int32_t>(std::min(down, kMostSide)),
            static_cast<std::int32_t>(std::min(across, kMostSide))};
}

ImageSize ImagePatches::size_for(const ImageSize& image) const {
    const auto [shorter, longer] = std::minmax(image.height, image.width);
    if (shorter < 1 || static_cast<double>(longer) / shorter > kMostAspect)
        throw Error(ErrorKind::Input,
                    Sentence("Expected an image at most %1 times as long as wide, found one of %2. Crop the image.",
                             static_cast<int>(kMostAspect), name_of(image)));
    const std::int32_t side = layout_.token_side();
    if (!resizes_ && (image.height % side != 0 || image.width % side != 0))
        throw Error(
            ErrorKind::Input,
            Sentence("Expected an image whose sides are multiples of %1 pixels, because do_resize in "
                     "preprocessor_config.json is false; found one of %2. Resize the image, or set do_resize to true.",
                     side, name_of(image)));
    const ImageSize size = resizes_ ? resized(image) : image;
    const std::int64_t patches = std::int64_t{size.height / layout_.side} * (size.width / layout_.side);
    if (patches > kMostPatches)
        throw Error(ErrorKind::Input,
                    Sentence("Expected an image of at most %1 patches of %2 x %2 pixels, found one that becomes %3. "
                             "Set a smaller longest_edge in preprocessor_config.json, or crop the image.",
                             kMostPatches, layout_.side, patches));
    return size;
}

TileGrid ImagePatches::grid_of(const ImageSize& image) const {
    const ImageSize size = size_for(image);
    return {.rows = size.height / layout_.side,
            .columns = size.width / layout_.side,
            .height = image.height,
            .width = image.width};
}

Tensor ImagePatches::operator()(const Tensor& pixels) const {
    const std::int64_t channels = pixels.size(0);
    const std::int64_t side = layout_.side;
    const std::int64_t rows = pixels.size(1) / side;
    const std::int64_t columns = pixels.size(2) / side;
    Tensor patches({rows * columns, layout_.values(static_cast<std::int32_t>(channels))});
    float* out = patches.data();
    for (const std::int32_t place : square_by_square(rows, columns, layout_.square)) {
        const std::int64_t top = place / columns * side;
        const std::int64_t left = place % columns * side;
        for (std::int64_t channel = 0; channel < channels; ++channel)
            for (std::int32_t frame = 0; frame < layout_.frames; ++frame)
                for (std::int64_t y = top; y < top + side; ++y)
                    out =
                        std::copy_n(pixels.data() + (channel * pixels.size(1) + y) * pixels.size(2) + left, side, out);
    }
    return patches;
}

}  // namespace headlight
