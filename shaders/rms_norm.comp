#version 450
#extension GL_GOOGLE_include_directive : require
#include "subgroups.glsl"
#include "parameters.h"
#include "numbers.glsl"

// x / sqrt(mean of x^2 + epsilon) * weight (arXiv 1910.07467): one workgroup a row, or a part of one.
layout(local_size_x = 128) in;
layout(push_constant) uniform Push { RmsNormParameters p; };
layout(std430, binding = 0) readonly buffer X { float x[]; };
layout(std430, binding = 1) readonly buffer Weight { uint weight[]; };
layout(std430, binding = 2) writeonly buffer Y { float y[]; };

const uint kReductionThreads = 128;
#include "reduction.glsl"

void main() {
    const uint first = gl_WorkGroupID.x * p.columns;
    float squares = 0.0;
    for (uint i = gl_LocalInvocationID.x; i < p.columns; i += 128u) squares = fma(x[first + i], x[first + i], squares);
    const float factor = 1.0 / sqrt(sum_of_all(squares) / float(p.columns) + p.epsilon);
    for (uint i = gl_LocalInvocationID.x; i < p.columns; i += 128u)
        y[first + i] = x[first + i] * factor * WEIGHT_AT(weight, i, p.weight_type);
}
