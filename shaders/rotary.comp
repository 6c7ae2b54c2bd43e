#version 450
#extension GL_GOOGLE_include_directive : require
#include "parameters.h"

// Pairs of every head turned by the angles of the position (arXiv 2104.09864): one workgroup a row.
layout(local_size_x = 64) in;
layout(push_constant) uniform Push { RotaryParameters p; };
layout(std430, binding = 0) readonly buffer X { float x[]; };
layout(std430, binding = 1) readonly buffer Angles { float angles[]; };  // [positions, size]: cosines, then sines
layout(std430, binding = 2) writeonly buffer Y { float y[]; };

void main() {
    const uint row = gl_WorkGroupID.x;
    const uint half_size = p.size / 2u;
    const uint angle_row = (p.first + row) * p.size;
    for (uint column = gl_LocalInvocationID.x; column < p.columns; column += 64u) {
        const uint at = row * p.columns + column;
        const uint d = column % p.head_size;
        if (d >= p.size) {
            y[at] = x[at];
            continue;
        }
        const bool second = p.interleaved != 0u ? (d & 1u) != 0u : d >= half_size;
        const uint pair = p.interleaved != 0u ? d / 2u : d % half_size;
        const uint apart = p.interleaved != 0u ? 1u : half_size;
        const float cosine = angles[angle_row + pair];
        const float sine = angles[angle_row + half_size + pair];
        y[at] = second ? x[at] * cosine + x[at - apart] * sine : x[at] * cosine - x[at + apart] * sine;
    }
}
