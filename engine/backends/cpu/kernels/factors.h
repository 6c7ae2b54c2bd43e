#pragma once

#include "backends/cpu/kernels.h"
#include "packet.h"

// What a product multiplies lies in units of 4 bytes: one fp32 number, or a pair of bf16 numbers that follow each other
// along the depth, the first in the lower half. A unit is kept in the bits of a float.
namespace headlight::HEADLIGHT_LEVEL {

/// The number, rounded to bf16 (the nearest, of two as near the even one; a NaN stays one), in the upper half.
inline std::uint32_t rounded_to_bf16(float x) {
    const auto bits = __builtin_bit_cast(std::uint32_t, x);
    const std::uint32_t rounded = bits + 0x7FFFU + ((bits >> 16) & 1U);
    return ((bits & 0x7FFFFFFFU) > 0x7F800000U ? bits | 0x00400000U : rounded) & 0xFFFF0000U;
}

inline float pair_of(float first, float second) {
    return __builtin_bit_cast(float, rounded_to_bf16(first) >> 16 | rounded_to_bf16(second));
}

/// Of each pair the second number, as fp32.
inline Packet second_of(const Packet& pairs) {
    return Eigen::internal::pand(pairs, Eigen::internal::pset1frombits<Packet>(0xFFFF0000U));
}

/// Of each pair the first number, as fp32.
inline Packet first_of(const Packet& pairs) {
    using Integers = Eigen::internal::unpacket_traits<Packet>::integer_packet;
    return Eigen::internal::preinterpret<Packet>(
        Eigen::internal::plogical_shift_left<16>(Eigen::internal::preinterpret<Integers>(pairs)));
}

/// Units of a kind of factors: how they are made, kLanes at a time, and multiplied.
template <Factors kind>
struct Units {
    static constexpr int kNumbers = numbers_in_unit(kind);

    /// The unit of at most kNumbers numbers from x, `left` or more of which are there; others count as zeros.
    static float one(const float* x, std::int64_t left) {
        if constexpr (kind == Factors::Fp32) return *x;
        return pair_of(x[0], left > 1 ? x[1] : 0.0F);
    }

    /// Units of the numbers from x on.
    static Packet along(const float* x) {
        if constexpr (kind == Factors::Fp32) {
            return load(x);
        } else {
#if defined(__AVX512F__)
            if constexpr (kind == Factors::NativePairs) return native_pairs(load(x), load(x + kLanes));
#endif
            float units[kLanes];
            for (int i = 0; i < kLanes; ++i) units[i] = pair_of(x[2 * i], x[2 * i + 1]);
            return load(units);
        }
    }

    /// Units whose first numbers are those of one packet and whose second ones are those of another.
    static Packet across(const Packet& first, const Packet& second) {
#if defined(__AVX512F__)
        if constexpr (kind == Factors::NativePairs) {
            const __m512i order = _mm512_set_epi16(31, 15, 30, 14, 29, 13, 28, 12, 27, 11, 26, 10, 25, 9, 24, 8, 23, 7,
                                                   22, 6, 21, 5, 20, 4, 19, 3, 18, 2, 17, 1, 16, 0);
            return _mm512_castsi512_ps(
                _mm512_permutexvar_epi16(order, _mm512_castps_si512(native_pairs(first, second))));
        }
#endif
        float firsts[kLanes];
        float seconds[kLanes];
        store(firsts, first);
        store(seconds, second);
        for (int i = 0; i < kLanes; ++i) firsts[i] = pair_of(firsts[i], seconds[i]);
        return load(firsts);
    }

    /// Steps in which a unit is multiplied, and what a factor is in each.
    static constexpr int kSteps = kind == Factors::Pairs ? 2 : 1;
    template <int kStep>
    static Packet factor(const Packet& units) {
        if constexpr (kind != Factors::Pairs) return units;
        return kStep == 0 ? first_of(units) : second_of(units);
    }
    static Packet multiply_add(const Packet& a, const Packet& b, Packet sum) {
#if defined(__AVX512F__)
        if constexpr (kind == Factors::NativePairs) {
            asm("vdpbf16ps %2, %1, %0" : "+v"(sum) : "v"(a), "v"(b));
            return sum;
        }
#endif
        return HEADLIGHT_LEVEL::multiply_add(a, b, sum);
    }

  private:
#if defined(__AVX512F__)
    /// The instructions of AVX-512 BF16 are named rather than asked of the compiler, whose level has none of them: at
    /// run time has_bf16 says whether they are there.
    static Packet native_pairs(const Packet& low, const Packet& high) {
        Packet pairs;
        asm("vcvtne2ps2bf16 %2, %1, %0" : "=v"(pairs) : "v"(high), "v"(low));
        return pairs;
    }
#endif
};

/// Calls `body` with the tag of `kind`, so that loops are compiled once for each.
template <typename Body>
inline void with_factors(Factors kind, const Body& body) {
    switch (kind) {
        case Factors::Fp32:
            return body(KindTag<Factors::Fp32>());
        case Factors::Pairs:
            return body(KindTag<Factors::Pairs>());
        case Factors::NativePairs:
#if defined(__AVX512F__)
            return body(KindTag<Factors::NativePairs>());
#else
            return body(KindTag<Factors::Pairs>());
#endif
    }
}

}  // namespace headlight::HEADLIGHT_LEVEL
