#version 450
#extension GL_GOOGLE_include_directive : require
#include "parameters.h"

// Rows by index. What is larger than a binding is bound part by part: rows outside the part are left to another dispatch.
layout(local_size_x = 64) in;
layout(push_constant) uniform Push { RowsParameters p; };
layout(std430, binding = 0) readonly buffer X { float x[]; };
layout(std430, binding = 1) readonly buffer Indices { int indices[]; };
layout(std430, binding = 2) writeonly buffer Y { float y[]; };

void main() {
    const uint row = gl_WorkGroupID.x;
    const uint index = uint(indices[row]) - p.first_row;
    if (uint(indices[row]) < p.first_row || index >= p.bound_rows) return;
    for (uint column = gl_LocalInvocationID.x; column < p.columns; column += 64u)
        y[row * p.columns + column] = x[index * p.columns + column];
}
