#pragma once

#include "core/tensor.h"

#include <cstdint>

namespace headlight {

/// Positions as sines and cosines of falling frequencies (arXiv 1706.03762, section 3.5), all sines before all cosines:
/// [positions, size]. `ratio` is the power of 10,000 between the frequencies of neighbors.
Tensor sinusoidal_positions(std::int64_t positions, std::int64_t size, double ratio);

}  // namespace headlight
