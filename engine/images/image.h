#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace headlight {

/// A decoded picture: rows from the top, pixels from the left, each as red, green and blue from 0 to 255.
struct Image {
    std::int32_t width = 0;
    std::int32_t height = 0;
    std::vector<std::uint8_t> pixels;  ///< [height, width, 3]

    [[nodiscard]] std::size_t count() const {
        return static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    }
    bool operator==(const Image&) const = default;
};

/// A rectangle of pixels; may reach beyond its image.
struct PixelRectangle {
    std::int32_t left = 0;
    std::int32_t top = 0;
    std::int32_t width = 0;
    std::int32_t height = 0;
    bool operator==(const PixelRectangle&) const = default;
};

}  // namespace headlight
