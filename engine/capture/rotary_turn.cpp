#include "capture/rotary_turn.h"

#include <cmath>
#include <cstddef>

namespace headlight {

std::vector<float> turned_back(const RotaryTurn& turn, std::span<const float> vector, std::int64_t position) {
    std::vector<float> result(vector.begin(), vector.end());
    const auto pairs = static_cast<std::size_t>(turn.layout.size / 2);
    const std::span<const float> angles = turn.angles->slice(position);
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        const std::size_t first = turn.layout.interleaved ? 2 * pair : pair;
        const std::size_t second = turn.layout.interleaved ? first + 1 : first + pairs;
        const auto cosine = static_cast<double>(angles[pair]);
        const auto sine = static_cast<double>(angles[pairs + pair]);
        const double length = cosine * cosine + sine * sine;  // above 1 where turning also lengthens
        const auto a = static_cast<double>(vector[first]);
        const auto b = static_cast<double>(vector[second]);
        const double lengthened = std::sqrt(length);
        result[first] = static_cast<float>((a * cosine + b * sine) / lengthened);
        result[second] = static_cast<float>((b * cosine - a * sine) / lengthened);
    }
    return result;
}

}  // namespace headlight
