#pragma once

#include <cstdint>

namespace headlight {

// Functions of this file are internal to the files that include it: the CPU's kernels are compiled once per instruction
// level, and the linker must not mix the levels.

/// binary16 bits to fp32, exactly: exponent and fraction shifted into place make the number times 2^-112, for
/// subnormals too. Without branches, so that loops over it are vectorised.
static inline float decode_half(std::uint32_t half) {
    constexpr std::uint32_t kInfinity = 0x7C00U << 13;
    const std::uint32_t magnitude = (half & 0x7FFFU) << 13;
    const std::uint32_t scaled = __builtin_bit_cast(std::uint32_t, __builtin_bit_cast(float, magnitude) * 0x1p112F);
    const std::uint32_t widened = magnitude >= kInfinity ? magnitude | 0x7F800000U : scaled;
    return __builtin_bit_cast(float, widened | ((half & 0x8000U) << 16));
}

/// bfloat16 bits to fp32, exactly.
static inline float decode_bfloat(std::uint32_t bfloat) {
    return __builtin_bit_cast(float, bfloat << 16);
}

}  // namespace headlight
