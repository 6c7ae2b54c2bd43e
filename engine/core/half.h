#pragma once

#include <cstdint>

namespace headlight {

/// IEEE 754 binary16 bits to fp32, exactly (subnormals, infinities and NaN included).
float half_to_float(std::uint16_t bits);
/// fp32 to binary16 bits, rounding to nearest even; too large becomes infinite, NaN stays NaN (its payload is lost).
std::uint16_t float_to_half(float value);
/// bfloat16 bits (the upper half of an fp32) to fp32, exactly.
float bfloat_to_float(std::uint16_t bits);
/// fp32 to bfloat16 bits, rounding to nearest even; NaN stays NaN.
std::uint16_t float_to_bfloat(float value);

}  // namespace headlight
