// What linear.comp, linear_tiles.comp and linear_few_rows.comp share: the operands of y = activation(x W^T + bias), read and written
// four numbers at a time.

layout(constant_id = 0) const uint kWeightType = 0;
layout(constant_id = 1) const uint kInputOutput = 0;     // 1: the weight is [in, out]
layout(constant_id = 2) const uint kAlignedInputs = 0;   // 1: the number of inputs is a multiple of four
layout(constant_id = 3) const uint kAlignedOutputs = 0;  // 1: that of outputs is
layout(constant_id = 4) const uint kActivation = 0;
layout(push_constant) uniform Push { LinearParameters p; };
// Each buffer by single numbers and by four at a time.
layout(std430, binding = 0) readonly buffer X { float x[]; };
layout(std430, binding = 0) readonly buffer XQuads { vec4 x_quads[]; };
layout(std430, binding = 1) readonly buffer Weight { uint weight[]; };
layout(std430, binding = 1) readonly buffer WeightHalves { uvec2 weight_halves[]; };  // four of 16 bits
layout(std430, binding = 1) readonly buffer WeightQuads { uvec4 weight_quads[]; };
layout(std430, binding = 2) readonly buffer Bias { uint bias[]; };
layout(std430, binding = 3) buffer Y { float y[]; };
layout(std430, binding = 3) buffer YQuads { vec4 y_quads[]; };

#define BLOCK_WORDS weight
#ifndef BLOCK_TYPE
#define BLOCK_TYPE kWeightType
#endif
#include "blocks.glsl"

/// Inputs k to k + 3 of a row of x; zeros outside.
vec4 read_x(uint row, uint k) {
    vec4 found = vec4(0.0);
    if (row >= p.rows || k >= p.bound_inputs) return found;
    const uint index = row * p.inputs + p.first_input + k;
    if (kAlignedInputs != 0u) return x_quads[index >> 2];
    for (uint i = 0; i < 4u && k + i < p.bound_inputs; ++i) found[i] = x[index + i];
    return found;
}

const bool kAlignedWeight = kInputOutput != 0u ? kAlignedOutputs != 0u : kAlignedInputs != 0u;
const bool kBlocks = kWeightType >= kWeightQ8_0;  // rows are whole blocks, so that they are aligned
const bool kPackedWeight = kAlignedWeight && !kBlocks && kWeightType != kWeightF32;

/// Four neighbouring elements of the weight as they are stored, zeros outside: of output o, inputs k to k + 3 ([out, in]), or of input
/// k, outputs o to o + 3 ([in, out]). Reading and decoding are apart so that other work can be done while memory answers.
uvec4 read_weight(uint o, uint k) {
    if (o >= p.bound_outputs || k >= p.bound_inputs) return uvec4(0u);
    const uint index = kInputOutput != 0u ? k * p.outputs + o : o * p.inputs + k;
    if (kBlocks) return floatBitsToUint(block_values(BLOCK_TYPE, index));
    if (kPackedWeight) return uvec4(weight_halves[index >> 2], 0u, 0u);
    if (kAlignedWeight) return weight_quads[index >> 2];
    const uint count = min(4u, kInputOutput != 0u ? p.bound_outputs - o : p.bound_inputs - k);
    vec4 found = vec4(0.0);
    for (uint i = 0; i < count; ++i) found[i] = WEIGHT_AT(weight, index + i, kWeightType);
    return floatBitsToUint(found);
}

vec4 decode_weight(uvec4 stored) {
    if (!kPackedWeight) return uintBitsToFloat(stored);
    if (kWeightType == kWeightF16) return vec4(unpackHalf2x16(stored.x), unpackHalf2x16(stored.y));
    return uintBitsToFloat(uvec4(stored.x << 16, stored.x & 0xFFFF0000u, stored.y << 16, stored.y & 0xFFFF0000u));
}

/// Sum of the earlier parts of the inputs in y for outputs o to o + 3 of the bound ones.
vec4 sum_so_far(uint row, uint o) {
    vec4 found = vec4(0.0);
    if (p.first_input == 0u || row >= p.rows || o >= p.bound_outputs) return found;
    const uint index = row * p.outputs + p.first_output + o;
    if (kAlignedOutputs != 0u) return y_quads[index >> 2];
    for (uint i = 0; i < 4u && o + i < p.bound_outputs; ++i) found[i] = y[index + i];
    return found;
}

/// Bias and activation once all inputs are in the sum, and the sum itself until then, into y.
void write_y(uint row, uint o, vec4 sum) {
    if (row >= p.rows || o >= p.bound_outputs) return;
    const uint column = p.first_output + o;
    const uint count = min(4u, p.bound_outputs - o);
    if (p.first_input + p.bound_inputs == p.inputs) {
        for (uint i = 0; i < count; ++i) {
            const float added = p.has_bias != 0u ? WEIGHT_AT(bias, column + i, p.bias_type) : 0.0;
            sum[i] = activated(sum[i] + added, kActivation);
        }
    }
    const uint index = row * p.outputs + column;
    if (kAlignedOutputs != 0u) {
        y_quads[index >> 2] = sum;
        return;
    }
    for (uint i = 0; i < count; ++i) y[index + i] = sum[i];
}
