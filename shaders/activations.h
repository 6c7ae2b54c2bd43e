// Numbers of the element-wise functions. Read by GLSL and C++ alike.
#ifndef HEADLIGHT_SHADER_ACTIVATIONS_H
#define HEADLIGHT_SHADER_ACTIVATIONS_H

#ifdef __cplusplus
#include <cstdint>
namespace headlight::shader {
using uint = std::uint32_t;
#endif

const uint kNone = 0u;
const uint kRelu = 1u;
const uint kGelu = 2u;
const uint kGeluTanh = 3u;
const uint kGeluQuick = 4u;
const uint kSilu = 5u;
const uint kTanh = 6u;
const uint kRoundToFp16 = 7u;

#ifdef __cplusplus
}  // namespace headlight::shader
#endif

#endif
