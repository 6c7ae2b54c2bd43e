#pragma once

#include "core/data_type.h"
#include "core/half_decoding.h"

#include <cstdint>

#if defined(__SSSE3__)
#include <immintrin.h>
#endif

// Blocks of quantized weights as the small whole numbers that they hold: value = scale * number + offset, with a scale
// and an offset for each group of neighbors, as ggml's documentation of its tensor encodings describes them
// (https://github.com/ggml-org/llama.cpp/wiki/Tensor-Encoding-Schemes and the block structures of ggml-common.h).
// Products with them need no fp32 value of the block in memory. A value is the same to the last bit as there if the
// file that includes this one is compiled without contraction of products and sums (-ffp-contract=off).
//
// All of this file is internal to the files that include it: the CPU's kernels are compiled once per instruction level,
// and the linker must not mix the levels. Loops over bytes are written to be vectorised.
namespace headlight::blocks {
namespace {

using Bytes = const std::uint8_t*;
using Numbers = std::int8_t* __restrict;

inline std::uint32_t word16(Bytes at) {
    return static_cast<std::uint32_t>(at[0]) | static_cast<std::uint32_t>(at[1]) << 8;
}

inline std::uint32_t word32(Bytes at) {
    return word16(at) | word16(at + 2) << 16;
}

/// A number of 16 bits (binary16), exactly; a NaN stays one.
inline float half_at(Bytes at) {
#if defined(__F16C__)
    return _cvtsh_ss(static_cast<std::uint16_t>(word16(at)));
#else
    return decode_half(word16(at));
#endif
}

inline int low_nibble(std::uint8_t byte) {
    return byte & 15;
}

inline int high_nibble(std::uint8_t byte) {
    return byte >> 4;
}

/// Where the 5th bits of 32 numbers are set, 16 in each of 32 bytes.
inline void spread_fifth_bits(Bytes bits, std::uint8_t* out) {
#if defined(__AVX512BW__) && defined(__AVX512VL__)
    const __m256i spread = _mm256_maskz_set1_epi8(word32(bits), 16);
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(out), spread);
#else
    for (int i = 0; i < 4; ++i) {
        const std::uint64_t each = std::uint64_t{bits[i]} * 0x0101'0101'0101'0101U & 0x8040'2010'0804'0201U;
        const std::uint64_t spread = (each + 0x7F7F'7F7F'7F7F'7F7FU) >> 3 & 0x1010'1010'1010'1010U;
        __builtin_memcpy(out + 8 * i, &spread, sizeof spread);
    }
#endif
}

/// Compilers unroll loops over so few bytes instead of vectorising them.
using Sixteen = std::uint8_t __attribute__((vector_size(16)));

inline Sixteen load_sixteen(Bytes from) {
    Sixteen bytes;
    __builtin_memcpy(&bytes, from, sizeof bytes);
    return bytes;
}

/// 32 numbers less `subtracted`: 16 lower nibbles, then 16 upper ones.
inline void nibbles(Bytes from, std::uint8_t subtracted, Numbers out) {
    const Sixteen both = load_sixteen(from);
    const Sixteen low = (both & 15) - subtracted;
    const Sixteen high = (both >> 4) - subtracted;
    __builtin_memcpy(out, &low, sizeof low);
    __builtin_memcpy(out + 16, &high, sizeof high);
}

/// The same with a fifth bit each, of which there are 32 in `high`.
inline void five_bits(Bytes from, Bytes high_bits, std::uint8_t subtracted, Numbers out) {
    std::uint8_t fifth[32];
    spread_fifth_bits(high_bits, fifth);
    const Sixteen both = load_sixteen(from);
    const Sixteen low = ((both & 15) | load_sixteen(fifth)) - subtracted;
    const Sixteen high = ((both >> 4) | load_sixteen(fifth + 16)) - subtracted;
    __builtin_memcpy(out, &low, sizeof low);
    __builtin_memcpy(out + 16, &high, sizeof high);
}

/// 32 entries of a table: by 16 lower nibbles, then by 16 upper ones.
inline void look_up(Bytes from, const std::int8_t* table, Numbers out) {
#if defined(__SSSE3__)
    const __m128i steps = _mm_loadu_si128(reinterpret_cast<const __m128i*>(table));
    const __m128i both = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
    const __m128i low = _mm_and_si128(both, _mm_set1_epi8(15));
    const __m128i high = _mm_and_si128(_mm_srli_epi16(both, 4), _mm_set1_epi8(15));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(out), _mm_shuffle_epi8(steps, low));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(out + 16), _mm_shuffle_epi8(steps, high));
#else
    for (int i = 0; i < 16; ++i) out[i] = table[low_nibble(from[i])];
    for (int i = 0; i < 16; ++i) out[16 + i] = table[high_nibble(from[i])];
#endif
}

/// Values of the 4-bit numbers of IQ4_NL and IQ4_XS.
constexpr std::int8_t kUnevenSteps[16] = {-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113};
/// Twice the values of the 4-bit floating point numbers of the OCP Microscaling Formats specification (E2M1).
constexpr std::int8_t kMicroscalingSteps[16] = {0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12};

/// What is known of a kind of block at compile time.
template <DataType type, int group, bool offsets>
struct BlockKind {
    static constexpr DataType kType = type;
    static constexpr BlockSize kSize = block_size(type);
    static constexpr int kGroup = group;  ///< numbers that share a scale
    static constexpr int kGroups = static_cast<int>(kSize.values) / group;
    static constexpr bool kOffsets = offsets;  ///< whether groups have them
};

/// The kind of block of a quantized type. `read` returns where its numbers lie: in the block itself or in `out`.
template <DataType type>
struct BlockOf;

/// scale | 32 signed bytes
template <>
struct BlockOf<DataType::Q8_0> : BlockKind<DataType::Q8_0, 32, false> {
    static const std::int8_t* read(Bytes block, Numbers, float* scales, float*) {
        scales[0] = half_at(block);
        return reinterpret_cast<const std::int8_t*>(block + 2);
    }
};

/// scale | 16 bytes of two 4-bit numbers each, 8 above their value
template <>
struct BlockOf<DataType::Q4_0> : BlockKind<DataType::Q4_0, 32, false> {
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float*) {
        scales[0] = half_at(block);
        nibbles(block + 2, 8, out);
        return out;
    }
};

/// scale | minimum | 16 bytes of two 4-bit numbers each
template <>
struct BlockOf<DataType::Q4_1> : BlockKind<DataType::Q4_1, 32, true> {
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float* offsets) {
        scales[0] = half_at(block);
        offsets[0] = half_at(block + 2);
        nibbles(block + 4, 0, out);
        return out;
    }
};

/// scale | 32 fifth bits | 16 bytes of two times the lower four; 16 above their value
template <>
struct BlockOf<DataType::Q5_0> : BlockKind<DataType::Q5_0, 32, false> {
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float*) {
        scales[0] = half_at(block);
        five_bits(block + 6, block + 2, 16, out);
        return out;
    }
};

/// scale | minimum | 32 fifth bits | 16 bytes of two times the lower four
template <>
struct BlockOf<DataType::Q5_1> : BlockKind<DataType::Q5_1, 32, true> {
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float* offsets) {
        scales[0] = half_at(block);
        offsets[0] = half_at(block + 2);
        five_bits(block + 8, block + 4, 0, out);
        return out;
    }
};

/// 16 bytes of a 4-bit scale and a 4-bit minimum | 64 bytes of four 2-bit numbers each | their scale | their minimum
template <>
struct BlockOf<DataType::Q2_K> : BlockKind<DataType::Q2_K, 16, true> {
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float* offsets) {
        const float scale = half_at(block + 80);
        const float minimum = half_at(block + 82);
        for (int part = 0; part < 16; ++part) {
            scales[part] = scale * static_cast<float>(low_nibble(block[part]));
            offsets[part] = -(minimum * static_cast<float>(high_nibble(block[part])));
        }
        for (int part = 0; part < 8; ++part) {  // of 32
            const Bytes from = block + 16 + part / 4 * 32;
            const int shift = part % 4 * 2;
            for (int i = 0; i < 32; ++i) out[part * 32 + i] = static_cast<std::int8_t>((from[i] >> shift) & 3);
        }
        return out;
    }
};

/// The `part`-th of 16 scales of 6 bits: the lower four of 0 to 7 and of 8 to 15 in the nibbles of eight bytes, the
/// upper two in the four bytes behind.
inline int scale_of_q3_k(Bytes scales, int part) {
    const int low = part < 8 ? low_nibble(scales[part]) : high_nibble(scales[part - 8]);
    return (low | ((scales[8 + part % 4] >> (part / 4 * 2)) & 3) << 4) - 32;
}

/// 32 bytes of third bits (set: not 4 less) | 64 bytes of four times the lower two | 12 bytes of scales | their scale
template <>
struct BlockOf<DataType::Q3_K> : BlockKind<DataType::Q3_K, 16, false> {
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float*) {
        const float scale = half_at(block + 108);
        for (int part = 0; part < 16; ++part)
            scales[part] = scale * static_cast<float>(scale_of_q3_k(block + 96, part));
        for (int part = 0; part < 8; ++part) {
            const Bytes from = block + 32 + part / 4 * 32;
            const int shift = part % 4 * 2;
            for (int i = 0; i < 32; ++i)
                out[part * 32 + i] =
                    static_cast<std::int8_t>(((from[i] >> shift) & 3) + (((block[i] >> part) & 1) << 2) - 4);
        }
        return out;
    }
};

struct ScaleAndMinimum {
    float scale;
    float minimum;
};

/// The `part`-th of eight pairs of a scale and a minimum, 6 bits each, in 12 bytes: those of the first four parts
/// whole, with the upper two bits of the last four above them, whose lower four lie behind.
inline ScaleAndMinimum pair_of_k(Bytes scales, int part) {
    if (part < 4) return {static_cast<float>(scales[part] & 63), static_cast<float>(scales[part + 4] & 63)};
    const Bytes low = scales + part + 4;
    return {static_cast<float>(low_nibble(*low) | scales[part - 4] >> 6 << 4),
            static_cast<float>(high_nibble(*low) | scales[part] >> 6 << 4)};
}

/// Scales and minima of Q4_K and Q5_K.
inline void read_pairs(Bytes block, float* scales, float* offsets) {
    const float scale = half_at(block);
    const float minimum = half_at(block + 2);
    for (int part = 0; part < 8; ++part) {
        const ScaleAndMinimum own = pair_of_k(block + 4, part);
        scales[part] = scale * own.scale;
        offsets[part] = -(minimum * own.minimum);
    }
}

/// scale | minimum | 12 bytes of scales and minima | 128 bytes of two 4-bit numbers each
template <>
struct BlockOf<DataType::Q4_K> : BlockKind<DataType::Q4_K, 32, true> {
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float* offsets) {
        read_pairs(block, scales, offsets);
        for (int pair = 0; pair < 4; ++pair) {
            const Bytes from = block + 16 + pair * 32;
            for (int i = 0; i < 32; ++i) out[pair * 64 + i] = static_cast<std::int8_t>(low_nibble(from[i]));
            for (int i = 0; i < 32; ++i) out[pair * 64 + 32 + i] = static_cast<std::int8_t>(high_nibble(from[i]));
        }
        return out;
    }
};

/// scale | minimum | 12 bytes of scales and minima | 32 bytes of fifth bits | 128 bytes of two times the lower four
template <>
struct BlockOf<DataType::Q5_K> : BlockKind<DataType::Q5_K, 32, true> {
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float* offsets) {
        read_pairs(block, scales, offsets);
        const Bytes high = block + 16;
        for (int pair = 0; pair < 4; ++pair) {
            const Bytes from = block + 48 + pair * 32;
            const int shift = 2 * pair;
            for (int i = 0; i < 32; ++i)
                out[pair * 64 + i] = static_cast<std::int8_t>(low_nibble(from[i]) | ((high[i] >> shift) & 1) << 4);
            for (int i = 0; i < 32; ++i)
                out[pair * 64 + 32 + i] =
                    static_cast<std::int8_t>(high_nibble(from[i]) | ((high[i] >> shift >> 1) & 1) << 4);
        }
        return out;
    }
};

/// 128 bytes of two times the lower four bits | 64 bytes of four times the upper two | 16 signed scales | their scale;
/// 32 above their value
template <>
struct BlockOf<DataType::Q6_K> : BlockKind<DataType::Q6_K, 16, false> {
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float*) {
        const float scale = half_at(block + 208);
        for (int part = 0; part < 16; ++part)
            scales[part] = scale * static_cast<float>(static_cast<std::int8_t>(block[192 + part]));
        for (int part = 0; part < 8; ++part) {
            const Bytes low = block + part / 4 * 64 + part % 2 * 32;
            const Bytes high = block + 128 + part / 4 * 32;
            const int low_shift = part / 2 % 2 * 4;
            const int high_shift = part % 4 * 2;
            for (int i = 0; i < 32; ++i)
                out[part * 32 + i] =
                    static_cast<std::int8_t>((((low[i] >> low_shift) & 15) | ((high[i] >> high_shift) & 3) << 4) - 32);
        }
        return out;
    }
};

/// scale | 16 bytes of two 4-bit numbers each
template <>
struct BlockOf<DataType::IQ4_NL> : BlockKind<DataType::IQ4_NL, 32, false> {
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float*) {
        scales[0] = half_at(block);
        look_up(block + 2, kUnevenSteps, out);
        return out;
    }
};

/// scale | upper two bits of eight scales | their lower four | 128 bytes of two 4-bit numbers each
template <>
struct BlockOf<DataType::IQ4_XS> : BlockKind<DataType::IQ4_XS, 32, false> {
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float*) {
        const float scale = half_at(block);
        const std::uint32_t high = word16(block + 2);
        for (int part = 0; part < 8; ++part) {
            const int low = (block[4 + part / 2] >> (part % 2 * 4)) & 15;
            const int own = (low | static_cast<int>((high >> (part * 2)) & 3U) << 4) - 32;
            scales[part] = scale * static_cast<float>(own);
            look_up(block + 8 + part * 16, kUnevenSteps, out + part * 32);
        }
        return out;
    }
};

/// The scale is 2^(exponent - 127), half of it because the steps are doubled.
inline float microscaling_scale(std::uint32_t exponent) {
    return __builtin_bit_cast(float, exponent < 2 ? 0x0020'0000U << exponent : (exponent - 1) << 23);
}

/// exponent | 16 bytes of two 4-bit numbers each
template <>
struct BlockOf<DataType::MXFP4> : BlockKind<DataType::MXFP4, 32, false> {
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float*) {
        scales[0] = microscaling_scale(block[0]);
        look_up(block + 1, kMicroscalingSteps, out);
        return out;
    }
};

/// A kind of block as a value.
template <DataType type>
struct BlockTag {
    using Block = BlockOf<type>;
};

/// Calls `body` with the tag of the kind of block that a quantized type is stored in.
template <typename Body>
inline void with_block(DataType type, const Body& body) {
    const auto try_one = [&](auto tag) {
        if (decltype(tag)::Block::kType != type) return false;
        body(tag);
        return true;
    };
    const auto try_all = [&](auto... tags) { static_cast<void>((try_one(tags) || ...)); };
    using enum DataType;
    try_all(BlockTag<Q8_0>(), BlockTag<Q4_0>(), BlockTag<Q4_1>(), BlockTag<Q5_0>(), BlockTag<Q5_1>(), BlockTag<Q2_K>(),
            BlockTag<Q3_K>(), BlockTag<Q4_K>(), BlockTag<Q5_K>(), BlockTag<Q6_K>(), BlockTag<IQ4_NL>(),
            BlockTag<IQ4_XS>(), BlockTag<MXFP4>());
}

}  // namespace
}  // namespace headlight::blocks
