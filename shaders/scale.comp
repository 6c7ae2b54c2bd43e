#version 450
#extension GL_GOOGLE_include_directive : require
#include "parameters.h"
#include "workgroups.h"
#include "numbers.glsl"

// factor * x, softly capped where there is a cap.
layout(local_size_x = kElementThreads) in;
layout(push_constant) uniform Push { ScaleParameters p; };
layout(std430, binding = 0) readonly buffer X { float x[]; };
layout(std430, binding = 1) writeonly buffer Y { float y[]; };

void main() {
    const uint i = gl_GlobalInvocationID.x;
    if (i >= p.count) return;
    const float scaled = p.factor * x[i];
    y[i] = p.softcap > 0.0 ? p.softcap * hyperbolic_tangent(scaled / p.softcap) : scaled;
}
