#include "models/blocks/attention/grid_rotary.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

namespace headlight {

Tensor grid_angles(const GridSize& grid, std::int64_t before, const GridRotary& rotary) {
    const std::int64_t head_size = rotary.head_size;
    const std::int64_t pairs = head_size / 2;
    const std::int64_t frequencies = pairs / 2;
    Tensor table({before + grid.rows * grid.columns, head_size});
    for (std::int64_t token = 0; token < before; ++token)
        std::ranges::fill(table.slice(token).first(static_cast<std::size_t>(pairs)), 1.0F);
    const auto place = [&](std::int64_t index, std::int64_t count) {
        if (!rotary.over_image) return static_cast<double>(index);
        return 2 * std::numbers::pi * (2 * (static_cast<double>(index) + 0.5) / static_cast<double>(count) - 1);
    };
    for (std::int64_t patch = 0; patch < grid.rows * grid.columns; ++patch) {
        float* cosines = table.slice(before + patch).data();
        const double places[] = {place(patch / grid.columns, grid.rows), place(patch % grid.columns, grid.columns)};
        for (std::int64_t pair = 0; pair < pairs; ++pair) {
            const double exponent = static_cast<double>(pair % frequencies) / static_cast<double>(frequencies);
            const double angle = places[pair / frequencies] * std::pow(rotary.theta, -exponent);
            cosines[pair] = static_cast<float>(std::cos(angle));
            cosines[pairs + pair] = static_cast<float>(std::sin(angle));
        }
    }
    return table;
}

}  // namespace headlight
