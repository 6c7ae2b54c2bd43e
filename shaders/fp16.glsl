// Numbers as fp16.
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require

const float kLargestFp16 = 65504.0;

/// Values that fp16 cannot hold become infinite on every device, never a wrong number.
f16vec4 as_fp16(vec4 values) {
    return f16vec4(mix(values, values * uintBitsToFloat(0x7F800000u), greaterThan(abs(values), vec4(kLargestFp16))));
}
