#pragma once

#include "core/data_type.h"
#include "core/half_decoding.h"

#include <cstddef>
#include <cstdint>

// Blocks of quantized weights to fp32, as ggml's documentation of its tensor encodings describes them
// (https://github.com/ggml-org/llama.cpp/wiki/Tensor-Encoding-Schemes and the block structures of ggml-common.h). Each
// value is computed by the same operations in the same order as there, so that it comes out the same to the last bit;
// files that include this one must be compiled without contraction of products and sums (-ffp-contract=off).
//
// Functions of this file are internal to the files that include it: the CPU's kernels are compiled once per instruction
// level, and the linker must not mix the levels. Loops are written to be vectorised.

namespace headlight::block_decoding {

using Bytes = const std::uint8_t*;

static inline std::uint32_t word16(Bytes at) {
    return static_cast<std::uint32_t>(at[0]) | static_cast<std::uint32_t>(at[1]) << 8;
}

static inline std::uint32_t word32(Bytes at) {
    return word16(at) | word16(at + 2) << 16;
}

static inline float half_at(Bytes at) {
    return decode_half(word16(at));
}

static inline int low_nibble(std::uint8_t byte) {
    return byte & 15;
}

static inline int high_nibble(std::uint8_t byte) {
    return byte >> 4;
}

/// scale | 32 signed bytes
static inline void decode_q8_0(Bytes block, float* out) {
    const float scale = half_at(block);
    for (int i = 0; i < 32; ++i) out[i] = scale * static_cast<float>(static_cast<std::int8_t>(block[2 + i]));
}

/// scale | 16 bytes of two 4-bit numbers each, 8 above their value
static inline void decode_q4_0(Bytes block, float* out) {
    const float scale = half_at(block);
    for (int i = 0; i < 16; ++i) {
        out[i] = scale * static_cast<float>(low_nibble(block[2 + i]) - 8);
        out[i + 16] = scale * static_cast<float>(high_nibble(block[2 + i]) - 8);
    }
}

/// scale | minimum | 16 bytes of two 4-bit numbers each
static inline void decode_q4_1(Bytes block, float* out) {
    const float scale = half_at(block);
    const float minimum = half_at(block + 2);
    for (int i = 0; i < 16; ++i) {
        out[i] = scale * static_cast<float>(low_nibble(block[4 + i])) + minimum;
        out[i + 16] = scale * static_cast<float>(high_nibble(block[4 + i])) + minimum;
    }
}

/// scale | 32 fifth bits | 16 bytes of two times the lower four; 16 above their value
static inline void decode_q5_0(Bytes block, float* out) {
    const float scale = half_at(block);
    const std::uint32_t high = word32(block + 2);
    for (int i = 0; i < 16; ++i) {
        const int first = low_nibble(block[6 + i]) | static_cast<int>((high >> i) & 1U) << 4;
        const int second = high_nibble(block[6 + i]) | static_cast<int>((high >> (i + 16)) & 1U) << 4;
        out[i] = scale * static_cast<float>(first - 16);
        out[i + 16] = scale * static_cast<float>(second - 16);
    }
}

/// scale | minimum | 32 fifth bits | 16 bytes of two times the lower four
static inline void decode_q5_1(Bytes block, float* out) {
    const float scale = half_at(block);
    const float minimum = half_at(block + 2);
    const std::uint32_t high = word32(block + 4);
    for (int i = 0; i < 16; ++i) {
        const int first = low_nibble(block[8 + i]) | static_cast<int>((high >> i) & 1U) << 4;
        const int second = high_nibble(block[8 + i]) | static_cast<int>((high >> (i + 16)) & 1U) << 4;
        out[i] = scale * static_cast<float>(first) + minimum;
        out[i + 16] = scale * static_cast<float>(second) + minimum;
    }
}

/// 16 bytes of a 4-bit scale and a 4-bit minimum | 64 bytes of four 2-bit numbers each | their scale | their minimum
static inline void decode_q2_k(Bytes block, float* out) {
    const Bytes scales = block;
    const float scale = half_at(block + 80);
    const float minimum = half_at(block + 82);
    for (int part = 0; part < 16; ++part) {  // of 16 values
        const Bytes from = block + 16 + part / 8 * 32 + part % 2 * 16;
        const int shift = part / 2 % 4 * 2;
        const float own_scale = scale * static_cast<float>(low_nibble(scales[part]));
        const float own_minimum = minimum * static_cast<float>(high_nibble(scales[part]));
        for (int i = 0; i < 16; ++i)
            out[part * 16 + i] = own_scale * static_cast<float>((from[i] >> shift) & 3) - own_minimum;
    }
}

/// The `part`-th of 16 scales of 6 bits: the lower four of 0 to 7 and of 8 to 15 in the nibbles of eight bytes, the
/// upper two in the four bytes behind.
static inline int scale_of_q3_k(Bytes scales, int part) {
    const int low = part < 8 ? low_nibble(scales[part]) : high_nibble(scales[part - 8]);
    return (low | ((scales[8 + part % 4] >> (part / 4 * 2)) & 3) << 4) - 32;
}

/// 32 bytes of third bits (set: not 4 less) | 64 bytes of four times the lower two | 12 bytes of scales | their scale
static inline void decode_q3_k(Bytes block, float* out) {
    const float scale = half_at(block + 108);
    for (int part = 0; part < 16; ++part) {
        const int first = part % 2 * 16;
        const Bytes from = block + 32 + part / 8 * 32 + first;
        const int shift = part / 2 % 4 * 2;
        const float own_scale = scale * static_cast<float>(scale_of_q3_k(block + 96, part));
        for (int i = 0; i < 16; ++i) {
            const int high = (block[first + i] >> (part / 2)) & 1;
            out[part * 16 + i] = own_scale * static_cast<float>(((from[i] >> shift) & 3) - 4 + 4 * high);
        }
    }
}

struct ScaleAndMinimum {
    float scale;
    float minimum;
};

/// The `part`-th of eight pairs of a scale and a minimum, 6 bits each, in 12 bytes: those of the first four parts
/// whole, with the upper two bits of the last four above them, whose lower four lie behind.
static inline ScaleAndMinimum pair_of_k(Bytes scales, int part) {
    if (part < 4) return {static_cast<float>(scales[part] & 63), static_cast<float>(scales[part + 4] & 63)};
    const Bytes low = scales + part + 4;
    return {static_cast<float>(low_nibble(*low) | scales[part - 4] >> 6 << 4),
            static_cast<float>(high_nibble(*low) | scales[part] >> 6 << 4)};
}

/// scale | minimum | 12 bytes of scales and minima | 128 bytes of two 4-bit numbers each
static inline void decode_q4_k(Bytes block, float* out) {
    const float scale = half_at(block);
    const float minimum = half_at(block + 2);
    for (int part = 0; part < 8; part += 2) {  // 32 values in the lower nibbles, 32 in the upper
        const Bytes from = block + 16 + part * 16;
        const ScaleAndMinimum lower = pair_of_k(block + 4, part);
        const ScaleAndMinimum upper = pair_of_k(block + 4, part + 1);
        const float lower_scale = scale * lower.scale, lower_minimum = minimum * lower.minimum;
        const float upper_scale = scale * upper.scale, upper_minimum = minimum * upper.minimum;
        float* to = out + part * 32;
        for (int i = 0; i < 32; ++i) to[i] = lower_scale * static_cast<float>(low_nibble(from[i])) - lower_minimum;
        for (int i = 0; i < 32; ++i)
            to[32 + i] = upper_scale * static_cast<float>(high_nibble(from[i])) - upper_minimum;
    }
}

/// scale | minimum | 12 bytes of scales and minima | 32 bytes of fifth bits | 128 bytes of two times the lower four
static inline void decode_q5_k(Bytes block, float* out) {
    const float scale = half_at(block);
    const float minimum = half_at(block + 2);
    const Bytes high = block + 16;
    for (int part = 0; part < 8; part += 2) {
        const Bytes from = block + 48 + part * 16;
        const ScaleAndMinimum lower = pair_of_k(block + 4, part);
        const ScaleAndMinimum upper = pair_of_k(block + 4, part + 1);
        const float lower_scale = scale * lower.scale, lower_minimum = minimum * lower.minimum;
        const float upper_scale = scale * upper.scale, upper_minimum = minimum * upper.minimum;
        float* to = out + part * 32;
        for (int i = 0; i < 32; ++i) {
            const int value = low_nibble(from[i]) | ((high[i] >> part) & 1) << 4;
            to[i] = lower_scale * static_cast<float>(value) - lower_minimum;
        }
        for (int i = 0; i < 32; ++i) {
            const int value = high_nibble(from[i]) | ((high[i] >> (part + 1)) & 1) << 4;
            to[32 + i] = upper_scale * static_cast<float>(value) - upper_minimum;
        }
    }
}

/// 128 bytes of two times the lower four bits | 64 bytes of four times the upper two | 16 signed scales | their scale;
/// 32 above their value
static inline void decode_q6_k(Bytes block, float* out) {
    const float scale = half_at(block + 208);
    for (int part = 0; part < 8; ++part) {  // of 32 values with two scales
        const Bytes low = block + part / 4 * 64 + part % 2 * 32;
        const Bytes high = block + 128 + part / 4 * 32;
        const int low_shift = part / 2 % 2 * 4;
        const int high_shift = part % 4 * 2;
        for (int half = 0; half < 2; ++half) {
            const float own_scale = scale * static_cast<float>(static_cast<std::int8_t>(block[192 + part * 2 + half]));
            for (int i = half * 16; i < half * 16 + 16; ++i) {
                const int value = ((low[i] >> low_shift) & 15) | ((high[i] >> high_shift) & 3) << 4;
                out[part * 32 + i] = own_scale * static_cast<float>(value - 32);
            }
        }
    }
}

/// Values of the 4-bit numbers of IQ4_NL and IQ4_XS.
static constexpr float kUnevenSteps[16] = {-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113};

/// 16 bytes of two 4-bit numbers each
static inline void decode_steps(Bytes from, const float* steps, float scale, float* out) {
    for (int i = 0; i < 16; ++i) {
        out[i] = scale * steps[low_nibble(from[i])];
        out[i + 16] = scale * steps[high_nibble(from[i])];
    }
}

/// scale | 16 bytes of two 4-bit numbers each
static inline void decode_iq4_nl(Bytes block, float* out) {
    decode_steps(block + 2, kUnevenSteps, half_at(block), out);
}

/// scale | upper two bits of eight scales | their lower four | 128 bytes of two 4-bit numbers each
static inline void decode_iq4_xs(Bytes block, float* out) {
    const float scale = half_at(block);
    const std::uint32_t high = word16(block + 2);
    for (int part = 0; part < 8; ++part) {
        const int low = (block[4 + part / 2] >> (part % 2 * 4)) & 15;
        const int own = (low | static_cast<int>((high >> (part * 2)) & 3U) << 4) - 32;
        decode_steps(block + 8 + part * 16, kUnevenSteps, scale * static_cast<float>(own), out + part * 32);
    }
}

/// Twice the values of the 4-bit floating point numbers of the OCP Microscaling Formats specification (E2M1).
static constexpr float kMicroscalingSteps[16] = {0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12};

/// The scale is 2^(exponent - 127), half of it because the steps are doubled.
static inline float microscaling_scale(std::uint32_t exponent) {
    return __builtin_bit_cast(float, exponent < 2 ? 0x0020'0000U << exponent : (exponent - 1) << 23);
}

/// exponent | 16 bytes of two 4-bit numbers each
static inline void decode_mxfp4(Bytes block, float* out) {
    decode_steps(block + 1, kMicroscalingSteps, microscaling_scale(block[0]), out);
}

template <typename Decode>
static inline void decode_each(const std::byte* bytes, DataType type, std::int64_t count, float* out, Decode decode) {
    const BlockSize size = block_size(type);
    const auto* block = reinterpret_cast<Bytes>(bytes);
    for (std::int64_t i = 0; i < count; i += size.values, block += size.bytes) decode(block, out + i);
}

/// `count` values, whole blocks, of a quantized type.
static inline void decode_blocks(const std::byte* bytes, DataType type, std::int64_t count, float* out) {
    const auto each = [&](auto decode) { decode_each(bytes, type, count, out, decode); };
    switch (type) {
        case DataType::Q8_0:
            return each([](Bytes block, float* to) { decode_q8_0(block, to); });
        case DataType::Q4_0:
            return each([](Bytes block, float* to) { decode_q4_0(block, to); });
        case DataType::Q4_1:
            return each([](Bytes block, float* to) { decode_q4_1(block, to); });
        case DataType::Q5_0:
            return each([](Bytes block, float* to) { decode_q5_0(block, to); });
        case DataType::Q5_1:
            return each([](Bytes block, float* to) { decode_q5_1(block, to); });
        case DataType::Q2_K:
            return each([](Bytes block, float* to) { decode_q2_k(block, to); });
        case DataType::Q3_K:
            return each([](Bytes block, float* to) { decode_q3_k(block, to); });
        case DataType::Q4_K:
            return each([](Bytes block, float* to) { decode_q4_k(block, to); });
        case DataType::Q5_K:
            return each([](Bytes block, float* to) { decode_q5_k(block, to); });
        case DataType::Q6_K:
            return each([](Bytes block, float* to) { decode_q6_k(block, to); });
        case DataType::IQ4_NL:
            return each([](Bytes block, float* to) { decode_iq4_nl(block, to); });
        case DataType::IQ4_XS:
            return each([](Bytes block, float* to) { decode_iq4_xs(block, to); });
        case DataType::MXFP4:
            return each([](Bytes block, float* to) { decode_mxfp4(block, to); });
        default:
            return;
    }
}

}  // namespace headlight::block_decoding
