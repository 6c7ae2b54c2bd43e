#pragma once

#include "formats/config.h"
#include "images/image.h"
#include "images/resampling.h"

#include <cstdint>
#include <optional>

namespace headlight {

/// How Donut's processor lays a page on a canvas of the model's size (arXiv 2111.15664): turned so that its longer side
/// lies along the canvas's, resized as any picture to the canvas's shorter side, shrunk so that it fits, and padded
/// with black on both sides.
class PageFit {
  public:
    /// Reads the size (height and width, or a list of width and height) and what is to be done; nothing where the
    /// configuration is not that of such a processor. Throws Error naming the field.
    static std::optional<PageFit> read(const Config& config, std::int64_t most_side);

    /// The page as it lies on the canvas.
    [[nodiscard]] Image turned(const Image& page) const;
    /// Pixels that the shorter side of a turned page is resized to; 0: it is not.
    [[nodiscard]] std::int32_t shorter_side() const;
    /// A page, turned and resized, as it fits on the canvas.
    [[nodiscard]] Image shrunk(const Image& page, ResamplingFilter filter) const;
    /// The canvas, seen from a page that was shrunk.
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
