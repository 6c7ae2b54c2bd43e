#include "figures/scale.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace headlight {

double scaled(double weight, Scale scale, double maximum) {
    if (std::isnan(weight)) return weight;
    if (scale == Scale::Log) {
        const double decades = -std::log10(kLogFloor);
        return std::clamp(1 + std::log10(std::max(weight, kLogFloor)) / decades, 0.0, 1.0);
    }
    return maximum > 0 ? std::clamp(weight / maximum, 0.0, 1.0) : 0.0;
}

std::vector<float> ranks(std::span<const float> row, std::span<const std::uint8_t> allowed) {
    std::vector<float> result(row.size(), 0.0F);
    std::vector<std::size_t> order;
    for (std::size_t index = 0; index < row.size(); ++index) {
        if (std::isnan(row[index])) {
            result[index] = row[index];
        } else if (allowed[index] != 0) {
            order.push_back(index);
        }
    }
    std::sort(order.begin(), order.end(), [&](std::size_t left, std::size_t right) { return row[left] < row[right]; });
    const double highest = std::max<double>(1, static_cast<double>(order.size()) - 1);
    for (std::size_t first = 0; first < order.size();) {
        std::size_t end = first + 1;
        while (end < order.size() && row[order[end]] == row[order[first]]) ++end;
        const double mean = order.size() == 1 ? 1 : (static_cast<double>(first + end - 1) / 2) / highest;
        for (std::size_t place = first; place < end; ++place) result[order[place]] = static_cast<float>(mean);
        first = end;
    }
    return result;
}

}  // namespace headlight
