#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_control_flow_attributes : require
#include "parameters.h"
#include "numbers.glsl"
#include "linear.glsl"
#include "workgroups.h"

// `linear` on processors: one thread computes as many rows and outputs as it has registers for, four inputs at a time.
// There a load costs as much as dozens of multiplications, whatever it reads, so that shared memory gains nothing.
layout(constant_id = 5) const uint kRows = 8;  // of one thread
layout(local_size_x = kProcessorThreads) in;

const uint kQuads = kProcessorOutputs / 4u;

/// [out, in]: adds four inputs of every output.
void add_by_output(inout vec4 sum[kRows][kQuads], vec4 values[kRows], uint first_output, uint k) {
    [[unroll]] for (uint o = 0; o < kProcessorOutputs; ++o) {
        const vec4 weights = decode_weight(read_weight(first_output + o, k));
        [[unroll]] for (uint r = 0; r < kRows; ++r) sum[r][o / 4u][o % 4u] += dot(values[r], weights);
    }
}

/// [in, out]: the same, one input after the other.
void add_by_input(inout vec4 sum[kRows][kQuads], vec4 values[kRows], uint first_output, uint k) {
    [[unroll]] for (uint c = 0; c < 4u; ++c) {
        [[unroll]] for (uint quad = 0; quad < kQuads; ++quad) {
            const vec4 weights = decode_weight(read_weight(first_output + quad * 4u, k + c));
            [[unroll]] for (uint r = 0; r < kRows; ++r) sum[r][quad] += values[r][c] * weights;
        }
    }
}

void main() {
    const uint first_output = gl_GlobalInvocationID.x * kProcessorOutputs;
    const uint first_row = gl_WorkGroupID.y * kRows;
    vec4 sum[kRows][kQuads];
    [[unroll]] for (uint r = 0; r < kRows; ++r)
        [[unroll]] for (uint quad = 0; quad < kQuads; ++quad) sum[r][quad] = sum_so_far(first_row + r, first_output + quad * 4u);
    for (uint k = 0; k < p.bound_inputs; k += 4u) {
        vec4 values[kRows];
        [[unroll]] for (uint r = 0; r < kRows; ++r) values[r] = read_x(first_row + r, k);
        if (kInputOutput != 0u)
            add_by_input(sum, values, first_output, k);
        else
            add_by_output(sum, values, first_output, k);
    }
    [[unroll]] for (uint r = 0; r < kRows; ++r)
        [[unroll]] for (uint quad = 0; quad < kQuads; ++quad) write_y(first_row + r, first_output + quad * 4u, sum[r][quad]);
}
