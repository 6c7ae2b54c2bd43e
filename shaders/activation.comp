#version 450
#extension GL_GOOGLE_include_directive : require
#include "parameters.h"
#include "workgroups.h"
#include "numbers.glsl"

// An element-wise function.
layout(local_size_x = kElementThreads) in;
layout(push_constant) uniform Push { ElementParameters p; };
layout(std430, binding = 0) readonly buffer X { float x[]; };
layout(std430, binding = 1) writeonly buffer Y { float y[]; };

void main() {
    const uint i = gl_GlobalInvocationID.x;
    if (i < p.count) y[i] = activated(x[i], p.activation);
}
