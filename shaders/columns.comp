#version 450
#extension GL_GOOGLE_include_directive : require
#include "parameters.h"

// Blocks of columns as a tensor of their own.
layout(local_size_x = 64) in;
layout(push_constant) uniform Push { CopyParameters p; };
layout(std430, binding = 0) readonly buffer X { float x[]; };
layout(std430, binding = 1) writeonly buffer Y { float y[]; };

void main() {
    const uint row = gl_WorkGroupID.x;
    for (uint column = gl_LocalInvocationID.x; column < p.columns; column += 64u) {
        const uint from = p.source_column + column / p.block_columns * p.block_stride + column % p.block_columns;
        y[row * p.columns + column] = x[row * p.source_stride + from];
    }
}
