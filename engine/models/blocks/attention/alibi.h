#pragma once

#include <cstdint>
#include <vector>

namespace headlight {

/// The slope of each head (arXiv 2108.12409): a geometric sequence from 2^(-8 / heads) on. Where the number of heads is
/// no power of two, the heads beyond the largest one take every second slope of twice as many.
std::vector<float> alibi_slopes(std::int64_t heads);

}  // namespace headlight
