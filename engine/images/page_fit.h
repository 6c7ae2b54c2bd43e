#pragma once

#include "formats/config.h"
#include "images/image.h"
#include "images/resampling.h"

#include <cstdint>
#include <optional>

namespace headlight {

/// How Donut's processor lays a page on a canvas of the model's size (arXiv 2111.15664): turned so that its longer side
/// lies along the canvas's, resized so that it fits, and padded with black on both sides.
class PageFit {
  public:
    /// Reads the size (height and width, or a list of width and height) and what is to be done; nothing where the
    /// configuration is not that of such a processor. Throws Error naming the field.
    static std::optional<PageFit> read(const Config& config, std::int64_t most_side);

    /// The page as it lies on the canvas.
    [[nodiscard]] Image turned(const Image& page) const;
    /// A turned page at its size on the canvas.
    [[nodiscard]] Image fitted(const Image& page, ResamplingFilter filter) const;
    /// Pixels that the shorter side of a page is resized to, before what is still too long shrinks; 0: it is not.
    [[nodiscard]] std::int32_t shorter_side() const;
    /// The canvas, seen from a fitted page.
    [[nodiscard]] PixelRectangle canvas_around(const Image& page) const;

  private:
    std::int32_t height_ = 0;
    std::int32_t width_ = 0;
    bool turns_ = false;
    bool resizes_ = true;  ///< to the canvas's shorter side
    bool shrinks_ = true;  ///< what is longer than the canvas
    bool pads_ = true;
};

}  // namespace headlight
