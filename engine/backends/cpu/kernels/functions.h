#pragma once

#include "backends/backend.h"
#include "packet.h"

namespace headlight::HEADLIGHT_LEVEL {

template <int kCount>
inline Packet polynomial(const Packet& x, const float (&coefficients)[kCount]) {
    Packet value = broadcast(coefficients[kCount - 1]);
#pragma GCC unroll 16
    for (int i = kCount - 2; i >= 0; --i) value = multiply_add(value, x, broadcast(coefficients[i]));
    return value;
}

/// Below it exp(x) nears the subnormal numbers, which would slow products down: there, `exponential` stays what it is
/// here.
inline constexpr float kLowestExponent = -86.0F;

/// exp(x) = 2^n exp(r) with |r| <= ln 2 / 2 and exp(r) = 1 + r + r^2 P(r), P fitted to 3e-9. Within 2 units in the last
/// place, and about half the work of Eigen's own, which has subnormal and infinite results to see to. From
/// kLowestExponent to 88.
inline Packet exponential(const Packet& x) {
    constexpr float kCoefficients[] = {0.499999933F, 0.166665192F, 0.041668407F, 0.00836889685F, 0.00138141106F};
    constexpr float kRounder = 12582912.0F;  // 1.5 * 2^23: adding it leaves a whole number in the lowest bits
    const Packet bounded = minimum(maximum(x, broadcast(kLowestExponent)), broadcast(88.0F));
    const Packet shifted = multiply_add(bounded, broadcast(1.44269504F), broadcast(kRounder));
    const Packet whole = subtract(shifted, broadcast(kRounder));
    const Packet nearly = multiply_add(whole, broadcast(-0.693359375F), bounded);
    const Packet rest = multiply_add(whole, broadcast(2.12194440e-4F), nearly);
    const Packet linear = multiply_add(polynomial(rest, kCoefficients), rest, broadcast(1.0F));
    return scale_by_power(multiply_add(linear, rest, broadcast(1.0F)), shifted);
}

/// exp(x) for x <= 0, exactly 0 from kLowestExponent down. Numbers that are not tiny don't feel the subtraction.
class ExponentialOrZero {
  public:
    Packet operator()(const Packet& x) const { return subtract(exponential(x), least_); }

  private:
    Packet least_ = exponential(broadcast(kLowestExponent));
};

/// 1 - 2 / (exp(2|x|) + 1) with the sign of x; near 0, where that loses digits, x + x^3 P(x^2) with P fitted to 2e-8.
inline Packet hyperbolic_tangent(const Packet& x) {
    constexpr float kCoefficients[] = {-0.333333289F, 0.133327698F, -0.0538509086F, 0.0209971455F, -0.00609663153F};
    const Packet magnitude = absolute(x);
    const Packet square = multiply(x, x);
    const Packet near_zero = multiply_add(multiply(x, square), polynomial(square, kCoefficients), x);
    const Packet doubled = minimum(add(magnitude, magnitude), broadcast(40.0F));
    const Packet away = subtract(broadcast(1.0F), divide(broadcast(2.0F), add(exponential(doubled), broadcast(1.0F))));
    const Packet signed_away = where_less(x, broadcast(0.0F), subtract(broadcast(0.0F), away), away);
    return where_less(magnitude, broadcast(0.625F), near_zero, signed_away);
}

/// x * sigmoid(slope * x)
inline Packet sigmoid_gate(const Packet& x, const Packet& slope_times_x) {
    return divide(x, add(broadcast(1.0F), exponential(subtract(broadcast(0.0F), slope_times_x))));
}

/// x times the normal distribution function of x. The tail at -|x| is exp(-x^2/2) Q(1 / (1 + 0.3 |x|)) with Q fitted to
/// 6e-8, which keeps its digits where 1 + erf(x) would cancel.
inline Packet gelu(const Packet& x) {
    constexpr float kCoefficients[] = {7.1691307e-06F, 0.119487684F, 0.121920382F,  0.0946833476F, 0.142535977F,
                                       -0.0765071886F, 0.228660748F, -0.169166455F, 0.0383783641F};
    const Packet magnitude = absolute(x);
    const Packet t = divide(broadcast(1.0F), multiply_add(magnitude, broadcast(0.3F), broadcast(1.0F)));
    const Packet decay = ExponentialOrZero()(multiply(multiply(x, x), broadcast(-0.5F)));
    const Packet tail = multiply(decay, polynomial(t, kCoefficients));
    return subtract(maximum(x, broadcast(0.0F)), multiply(magnitude, tail));
}

/// The nearest number that fp16 has, of two as near the even one; infinite where fp16 has none as large.
inline float rounded_to_fp16(float x) {
    const auto bits = __builtin_bit_cast(std::uint32_t, x);
    const std::uint32_t magnitude = bits & 0x7FFFFFFFU;
    const std::uint32_t normal = (magnitude + 0xFFFU + ((magnitude >> 13) & 1U)) & 0xFFFFE000U;
    // Below its normal numbers fp16 has the steps of fp32 between 1/2 and 1.
    const float small = (__builtin_bit_cast(float, magnitude) + 0.5F) - 0.5F;
    const std::uint32_t finite = magnitude < 0x38800000U ? __builtin_bit_cast(std::uint32_t, small) : normal;
    const std::uint32_t nearest = magnitude >= 0x477FF000U ? 0x7F800000U : finite;
    return magnitude > 0x7F800000U ? x : __builtin_bit_cast(float, nearest | (bits & 0x80000000U));
}

/// The same of a packet.
inline Packet round_to_fp16(const Packet& x) {
    float values[kLanes];
    store(values, x);
    for (float& value : values) value = rounded_to_fp16(value);
    return load(values);
}

template <Activation kind>
inline Packet activate(const Packet& x) {
    if constexpr (kind == Activation::Relu) return maximum(x, broadcast(0.0F));
    if constexpr (kind == Activation::Gelu) return gelu(x);
    if constexpr (kind == Activation::GeluTanh) {
        // 1 + tanh(u) = 2 sigmoid(2u), without the cancellation where u is negative.
        constexpr float kTwiceRootOfTwoOverPi = 1.59576912F;
        const Packet cubic = multiply_add(multiply(multiply(x, x), x), broadcast(0.044715F), x);
        return sigmoid_gate(x, multiply(cubic, broadcast(kTwiceRootOfTwoOverPi)));
    }
    if constexpr (kind == Activation::GeluQuick) return sigmoid_gate(x, multiply(x, broadcast(1.702F)));
    if constexpr (kind == Activation::Silu) return sigmoid_gate(x, x);
    if constexpr (kind == Activation::Tanh) return hyperbolic_tangent(x);
    if constexpr (kind == Activation::RoundToFp16) return round_to_fp16(x);
    return x;
}

/// Calls `body` with the tag of `kind`, so that loops are compiled once for each function.
template <typename Body>
inline void with_activation(Activation kind, const Body& body) {
    switch (kind) {
        case Activation::None:
            return body(KindTag<Activation::None>());
        case Activation::Relu:
            return body(KindTag<Activation::Relu>());
        case Activation::Gelu:
            return body(KindTag<Activation::Gelu>());
        case Activation::GeluTanh:
            return body(KindTag<Activation::GeluTanh>());
        case Activation::GeluQuick:
            return body(KindTag<Activation::GeluQuick>());
        case Activation::Silu:
            return body(KindTag<Activation::Silu>());
        case Activation::Tanh:
            return body(KindTag<Activation::Tanh>());
        case Activation::RoundToFp16:
            return body(KindTag<Activation::RoundToFp16>());
    }
}

/// Calls body(offset, packet) for the packets of x, the last one padded with zeros, and stores what it returns.
template <typename Body>
inline void transform(const float* x, std::int64_t count, float* out, const Body& body) {
    std::int64_t i = 0;
    for (; i + kLanes <= count; i += kLanes) store(out + i, body(i, load(x + i)));
    if (i == count) return;
    const auto rest = static_cast<std::size_t>(count - i) * sizeof(float);
    float buffer[kLanes] = {};
    __builtin_memcpy(buffer, x + i, rest);
    store(buffer, body(i, load(buffer)));
    __builtin_memcpy(out + i, buffer, rest);
}

/// Sum of (x - mean)^2.
inline float sum_of_squares(const float* x, std::int64_t count, float mean) {
    Packet total = broadcast(0.0F);
    std::int64_t i = 0;
    for (; i + kLanes <= count; i += kLanes) {
        const Packet difference = subtract(load(x + i), broadcast(mean));
        total = multiply_add(difference, difference, total);
    }
    float rest = 0;
    for (; i < count; ++i) rest += (x[i] - mean) * (x[i] - mean);
    return sum(total) + rest;
}

inline bool is_number(float value) {
    return value == value;
}

/// A packet of at most `count` values, the rest zeros.
inline Packet load_part(const float* x, std::int64_t count) {
    if (count >= kLanes) return load(x);
    float buffer[kLanes] = {};
    __builtin_memcpy(buffer, x, static_cast<std::size_t>(count) * sizeof(float));
    return load(buffer);
}

/// Returns whether none of the values is NaN or infinite.
inline bool all_finite(const float* x, std::int64_t count) {
    // x - x is 0 of finite numbers only. Two sums, so that none waits for the other.
    Packet even = broadcast(0.0F);
    Packet odd = even;
    const auto add_to = [](Packet& zero, const Packet& values) { zero = add(zero, subtract(values, values)); };
    std::int64_t i = 0;
    for (; i + 2 * kLanes <= count; i += 2 * kLanes) {
        add_to(even, load(x + i));
        add_to(odd, load(x + i + kLanes));
    }
    for (; i < count; i += kLanes) add_to(even, load_part(x + i, count - i));
    return is_number(sum(add(even, odd)));
}

}  // namespace headlight::HEADLIGHT_LEVEL
