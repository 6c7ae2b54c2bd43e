#pragma once

#include "core/block_decoding.h"

#include <cstdint>

#if defined(__SSSE3__)
#include <immintrin.h>
#endif

// Blocks of quantized weights as the small whole numbers that they hold: value = scale * number + offset, with a scale
// and an offset for each group of neighbors. Products with them need no fp32 value of the block in memory. The layouts
// are described in core/block_decoding.h. Loops over bytes are written to be vectorised.
namespace headlight::HEADLIGHT_LEVEL {
namespace blocks {

using block_decoding::Bytes;
using Numbers = std::int8_t* __restrict;

/// A number of 16 bits (binary16), exactly; a NaN stays one.
inline float half_at(Bytes at) {
#if defined(__F16C__)
    return _cvtsh_ss(static_cast<std::uint16_t>(block_decoding::word16(at)));
#else
    return block_decoding::half_at(at);
#endif
}

/// Where the 5th bits of 32 numbers are set, 16 in each of 32 bytes.
inline void spread_fifth_bits(Bytes bits, std::uint8_t* out) {
#if defined(__AVX512BW__) && defined(__AVX512VL__)
    const __m256i spread = _mm256_maskz_set1_epi8(block_decoding::word32(bits), 16);
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
    for (int i = 0; i < 16; ++i) out[i] = table[from[i] & 15];
    for (int i = 0; i < 16; ++i) out[16 + i] = table[from[i] >> 4];
#endif
}

inline constexpr std::int8_t kUnevenSteps[16] = {-127, -104, -83, -65, -49, -35, -22, -10,
                                                 1,    13,   25,  38,  53,  69,  89,  113};
inline constexpr std::int8_t kMicroscalingSteps[16] = {0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12};

// Each kind of block: its type, the numbers that share a scale, whether there are offsets, and `read`, which returns
// where its numbers lie: in the block itself or in `out`.

struct Q8_0 {
    static constexpr DataType kType = DataType::Q8_0;
    static constexpr int kGroup = 32;
    static constexpr bool kOffsets = false;
    static const std::int8_t* read(Bytes block, Numbers, float* scales, float*) {
        scales[0] = half_at(block);
        return reinterpret_cast<const std::int8_t*>(block + 2);
    }
};

struct Q4_0 {
    static constexpr DataType kType = DataType::Q4_0;
    static constexpr int kGroup = 32;
    static constexpr bool kOffsets = false;
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float*) {
        scales[0] = half_at(block);
        nibbles(block + 2, 8, out);
        return out;
    }
};

struct Q4_1 {
    static constexpr DataType kType = DataType::Q4_1;
    static constexpr int kGroup = 32;
    static constexpr bool kOffsets = true;
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float* offsets) {
        scales[0] = half_at(block);
        offsets[0] = half_at(block + 2);
        nibbles(block + 4, 0, out);
        return out;
    }
};

struct Q5_0 {
    static constexpr DataType kType = DataType::Q5_0;
    static constexpr int kGroup = 32;
    static constexpr bool kOffsets = false;
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float*) {
        scales[0] = half_at(block);
        five_bits(block + 6, block + 2, 16, out);
        return out;
    }
};

struct Q5_1 {
    static constexpr DataType kType = DataType::Q5_1;
    static constexpr int kGroup = 32;
    static constexpr bool kOffsets = true;
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float* offsets) {
        scales[0] = half_at(block);
        offsets[0] = half_at(block + 2);
        five_bits(block + 8, block + 4, 0, out);
        return out;
    }
};

struct Q2_K {
    static constexpr DataType kType = DataType::Q2_K;
    static constexpr int kGroup = 16;
    static constexpr bool kOffsets = true;
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float* offsets) {
        const float scale = half_at(block + 80);
        const float minimum = half_at(block + 82);
        for (int part = 0; part < 16; ++part) {
            scales[part] = scale * static_cast<float>(block[part] & 15);
            offsets[part] = -(minimum * static_cast<float>(block[part] >> 4));
        }
        for (int part = 0; part < 8; ++part) {  // of 32
            const Bytes from = block + 16 + part / 4 * 32;
            const int shift = part % 4 * 2;
            for (int i = 0; i < 32; ++i) out[part * 32 + i] = static_cast<std::int8_t>((from[i] >> shift) & 3);
        }
        return out;
    }
};

struct Q3_K {
    static constexpr DataType kType = DataType::Q3_K;
    static constexpr int kGroup = 16;
    static constexpr bool kOffsets = false;
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float*) {
        const float scale = half_at(block + 108);
        for (int part = 0; part < 16; ++part)
            scales[part] = scale * static_cast<float>(block_decoding::scale_of_q3_k(block + 96, part));
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

/// Scales and minima of Q4_K and Q5_K.
inline void read_pairs(Bytes block, float* scales, float* offsets) {
    const float scale = half_at(block);
    const float minimum = half_at(block + 2);
    for (int part = 0; part < 8; ++part) {
        const block_decoding::ScaleAndMinimum own = block_decoding::pair_of_k(block + 4, part);
        scales[part] = scale * own.scale;
        offsets[part] = -(minimum * own.minimum);
    }
}

struct Q4_K {
    static constexpr DataType kType = DataType::Q4_K;
    static constexpr int kGroup = 32;
    static constexpr bool kOffsets = true;
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float* offsets) {
        read_pairs(block, scales, offsets);
        for (int pair = 0; pair < 4; ++pair) {
            const Bytes from = block + 16 + pair * 32;
            for (int i = 0; i < 32; ++i) out[pair * 64 + i] = static_cast<std::int8_t>(from[i] & 15);
            for (int i = 0; i < 32; ++i) out[pair * 64 + 32 + i] = static_cast<std::int8_t>(from[i] >> 4);
        }
        return out;
    }
};

struct Q5_K {
    static constexpr DataType kType = DataType::Q5_K;
    static constexpr int kGroup = 32;
    static constexpr bool kOffsets = true;
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float* offsets) {
        read_pairs(block, scales, offsets);
        const Bytes high = block + 16;
        for (int pair = 0; pair < 4; ++pair) {
            const Bytes from = block + 48 + pair * 32;
            const int shift = 2 * pair;
            for (int i = 0; i < 32; ++i)
                out[pair * 64 + i] = static_cast<std::int8_t>((from[i] & 15) | ((high[i] >> shift) & 1) << 4);
            for (int i = 0; i < 32; ++i)
                out[pair * 64 + 32 + i] = static_cast<std::int8_t>((from[i] >> 4) | ((high[i] >> shift >> 1) & 1) << 4);
        }
        return out;
    }
};

struct Q6_K {
    static constexpr DataType kType = DataType::Q6_K;
    static constexpr int kGroup = 16;
    static constexpr bool kOffsets = false;
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

struct IQ4_NL {
    static constexpr DataType kType = DataType::IQ4_NL;
    static constexpr int kGroup = 32;
    static constexpr bool kOffsets = false;
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float*) {
        scales[0] = half_at(block);
        look_up(block + 2, kUnevenSteps, out);
        return out;
    }
};

struct IQ4_XS {
    static constexpr DataType kType = DataType::IQ4_XS;
    static constexpr int kGroup = 32;
    static constexpr bool kOffsets = false;
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float*) {
        const float scale = half_at(block);
        const std::uint32_t high = block_decoding::word16(block + 2);
        for (int part = 0; part < 8; ++part) {
            const int low = (block[4 + part / 2] >> (part % 2 * 4)) & 15;
            const int own = (low | static_cast<int>((high >> (part * 2)) & 3U) << 4) - 32;
            scales[part] = scale * static_cast<float>(own);
            look_up(block + 8 + part * 16, kUnevenSteps, out + part * 32);
        }
        return out;
    }
};

struct MXFP4 {
    static constexpr DataType kType = DataType::MXFP4;
    static constexpr int kGroup = 32;
    static constexpr bool kOffsets = false;
    static const std::int8_t* read(Bytes block, Numbers out, float* scales, float*) {
        scales[0] = block_decoding::microscaling_scale(block[0]);
        look_up(block + 1, kMicroscalingSteps, out);
        return out;
    }
};

/// A kind of block as a value.
template <typename Kind>
struct BlockTag {
    using Block = Kind;
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
    try_all(BlockTag<Q8_0>(), BlockTag<Q4_0>(), BlockTag<Q4_1>(), BlockTag<Q5_0>(), BlockTag<Q5_1>(), BlockTag<Q2_K>(),
            BlockTag<Q3_K>(), BlockTag<Q4_K>(), BlockTag<Q5_K>(), BlockTag<Q6_K>(), BlockTag<IQ4_NL>(),
            BlockTag<IQ4_XS>(), BlockTag<MXFP4>());
}

}  // namespace blocks
}  // namespace headlight::HEADLIGHT_LEVEL
