#version 450
#extension GL_GOOGLE_include_directive : require
#include "subgroups.glsl"
#include "parameters.h"
#include "numbers.glsl"

// (x - mean) / sqrt(variance + epsilon) * weight + bias (arXiv 1607.06450): one workgroup a row.
layout(local_size_x = 128) in;
layout(push_constant) uniform Push { LayerNormParameters p; };
layout(std430, binding = 0) readonly buffer X { float x[]; };
layout(std430, binding = 1) readonly buffer Weight { uint weight[]; };
layout(std430, binding = 2) readonly buffer Bias { uint bias[]; };
layout(std430, binding = 3) writeonly buffer Y { float y[]; };

const uint kReductionThreads = 128;
#include "reduction.glsl"

void main() {
    const uint first = gl_WorkGroupID.x * p.columns;
    float sum = 0.0;
    for (uint i = gl_LocalInvocationID.x; i < p.columns; i += 128u) sum += x[first + i];
    const float mean = sum_of_all(sum) / float(p.columns);
    float squares = 0.0;
    for (uint i = gl_LocalInvocationID.x; i < p.columns; i += 128u) {
        const float centred = x[first + i] - mean;
        squares = fma(centred, centred, squares);
    }
    const float factor = 1.0 / sqrt(sum_of_all(squares) / float(p.columns) + p.epsilon);
    for (uint i = gl_LocalInvocationID.x; i < p.columns; i += 128u) {
        const float added = p.has_bias != 0u ? WEIGHT_AT(bias, i, p.bias_type) : 0.0;
        y[first + i] = (x[first + i] - mean) * factor * WEIGHT_AT(weight, i, p.weight_type) + added;
    }
}
