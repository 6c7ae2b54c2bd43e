// Weights of any stored type, and the element-wise functions.
#include "activations.h"

float bfloat_bits(uint bits) { return uintBitsToFloat(bits << 16); }

/// Element `index` of an array of `words` stored as `type`.
#define WEIGHT_AT(words, index, type)                                                                     \
    ((type) == kWeightF32    ? uintBitsToFloat(words[index])                                              \
     : (type) == kWeightF16  ? unpackHalf2x16(words[(index) >> 1])[(index)&1u]                            \
                             : bfloat_bits((words[(index) >> 1] >> (16u * ((index)&1u))) & 0xFFFFu))

// The functions below are those of the CPU's kernels (engine/backends/cpu/kernels/functions.h), constants included: exp and tanh of
// GLSL may lose digits that weights and activations need (exp: 3 + 2|x| units in the last place), and there is no erf.
// `precise`: products and sums are rounded one by one, as written, on every device.

// NaN is told by its bits: comparisons with it, and the smaller or larger of it and a number, are not defined in GLSL.

bool is_nan(float x) { return (floatBitsToUint(x) & 0x7FFFFFFFu) > 0x7F800000u; }
bool is_finite(float x) { return (floatBitsToUint(x) & 0x7F800000u) != 0x7F800000u; }
float not_a_number() { return uintBitsToFloat(0x7FC00000u); }

const float kLowestExponent = -86.0;  // below it exp(x) nears the subnormal numbers

/// exp(x), x from kLowestExponent to 88: 2^n exp(r), |r| <= ln 2 / 2.
float exponential(float x) {
    precise float bounded = min(max(x, kLowestExponent), 88.0);
    precise float shifted = bounded * 1.44269504 + 12582912.0;  // 1.5 * 2^23: leaves a whole number in the lowest bits
    precise float whole = shifted - 12582912.0;
    precise float rest = whole * -0.693359375 + bounded;
    rest = whole * 2.12194440e-4 + rest;
    precise float value = 0.00138141106;
    value = value * rest + 0.00836889685;
    value = value * rest + 0.041668407;
    value = value * rest + 0.166665192;
    value = value * rest + 0.499999933;
    value = value * rest + 1.0;
    value = value * rest + 1.0;
    return intBitsToFloat((int(whole) + 127) << 23) * value;
}

/// exp(x) for x <= 0, exactly 0 from kLowestExponent down.
float exponential_or_zero(float x) { return x > kLowestExponent ? exponential(x) : 0.0; }

float hyperbolic_tangent(float x) {
    if (is_nan(x)) return x;
    const float magnitude = abs(x);
    if (magnitude < 0.625) {
        precise float square = x * x;
        precise float value = -0.00609663153;
        value = value * square + 0.0209971455;
        value = value * square - 0.0538509086;
        value = value * square + 0.133327698;
        value = value * square - 0.333333289;
        value = (x * square) * value + x;
        return value;
    }
    const float away = 1.0 - 2.0 / (exponential(min(magnitude + magnitude, 40.0)) + 1.0);
    return x < 0.0 ? -away : away;
}

/// x * sigmoid(slope * x)
float sigmoid_gate(float x, float slope_times_x) { return x / (1.0 + exponential(-slope_times_x)); }

/// x times the normal distribution function of x. The tail at -|x| is exp(-x^2/2) Q(1 / (1 + 0.3 |x|)), which keeps its digits where
/// 1 + erf(x) would cancel.
float gelu(float x) {
    const float magnitude = abs(x);
    const float t = 1.0 / (magnitude * 0.3 + 1.0);
    float q = 0.0383783641;
    q = fma(q, t, -0.169166455);
    q = fma(q, t, 0.228660748);
    q = fma(q, t, -0.0765071886);
    q = fma(q, t, 0.142535977);
    q = fma(q, t, 0.0946833476);
    q = fma(q, t, 0.121920382);
    q = fma(q, t, 0.119487684);
    q = fma(q, t, 7.1691307e-06);
    return max(x, 0.0) - magnitude * (exponential_or_zero(x * x * -0.5) * q);
}

/// The nearest number that fp16 has, of two as near the even one; infinite where fp16 has none as large.
float rounded_to_fp16(float x) {
    const uint magnitude = floatBitsToUint(x) & 0x7FFFFFFFu;
    if (magnitude >= 0x477FF000u) return uintBitsToFloat(0x7F800000u) * sign(x);
    if (magnitude < 0x38800000u) return roundEven(x * 16777216.0) / 16777216.0;  // the step below its normal numbers
    const uint nearest = (magnitude + 0xFFFu + ((magnitude >> 13) & 1u)) & 0xFFFFE000u;
    return uintBitsToFloat(nearest) * sign(x);
}

/// The functions of `Activation` in backend.h, by their numbers in activations.h.
float activated(float x, uint kind) {
    if (is_nan(x)) return x;
    switch (kind) {
        case kRelu: return max(x, 0.0);
        case kGelu: return gelu(x);
        case kGeluTanh: return sigmoid_gate(x, 1.59576912 * (x + 0.044715 * (x * x * x)));  // 1 + tanh(u) = 2 sigmoid(2u)
        case kGeluQuick: return sigmoid_gate(x, x * 1.702);
        case kSilu: return sigmoid_gate(x, x);
        case kTanh: return hyperbolic_tangent(x);
        case kRoundToFp16: return rounded_to_fp16(x);
        default: return x;
    }
}
