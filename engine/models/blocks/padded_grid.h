#pragma once

#include "backends/backend.h"
#include "models/blocks/attention/position_interpolation.h"

#include <cstdint>
#include <vector>

namespace headlight {

// A grid of patches that windows do not divide, with rows added at the bottom and columns at the right.

/// The grid of whole windows of `side` x `side` patches.
GridSize padded_to(const GridSize& given, std::int64_t side);
/// Rows of the given patches among those of the padded grid, in raster order.
std::vector<std::int32_t> given_patches(const GridSize& given, const GridSize& padded);
/// x [given patches, columns] with zeros where the grid is padded.
DeviceTensor with_padding(Backend& backend, const DeviceTensor& x, const GridSize& given, const GridSize& padded);

}  // namespace headlight
