#include "models/blocks/attention/alibi.h"

#include <bit>
#include <cmath>

namespace headlight {

std::vector<float> alibi_slopes(std::int64_t heads) {
    const auto power = static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(heads)));
    std::vector<float> slopes;
    const auto add = [&](std::int64_t number, std::int64_t of) {
        slopes.push_back(static_cast<float>(std::exp2(-8.0 * static_cast<double>(number) / static_cast<double>(of))));
    };
    for (std::int64_t head = 1; head <= power; ++head) add(head, power);
    for (std::int64_t head = 1; static_cast<std::int64_t>(slopes.size()) < heads; head += 2) add(head, 2 * power);
    return slopes;
}

}  // namespace headlight
