#pragma once

#include "core/tensor.h"
#include "models/blocks/attention/position_interpolation.h"
#include "models/blocks/attention/rotary.h"

#include <cstdint>
#include <memory>

namespace headlight {

/// Rotary positions of patches, which stand in a grid instead of a line (DINOv3, arXiv 2508.10104; Qwen2-VL,
/// arXiv 2409.12191).
struct GridRotary {
    std::shared_ptr<RotaryAngles> angles;  ///< that the layers turn by, set anew for each grid; null: nothing turns
    std::int64_t head_size = 4;            ///< divisible by 4
    double theta = 100;                    ///< base of the frequencies
    /// Rows and columns go from -1 to 1 over the image, in full turns; false: they are counted from 0, in radians.
    bool over_image = true;
};

/// Makes the table for `RotaryAngles::set`, [before + rows * columns, head_size]. The first half of a head's pairs
/// turns by a patch's row (its center, where that goes from -1 to 1), the second by its column; the `before` first
/// tokens do not turn.
Tensor grid_angles(const GridSize& grid, std::int64_t before, const GridRotary& rotary);

}  // namespace headlight
