#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace headlight {

/// An image that a model which reads pixels as tokens completed, as far as it came.
struct CompletedPixels {
    std::int32_t rows = 0;             ///< at the bottom, to be generated
    std::vector<std::int32_t> colors;  ///< of the palette, in raster order: of the pixels given and those generated
    std::size_t hidden = 0;            ///< of those generated, the last ones, which the shown step does not have
    bool operator==(const CompletedPixels&) const = default;
};

}  // namespace headlight
