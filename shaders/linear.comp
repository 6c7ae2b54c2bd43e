#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_control_flow_attributes : require
#include "parameters.h"
#include "numbers.glsl"
#define BLOCK_TYPE p.weight_type  // all types of blocks share a pipeline, which takes a processor long to make
#include "linear.glsl"
#include "workgroups.h"

// `linear` on processors: one thread computes as many rows and outputs as it has registers for, four inputs at a time.
// There a load costs as much as dozens of multiplications, whatever it reads, so that shared memory gains nothing. What
// reads and writes stands here once, in loops that stay loops: a driver would compile copies of it for seconds.
layout(constant_id = 5) const uint kRows = 8;  // of one thread
layout(local_size_x = kProcessorThreads) in;

const uint kQuads = kProcessorOutputs / 4u;

/// [out, in]: adds four inputs of every output.
void add_by_output(inout vec4 sum[kRows][kQuads], vec4 values[kRows], uint first_output, uint k) {
    vec4 weights[kProcessorOutputs];
    [[dont_unroll]] for (uint o = 0; o < kProcessorOutputs; ++o) weights[o] = decode_weight(read_weight(first_output + o, k));
    [[unroll]] for (uint o = 0; o < kProcessorOutputs; ++o)
        [[unroll]] for (uint r = 0; r < kRows; ++r) sum[r][o / 4u][o % 4u] += dot(values[r], weights[o]);
}

/// [in, out]: the same, one input after the other.
void add_by_input(inout vec4 sum[kRows][kQuads], vec4 values[kRows], uint first_output, uint k) {
    vec4 weights[4u * kQuads];
    [[dont_unroll]] for (uint i = 0; i < 4u * kQuads; ++i)
        weights[i] = decode_weight(read_weight(first_output + i % kQuads * 4u, k + i / kQuads));
    [[unroll]] for (uint i = 0; i < 4u * kQuads; ++i)
        [[unroll]] for (uint r = 0; r < kRows; ++r) sum[r][i % kQuads] += values[r][i / kQuads] * weights[i];
}

void main() {
    const uint first_output = gl_GlobalInvocationID.x * kProcessorOutputs;
    const uint first_row = gl_WorkGroupID.y * kRows;
    vec4 sum[kRows][kQuads];
    [[unroll]] for (uint r = 0; r < kRows; ++r)
        [[unroll]] for (uint quad = 0; quad < kQuads; ++quad) sum[r][quad] = sum_so_far(first_row + r, first_output + quad * 4u);
    for (uint k = 0; k < p.bound_inputs; k += 4u) {
        vec4 values[kRows];
        [[dont_unroll]] for (uint r = 0; r < kRows; ++r) values[r] = read_x(first_row + r, k);
        if (kInputOutput != 0u)
            add_by_input(sum, values, first_output, k);
        else
            add_by_output(sum, values, first_output, k);
    }
    vec4 finished[kRows * kQuads];
    [[unroll]] for (uint i = 0; i < kRows * kQuads; ++i) finished[i] = sum[i / kQuads][i % kQuads];
    [[dont_unroll]] for (uint i = 0; i < kRows * kQuads; ++i)
        write_y(first_row + i / kQuads, first_output + i % kQuads * 4u, finished[i]);
}
