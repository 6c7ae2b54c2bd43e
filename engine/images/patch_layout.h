#pragma once

#include <cstdint>

namespace headlight {

/// The patches of an image, for a model that reads images of any size (Qwen2-VL, arXiv 2409.12191).
struct PatchLayout {
    std::int32_t side = 1;    ///< pixels of a side of a patch
    std::int32_t square = 1;  ///< patches of a side of the squares that become tokens of a text
    std::int32_t frames = 1;  ///< of a video that a patch is made of; an image is in each of them

    /// Pixels of a side of what becomes a token.
    [[nodiscard]] std::int32_t token_side() const { return side * square; }
    /// Numbers that a patch of so many channels is made of.
    [[nodiscard]] std::int64_t values(std::int32_t channels) const {
        return std::int64_t{channels} * frames * side * side;
    }
    bool operator==(const PatchLayout&) const = default;
};

}  // namespace headlight
