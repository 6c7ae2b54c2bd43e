#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace headlight {

/// Sizes of a tensor's dimensions, outermost first. Rank 0 is a scalar with one element.
using Shape = std::vector<std::int64_t>;

/// Number of elements; throws Error(Format) when the product does not fit 63 bits or a size is negative.
std::int64_t element_count(const Shape& shape);

/// "[12, 64, 64]"
std::string to_string(const Shape& shape);

}  // namespace headlight
