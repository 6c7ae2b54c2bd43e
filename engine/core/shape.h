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

/// The pixels of an image as a model reads it.
struct ImageSize {
    std::int32_t channels = 3;  ///< 1: gray
    std::int32_t height = 0;
    std::int32_t width = 0;
    bool operator==(const ImageSize&) const = default;
};

}  // namespace headlight
