#pragma once

#include <cstdint>

namespace headlight {

/// The pixels of an image as a model reads it.
struct ImageSize {
    std::int32_t channels = 3;  ///< 1: grey
    std::int32_t height = 0;
    std::int32_t width = 0;
    bool operator==(const ImageSize&) const = default;
};

}  // namespace headlight
