#version 450
#extension GL_GOOGLE_include_directive : require
#include "parameters.h"
#include "numbers.glsl"

// Rows of the table by id. A table larger than a binding is bound part by part: ids outside the part are left to another dispatch.
layout(local_size_x = 64) in;
layout(push_constant) uniform Push { EmbeddingParameters p; };
layout(std430, binding = 0) readonly buffer Table { uint table[]; };
layout(std430, binding = 1) readonly buffer Ids { int ids[]; };
layout(std430, binding = 2) writeonly buffer Out { float y[]; };

#define BLOCK_WORDS table
#include "blocks.glsl"

void main() {
    const uint row = gl_WorkGroupID.x;
    const uint id = uint(ids[row]) - p.first_row;
    if (uint(ids[row]) < p.first_row || id >= p.bound_rows) return;
    for (uint column = gl_LocalInvocationID.x; column < p.columns; column += 64u)
        y[row * p.columns + column] = stored_value(p.weight_type, id * p.columns + column);
}
