#include "analysis/approximations/random_numbers.h"

#include <cmath>
#include <numbers>
#include <random>

namespace headlight {

Tensor random_normal(std::int64_t rows, std::int64_t columns, std::int32_t seed) {
    constexpr double kRange = 4294967296.0;
    std::mt19937 random(static_cast<std::uint32_t>(seed));
    const auto uniform = [&] { return (static_cast<double>(random()) + 0.5) / kRange; };
    Tensor numbers({rows, columns});
    for (std::int64_t at = 0; at < numbers.count(); at += 2) {
        const double length = std::sqrt(-2 * std::log(uniform()));
        const double angle = 2 * std::numbers::pi * uniform();
        numbers.data()[at] = static_cast<float>(length * std::cos(angle));
        if (at + 1 < numbers.count()) numbers.data()[at + 1] = static_cast<float>(length * std::sin(angle));
    }
    return numbers;
}

}  // namespace headlight
