#pragma once

#include "core/tensor.h"
#include "models/blocks/attention/position_interpolation.h"

#include <cstdint>

namespace headlight {

/// Where the places of a grid stand in an image, written out (DETR, arXiv 2005.12872, appendix A.4): sines and cosines
/// of the row, then of the column, each as its share of the image. [rows * columns, size], for a `size` that 4 divides.
/// `seen`: rows and columns of the grid that are of the image; behind them is padding, whose places are 0.
Tensor sine_positions(const GridSize& grid, const GridSize& seen, std::int64_t size);

}  // namespace headlight
