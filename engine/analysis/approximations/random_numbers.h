#pragma once

#include "core/tensor.h"

#include <cstdint>

namespace headlight {

/// [rows, columns] normal numbers of mean 0 and variance 1: pairs of Box & Muller from the 32-bit numbers of the
/// Mersenne Twister with this seed, the same on every machine.
Tensor random_normal(std::int64_t rows, std::int64_t columns, std::int32_t seed);

}  // namespace headlight
