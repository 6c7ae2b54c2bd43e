#pragma once

#include "figures/drawing/figure_style.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace headlight {

/// Weights at and below this have the log scale's lowest color.
inline constexpr double kLogFloor = 1e-4;

/// A weight's place on the log scale: 0 at the floor and below, 1 at a weight of 1.
double log_scaled(double weight);

/// A weight's place on a linear or log scale, in [0, 1]. Linear: weight / maximum. NaN stays NaN. The rank scale needs
/// the whole row: `ranks`.
inline double scaled(double weight, Scale scale, double maximum = 1) {
    if (std::isnan(weight)) return weight;
    if (scale == Scale::Log) return log_scaled(weight);
    if (!(maximum > 0)) return 0;
    const double share = maximum == 1 ? weight : weight / maximum;  // a division takes as long as all the rest
    return std::min(std::max(share, 0.0), 1.0);
}

/// Ranks within a row, 0 for the lowest and 1 for the highest weight; equal weights share the mean of their ranks.
/// Entries with allowed 0 do not count and get 0, NaN stays NaN. A single entry gets 1.
std::vector<float> ranks(std::span<const float> row, std::span<const std::uint8_t> allowed);

}  // namespace headlight
