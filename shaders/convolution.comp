#version 450
#extension GL_GOOGLE_include_directive : require
#include "parameters.h"
#include "numbers.glsl"

// A convolution in which each column has weights of its own; which rows are a row's neighbours stands in a table.
layout(local_size_x = 64) in;
layout(push_constant) uniform Push { ConvolutionParameters p; };
layout(std430, binding = 0) readonly buffer X { float x[]; };
layout(std430, binding = 1) readonly buffer Weight { uint weight[]; };
layout(std430, binding = 2) readonly buffer Neighbours { int neighbours[]; };
layout(std430, binding = 3) writeonly buffer Y { float y[]; };

void main() {
    const uint row = gl_WorkGroupID.x;
    for (uint column = gl_LocalInvocationID.x; column < p.columns; column += 64u) {
        float sum = 0.0;
        for (uint tap = 0u; tap < p.taps; ++tap) {
            const int neighbour = neighbours[row * p.taps + tap];
            if (neighbour < 0) continue;
            sum = fma(WEIGHT_AT(weight, tap * p.columns + column, p.weight_type), x[uint(neighbour) * p.columns + column], sum);
        }
        y[row * p.columns + column] = sum;
    }
}
