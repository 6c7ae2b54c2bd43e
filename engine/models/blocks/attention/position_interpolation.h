#pragma once

#include "core/tensor.h"

#include <cstdint>

namespace headlight {

/// How positions that were learned for one grid of patches, or a map over it, serve another, as
/// torch.nn.functional.interpolate computes it.
enum class GridInterpolation {
    Cubic,                 ///< cubic convolution with a = -3/4; align_corners=False
    CubicWithoutAliases,   ///< a = -1/2, and as wide as a patch of the smaller grid: nothing is left out
                           ///< (antialias=True)
    LinearWithoutAliases,  ///< linear, and likewise as wide as a patch of the smaller grid
    LinearFromCorners,  ///< between the two nearest, the corners of both grids in the same place (align_corners=True)
};

/// Rows of a grid of patches.
struct GridSize {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    bool operator==(const GridSize&) const = default;
};

/// `positions`, or a map, [from.rows * from.columns, hidden] for another grid: [to.rows * to.columns, hidden].
Tensor interpolated(const Tensor& positions, const GridSize& from, const GridSize& to, GridInterpolation kind);

}  // namespace headlight
