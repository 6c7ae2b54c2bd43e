#version 450
#extension GL_GOOGLE_include_directive : require
#include "subgroups.glsl"
#include "parameters.h"
#include "numbers.glsl"

// Norm of W_O v_j by head and key (arXiv 2004.10102): one workgroup a pair. Bound in parts, the outputs of each add
// their squares to what those before left.
layout(local_size_x = 64) in;
layout(push_constant) uniform Push { ValueNormsParameters p; };
layout(std430, binding = 0) readonly buffer Values { float values[]; };
layout(std430, binding = 1) readonly buffer Weight { uint weight[]; };
layout(std430, binding = 2) buffer Norms { float norms[]; };

#define BLOCK_WORDS weight
#include "blocks.glsl"

const uint kReductionThreads = 64;
#include "reduction.glsl"

void main() {
    const uint head = p.first_head + gl_WorkGroupID.y;
    const uint key = gl_WorkGroupID.x;
    const uint key_head = head / (p.heads / p.key_heads);
    const uint inputs = p.heads * p.value_size;
    float squares = 0.0;
    for (uint o = gl_LocalInvocationID.x; o < p.bound_outputs; o += 64u) {
        float projected = 0.0;
        for (uint d = 0; d < p.value_size; ++d) {
            const uint column = head * p.value_size + d;
            const uint index = p.input_output != 0u ? (column - p.first_input) * p.hidden + o : o * inputs + column;
            projected = fma(values[(key * p.key_heads + key_head) * p.value_size + d], stored_value(p.weight_type, index), projected);
        }
        squares = fma(projected, projected, squares);
    }
    const float of_part = sum_of_all(squares);
    if (gl_LocalInvocationID.x != 0u) return;
    const uint at = head * p.keys + p.first_key + key;
    const float total = p.begun != 0u ? norms[at] + of_part : of_part;
    norms[at] = p.finished != 0u ? sqrt(total) : total;
}
