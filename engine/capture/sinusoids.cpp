#include "capture/sinusoids.h"

#include <cmath>

namespace headlight {

Tensor sinusoidal_positions(std::int64_t positions, std::int64_t size, double ratio) {
    constexpr double kSlowest = 10'000;
    const std::int64_t half = (size + 1) / 2;
    Tensor table({positions, size});
    for (std::int64_t position = 0; position < positions; ++position) {
        const std::span<float> row = table.slice(position);
        for (std::int64_t i = 0; i < half; ++i) {
            const double angle = static_cast<double>(position) * std::pow(kSlowest, -ratio * static_cast<double>(i));
            row[static_cast<std::size_t>(i)] = static_cast<float>(std::sin(angle));
            if (half + i < size) row[static_cast<std::size_t>(half + i)] = static_cast<float>(std::cos(angle));
        }
    }
    return table;
}

}  // namespace headlight
