#pragma once

#include "core/half_decoding.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>

// Each file of this folder is compiled once per instruction level, with HEADLIGHT_LEVEL naming the level and Eigen's
// namespace renamed to match. What is shared by the linker must not be emitted here: no containers, no algorithms, no
// functions of std that are more than a macro or a compiler's built-in. A test looks at the symbols.
namespace headlight::HEADLIGHT_LEVEL {

using Packet = Eigen::internal::packet_traits<float>::type;
inline constexpr int kLanes = Eigen::internal::packet_traits<float>::size;
/// Registers that a product's sums may take; the others hold its operands.
inline constexpr int kAccumulators = EIGEN_ARCH_DEFAULT_NUMBER_OF_REGISTERS >= 32   ? 24
                                     : EIGEN_ARCH_DEFAULT_NUMBER_OF_REGISTERS >= 16 ? 12
                                                                                    : 4;

inline Packet load(const float* from) {
    return Eigen::internal::ploadu<Packet>(from);
}
/// Whole numbers of a byte each.
inline Packet load_small_numbers(const std::int8_t* from) {
#if defined(__AVX512F__)
    return _mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from))));
#elif defined(__AVX2__)
    return _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(from))));
#elif defined(__SSE2__)
    int bytes;
    __builtin_memcpy(&bytes, from, sizeof bytes);
    const __m128i twice = _mm_unpacklo_epi8(_mm_cvtsi32_si128(bytes), _mm_cvtsi32_si128(bytes));
    return _mm_cvtepi32_ps(_mm_srai_epi32(_mm_unpacklo_epi16(twice, twice), 24));
#else
    float numbers[kLanes];
    for (int i = 0; i < kLanes; ++i) numbers[i] = static_cast<float>(from[i]);
    return load(numbers);
#endif
}
/// Numbers of 16 bits each (binary16), exactly; a NaN stays one.
inline Packet load_halves(const std::byte* from) {
#if defined(__AVX512F__)
    return _mm512_cvtph_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(from)));
#elif defined(__F16C__)
    return _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from)));
#else
    float numbers[kLanes];
    for (int i = 0; i < kLanes; ++i) {
        std::uint16_t stored;
        __builtin_memcpy(&stored, from + i * 2, sizeof stored);
        numbers[i] = decode_half(stored);
    }
    return load(numbers);
#endif
}
inline void store(float* to, const Packet& value) {
    Eigen::internal::pstoreu(to, value);
}
inline Packet broadcast(float value) {
    return Eigen::internal::pset1<Packet>(value);
}
inline Packet multiply_add(const Packet& a, const Packet& b, const Packet& c) {
    return Eigen::internal::pmadd(a, b, c);
}
inline Packet add(const Packet& a, const Packet& b) {
    return Eigen::internal::padd(a, b);
}
inline Packet subtract(const Packet& a, const Packet& b) {
    return Eigen::internal::psub(a, b);
}
inline Packet multiply(const Packet& a, const Packet& b) {
    return Eigen::internal::pmul(a, b);
}
inline Packet divide(const Packet& a, const Packet& b) {
    return Eigen::internal::pdiv(a, b);
}
inline Packet minimum(const Packet& a, const Packet& b) {
    return Eigen::internal::pmin(a, b);
}
inline Packet maximum(const Packet& a, const Packet& b) {
    return Eigen::internal::pmax(a, b);
}
inline Packet absolute(const Packet& a) {
    return Eigen::internal::pabs(a);
}
/// Where `test` < `limit`: `below`, else `otherwise`.
inline Packet where_less(const Packet& test, const Packet& limit, const Packet& below, const Packet& otherwise) {
    return Eigen::internal::pselect(Eigen::internal::pcmp_lt(test, limit), below, otherwise);
}
/// value * 2^n for the whole number n that `shifted` holds as 1.5 * 2^23 + n; the result must be a normal number.
inline Packet scale_by_power(const Packet& value, const Packet& shifted) {
    using Integers = Eigen::internal::unpacket_traits<Packet>::integer_packet;
    const Integers power = Eigen::internal::plogical_shift_left<23>(Eigen::internal::preinterpret<Integers>(shifted));
    return Eigen::internal::preinterpret<Packet>(
        Eigen::internal::padd(Eigen::internal::preinterpret<Integers>(value), power));
}
/// first, first + 1, ...
inline Packet count_from(float first) {
    return Eigen::internal::plset<Packet>(first);
}
inline float sum(const Packet& a) {
    return Eigen::internal::predux(a);
}
inline float largest(const Packet& a) {
    return Eigen::internal::predux_max(a);
}

/// Bytes in a line of the caches.
inline constexpr std::int64_t kLineBytes = 64;

/// Sends for the line of caches that lies `offset` elements on, to the first cache or, where it comes back later, the
/// second. Nothing need lie there: behind the last row nothing does, and a processor ignores that, while a pointer past
/// the end would be undefined.
template <bool kToFirst, typename Element>
inline void prefetch(const Element* from, std::int64_t offset) {
    const auto address = reinterpret_cast<std::uintptr_t>(from) + static_cast<std::uintptr_t>(offset) * sizeof(Element);
    __builtin_prefetch(reinterpret_cast<const void*>(address), 0, kToFirst ? 3 : 2);
}

/// A kind as a type, for bodies that are compiled once for each.
template <auto kind>
struct KindTag {
    static constexpr auto kKind = kind;
};

inline constexpr std::int64_t round_up(std::int64_t value, std::int64_t multiple) {
    return (value + multiple - 1) / multiple * multiple;
}
inline constexpr std::int64_t smaller(std::int64_t a, std::int64_t b) {
    return a < b ? a : b;
}
inline constexpr std::int64_t larger(std::int64_t a, std::int64_t b) {
    return a < b ? b : a;
}

}  // namespace headlight::HEADLIGHT_LEVEL
