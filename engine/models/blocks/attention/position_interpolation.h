#pragma once

#include "core/tensor.h"

#include <cstdint>

namespace headlight {

/// How positions that were learned for one grid of patches serve another, as torch.nn.functional.interpolate computes
/// it with align_corners=False: cubic convolution with a = -3/4, or, where nothing may be left out, with a = -1/2 and
/// as wide as a patch of the smaller grid (antialias=True).
enum class GridInterpolation { Cubic, CubicWithoutAliases };

/// Rows of a grid of patches.
struct GridSize {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    bool operator==(const GridSize&) const = default;
};

/// `positions` [from.rows * from.columns, hidden] for another grid: [to.rows * to.columns, hidden].
Tensor interpolated(const Tensor& positions, const GridSize& from, const GridSize& to, GridInterpolation kind);

}  // namespace headlight
