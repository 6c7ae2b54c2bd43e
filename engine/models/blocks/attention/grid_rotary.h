#pragma once

#include "core/tensor.h"
#include "models/blocks/attention/position_interpolation.h"
#include "models/blocks/attention/rotary.h"

#include <cstdint>
#include <memory>

namespace headlight {

/// Rotary positions of patches, which stand in a grid instead of a line (DINOv3, arXiv 2508.10104).
struct GridRotary {
    std::shared_ptr<RotaryAngles> angles;  ///< that the layers turn by, set anew for each grid; null: nothing turns
    std::int64_t head_size = 4;            ///< divisible by 4
    double theta = 100;                    ///< base of the frequencies
};

/// Makes the table for `RotaryAngles::set`, [before + rows * columns, head_size]. The first half of a head's pairs
/// turns by the row of a patch's center, the second by its column, both of which go from -1 to 1 over the image; the
/// `before` first tokens do not turn.
Tensor grid_angles(const GridSize& grid, std::int64_t before, std::int64_t head_size, double theta);

}  // namespace headlight
