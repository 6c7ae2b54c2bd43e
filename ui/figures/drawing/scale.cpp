#include "figures/drawing/scale.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>

namespace headlight {

double log_scaled(double weight) {
    const double decades = -std::log10(kLogFloor);
    return std::clamp(1 + std::log10(std::max(weight, kLogFloor)) / decades, 0.0, 1.0);
}

namespace {

/// A weight's place in the order of all floats, and its index: sorted as one number, which is several times as fast as
/// comparing weights through their indices.
std::uint64_t sortable(float weight, std::size_t index) {
    const auto bits = std::bit_cast<std::uint32_t>(weight + 0.0F);  // -0 and 0 are equal
    constexpr std::uint32_t kSign = 0x80000000U;
    const std::uint32_t ordered = (bits & kSign) != 0 ? ~bits : bits | kSign;
    return std::uint64_t{ordered} << 32 | index;
}

}  // namespace

std::vector<float> ranks(std::span<const float> row, std::span<const std::uint8_t> allowed) {
    std::vector<float> result(row.size(), 0.0F);
    std::vector<std::uint64_t> order;
    order.reserve(row.size());
    for (std::size_t index = 0; index < row.size(); ++index) {
        if (std::isnan(row[index])) {
            result[index] = row[index];
        } else if (allowed[index] != 0) {
            order.push_back(sortable(row[index], index));
        }
    }
    std::sort(order.begin(), order.end());
    const double highest = std::max<double>(1, static_cast<double>(order.size()) - 1);
    for (std::size_t first = 0; first < order.size();) {
        std::size_t end = first + 1;
        while (end < order.size() && order[end] >> 32 == order[first] >> 32) ++end;
        const double mean = order.size() == 1 ? 1 : (static_cast<double>(first + end - 1) / 2) / highest;
        for (std::size_t place = first; place < end; ++place)
            result[order[place] & 0xffffffffU] = static_cast<float>(mean);
        first = end;
    }
    return result;
}

}  // namespace headlight
