#include "functions.h"
#include "level.h"

namespace headlight::HEADLIGHT_LEVEL {
namespace {

float from_bits(std::uint32_t bits) {
    return __builtin_bit_cast(float, bits);
}

std::uint32_t stored_at(const std::byte* bytes, std::int64_t index) {
    std::uint16_t stored;
    __builtin_memcpy(&stored, bytes + index * 2, sizeof stored);
    return stored;
}

/// binary16: the exponent and fraction shifted into place make the number times 2^-112, exact for subnormals too.
float half_to_float(std::uint32_t half) {
    constexpr std::uint32_t kInfinity = 0x7C00U << 13;
    const std::uint32_t magnitude = (half & 0x7FFFU) << 13;
    const std::uint32_t scaled = __builtin_bit_cast(std::uint32_t, from_bits(magnitude) * 0x1p112F);
    const std::uint32_t widened = magnitude >= kInfinity ? magnitude | 0x7F800000U : scaled;
    return from_bits(widened | ((half & 0x8000U) << 16));
}

}  // namespace

void unpack(const std::byte* bytes, DataType type, std::int64_t count, float* out) {
    if (type == DataType::F16) {
        for (std::int64_t i = 0; i < count; ++i) out[i] = half_to_float(stored_at(bytes, i));
    } else if (type == DataType::BF16) {
        for (std::int64_t i = 0; i < count; ++i) out[i] = from_bits(stored_at(bytes, i) << 16);
    } else {
        __builtin_memcpy(out, bytes, static_cast<std::size_t>(count) * sizeof(float));
    }
}

}  // namespace headlight::HEADLIGHT_LEVEL
