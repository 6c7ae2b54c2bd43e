#include "driver/coverage_map.h"

#include <algorithm>
#include <cstring>

namespace headlight::fuzz {

namespace {

std::uint8_t class_of(std::uint8_t count) {
    if (count == 0) return 0;
    if (count <= 3) return static_cast<std::uint8_t>(1U << (count - 1U));
    if (count < 8) return 1U << 3U;
    if (count < 16) return 1U << 4U;
    if (count < 32) return 1U << 5U;
    return count < 128 ? 1U << 6U : 1U << 7U;
}

}  // namespace

bool CoverageMap::add(const EdgeCounts& counts) {
    bool is_new = false;
    for (std::size_t word = 0; word < counts.size(); word += sizeof(std::uint64_t)) {
        std::uint64_t taken = 0;
        std::memcpy(&taken, &counts[word], sizeof taken);
        if (taken == 0) continue;  // nearly all of them
        for (std::size_t i = word; i < word + sizeof taken; ++i) {
            const std::uint8_t added = class_of(counts[i]);
            is_new |= (classes_[i] & added) != added;
            classes_[i] |= added;
        }
    }
    return is_new;
}

std::size_t CoverageMap::edges() const {
    return classes_.size() - static_cast<std::size_t>(std::ranges::count(classes_, 0));
}

}  // namespace headlight::fuzz
