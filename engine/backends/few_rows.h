#pragma once

#include <cstdint>

namespace headlight {

/// Rows up to which `linear` takes dot products, which sum in another order than tiles. Beyond, a row of its result is
/// the same to the bit whatever rows stand beside it.
inline constexpr std::int64_t kFewRows = 4;

}  // namespace headlight
