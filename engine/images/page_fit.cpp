#include "images/page_fit.h"

#include <algorithm>
#include <string>
#include <vector>

namespace headlight {

namespace {

/// Turned by a quarter, clockwise.
Image turned_right(const Image& image) {
    Image out{.width = image.height, .height = image.width, .pixels = std::vector<std::uint8_t>(image.pixels.size())};
    const auto stride = static_cast<std::size_t>(image.width);
    std::size_t at = 0;
    for (std::size_t row = 0; row < static_cast<std::size_t>(out.height); ++row)
        for (std::size_t column = 0; column < static_cast<std::size_t>(out.width); ++column, at += 3) {
            const std::size_t from = ((static_cast<std::size_t>(image.height) - 1 - column) * stride + row) * 3;
            std::copy_n(image.pixels.begin() + static_cast<std::ptrdiff_t>(from), 3,
                        out.pixels.begin() + static_cast<std::ptrdiff_t>(at));
        }
    return out;
}

/// part * length / whole, without what is left over, but at least 1.
std::int32_t share(std::int64_t part, std::int64_t length, std::int64_t whole) {
    return std::max(1, static_cast<std::int32_t>(part * length / whole));
}

}  // namespace

std::optional<PageFit> PageFit::read(const Config& config, std::int64_t most_side) {
    const std::string type = config.text_or("image_processor_type", config.text_or("feature_extractor_type", ""));
    if (!type.starts_with("Donut")) return std::nullopt;
    PageFit fit;
    if (config.is_section("size")) {
        const Config size = *config.section("size");
        fit.height_ = static_cast<std::int32_t>(size.integer("height", 1, most_side));
        fit.width_ = static_cast<std::int32_t>(size.integer("width", 1, most_side));
    } else {
        const std::vector<std::int64_t> sides = config.integers_or_none("size", 1, most_side);
        if (sides.size() != 2)
            config.fail("size",
                        Sentence("Expected height and width of the model's pages, or a list of width and height."));
        fit.width_ = static_cast<std::int32_t>(sides[0]);
        fit.height_ = static_cast<std::int32_t>(sides[1]);
    }
    fit.turns_ = config.boolean_or("do_align_long_axis", config.boolean_or("do_align_axis", false));
    fit.resizes_ = config.boolean_or("do_resize", true);
    fit.shrinks_ = config.boolean_or("do_thumbnail", true);
    fit.pads_ = config.boolean_or("do_pad", true);
    return fit;
}

Image PageFit::turned(const Image& page) const {
    const bool across = page.width > page.height && width_ < height_;
    const bool down = page.width < page.height && width_ > height_;
    return turns_ && (across || down) ? turned_right(page) : page;
}

std::int32_t PageFit::shorter_side() const {
    return resizes_ ? std::min(height_, width_) : 0;
}

Image PageFit::shrunk(const Image& page, ResamplingFilter filter) const {
    std::int32_t height = std::min(page.height, height_);
    std::int32_t width = std::min(page.width, width_);
    if (!shrinks_ || (height == page.height && width == page.width)) return page;
    if (page.height > page.width)
        width = share(page.width, height, page.height);
    else if (page.width > page.height)
        height = share(page.height, width, page.width);
    return resized(page, width, height, filter);
}

PixelRectangle PageFit::canvas_around(const Image& page) const {
    if (!pads_) return {0, 0, page.width, page.height};
    return {-((width_ - page.width) / 2), -((height_ - page.height) / 2), width_, height_};
}

}  // namespace headlight
