#version 450
#extension GL_GOOGLE_include_directive : require
#include "parameters.h"
#include "workgroups.h"

// a + b of the same shape, or b of one row added to every row of a.
layout(local_size_x = kElementThreads) in;
layout(push_constant) uniform Push { ElementParameters p; };
layout(std430, binding = 0) readonly buffer A { float a[]; };
layout(std430, binding = 1) readonly buffer B { float b[]; };
layout(std430, binding = 2) writeonly buffer Y { float y[]; };

void main() {
    const uint i = gl_GlobalInvocationID.x;
    if (i < p.count) y[i] = a[i] + b[i % p.other_count];
}
