#version 450
#extension GL_GOOGLE_include_directive : require
#include "parameters.h"
#include "workgroups.h"
#include "numbers.glsl"

// activation(gate) * x (arXiv 2002.05202).
layout(local_size_x = kElementThreads) in;
layout(push_constant) uniform Push { ElementParameters p; };
layout(std430, binding = 0) readonly buffer Gate { float gate[]; };
layout(std430, binding = 1) readonly buffer X { float x[]; };
layout(std430, binding = 2) writeonly buffer Y { float y[]; };

void main() {
    const uint i = gl_GlobalInvocationID.x;
    if (i < p.count) y[i] = activated(gate[i], p.activation) * x[i];
}
