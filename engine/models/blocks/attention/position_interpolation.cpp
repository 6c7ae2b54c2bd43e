#include "models/blocks/attention/position_interpolation.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace headlight {

namespace {

double cubic(double x, double a) {
    const double d = std::abs(x);
    if (d < 1) return ((a + 2) * d - (a + 3)) * d * d + 1;
    return d < 2 ? (((d - 5) * d + 8) * d - 4) * a : 0.0;
}

double linear(double x) {
    return std::max(0.0, 1 - std::abs(x));
}

/// The old places that make one new place along an axis, with their shares.
using Taps = std::vector<std::pair<std::int64_t, double>>;

Taps taps_of(std::int64_t at, std::int64_t from, std::int64_t to, GridInterpolation kind) {
    if (kind == GridInterpolation::LinearFromCorners) {
        const double place = to > 1 ? static_cast<double>(at * (from - 1)) / static_cast<double>(to - 1) : 0.0;
        const auto before = static_cast<std::int64_t>(place);
        const double share = place - static_cast<double>(before);
        return {{before, 1 - share}, {std::min(before + 1, from - 1), share}};
    }
    const double scale = static_cast<double>(from) / static_cast<double>(to);
    const double center = (static_cast<double>(at) + 0.5) * scale;
    Taps taps;
    if (kind == GridInterpolation::Cubic) {
        constexpr double kA = -0.75;
        const double place = center - 0.5;
        const auto before = static_cast<std::int64_t>(std::floor(place));
        for (std::int64_t x = before - 1; x <= before + 2; ++x)
            taps.emplace_back(std::clamp<std::int64_t>(x, 0, from - 1), cubic(static_cast<double>(x) - place, kA));
        return taps;
    }
    constexpr double kA = -0.5;
    const bool is_linear = kind == GridInterpolation::LinearWithoutAliases;
    const double widened = std::max(scale, 1.0);
    const double reach = (is_linear ? 1 : 2) * widened;
    const auto first = std::max<std::int64_t>(0, std::lround(center - reach));
    const auto end = std::min(from, std::lround(center + reach));
    double sum = 0;
    for (std::int64_t x = first; x < end; ++x) {
        const double away = (static_cast<double>(x) - center + 0.5) / widened;
        taps.emplace_back(x, is_linear ? linear(away) : cubic(away, kA));
        sum += taps.back().second;
    }
    for (auto& [place, share] : taps) share /= sum;
    return taps;
}

}  // namespace

Tensor interpolated(const Tensor& positions, const GridSize& from, const GridSize& to, GridInterpolation kind) {
    const std::int64_t hidden = positions.size(1);
    Tensor result({to.rows * to.columns, hidden});
    std::vector<double> sums(static_cast<std::size_t>(hidden));
    for (std::int64_t row = 0; row < to.rows; ++row) {
        const Taps down = taps_of(row, from.rows, to.rows, kind);
        for (std::int64_t column = 0; column < to.columns; ++column) {
            const Taps across = taps_of(column, from.columns, to.columns, kind);
            std::fill(sums.begin(), sums.end(), 0.0);
            for (const auto& [y, share_down] : down) {
                for (const auto& [x, share_across] : across) {
                    const std::span<const float> values = positions.slice(y * from.columns + x);
                    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += share_down * share_across * values[i];
                }
            }
            std::transform(sums.begin(), sums.end(), result.slice(row * to.columns + column).begin(),
                           [](double value) { return static_cast<float>(value); });
        }
    }
    return result;
}

}  // namespace headlight
