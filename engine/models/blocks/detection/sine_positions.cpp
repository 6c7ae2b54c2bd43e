#include "models/blocks/detection/sine_positions.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace headlight {

namespace {

/// Place `at`, counted from 1, of `count`, as an angle of up to a whole turn.
double turn_of(std::int64_t at, std::int64_t count) {
    constexpr double kEpsilon = 1e-6;
    return static_cast<double>(at) / (static_cast<double>(count) + kEpsilon) * 2 * std::numbers::pi;
}

void write_waves(float* out, double angle, std::int64_t size) {
    constexpr double kTemperature = 10'000;
    for (std::int64_t i = 0; i < size; i += 2) {
        const double slowed = angle / std::pow(kTemperature, static_cast<double>(i) / static_cast<double>(size));
        out[i] = static_cast<float>(std::sin(slowed));
        out[i + 1] = static_cast<float>(std::cos(slowed));
    }
}

}  // namespace

Tensor sine_positions(const GridSize& grid, const GridSize& seen, std::int64_t size) {
    Tensor positions({grid.rows * grid.columns, size});
    for (std::int64_t row = 0; row < grid.rows; ++row)
        for (std::int64_t column = 0; column < grid.columns; ++column) {
            // In a row of padding nothing is counted to the right, in a column of it nothing down.
            const double down = column < seen.columns ? turn_of(std::min(row + 1, seen.rows), seen.rows) : 0;
            const double across = row < seen.rows ? turn_of(std::min(column + 1, seen.columns), seen.columns) : 0;
            float* const out = positions.slice(row * grid.columns + column).data();
            write_waves(out, down, size / 2);
            write_waves(out + size / 2, across, size / 2);
        }
    return positions;
}

}  // namespace headlight
