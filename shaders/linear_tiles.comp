#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_control_flow_attributes : require
#ifdef FP16
#include "fp16.glsl"
#endif
#include "parameters.h"
#include "numbers.glsl"
#include "linear.glsl"
#include "workgroups.h"

// `linear` for many rows on graphics processors. A workgroup computes a tile of y, each thread squares of 4 x 4 of it in
// registers, from tiles of x and W of kTilesDepth inputs in shared memory; the next ones are read from memory meanwhile. Built
// twice: with FP16 the tiles hold fp16 numbers. Sums are fp32 in both.
layout(constant_id = 5) const uint kRowQuads = 1;     // squares of a thread along rows
layout(constant_id = 6) const uint kOutputQuads = 1;  // and along outputs
layout(local_size_x_id = 7, local_size_y_id = 8) in;  // threads along outputs (a multiple of 8) and rows (of 4)

#ifdef FP16
#define STORED f16vec4
#define AS_STORED(values) as_fp16(values)
#else
#define STORED vec4
#define AS_STORED(values) (values)
#endif

const uint kAcross = gl_WorkGroupSize.x;
const uint kDown = gl_WorkGroupSize.y;
const uint kThreads = kAcross * kDown;
const uint kTileRows = kDown * kRowQuads * 4u;
const uint kTileOutputs = kAcross * kOutputQuads * 4u;
// Of one input: the tile's rows or outputs by four, and four more, so that writes fall into other banks.
const uint kXStride = kTileRows / 4u + 1u;
const uint kWeightStride = kTileOutputs / 4u + 1u;
const uint kXReads = kTileRows * kTilesDepth / 4u / kThreads;  // reads of four numbers a thread
const uint kWeightReads = kTileOutputs * kTilesDepth / 4u / kThreads;

shared STORED x_tile[kTilesDepth * kXStride];
shared STORED weight_tile[kTilesDepth * kWeightStride];
vec4 x_read[kXReads];
uvec4 weight_read[kWeightReads];
vec4 sum[kRowQuads * 4u][kOutputQuads];

void read_tiles(uint first_row, uint first_output, uint depth) {
    [[unroll]] for (uint i = 0; i < kXReads; ++i) {
        const uint at = gl_LocalInvocationIndex + i * kThreads;
        x_read[i] = read_x(first_row + at / 4u, depth + at % 4u * 4u);
    }
    [[unroll]] for (uint i = 0; i < kWeightReads; ++i) {
        const uint at = gl_LocalInvocationIndex + i * kThreads;
        weight_read[i] = kInputOutput != 0u
                             ? read_weight(first_output + at % (kTileOutputs / 4u) * 4u, depth + at / (kTileOutputs / 4u))
                             : read_weight(first_output + at / 4u, depth + at % 4u * 4u);
    }
}

/// Stores the values that were read in shared memory, with the inputs as rows.
void store_tiles() {
    [[unroll]] for (uint i = 0; i < kXReads; ++i) {
        const uint at = gl_LocalInvocationIndex + i * kThreads;
        const uint row = at / 4u, k = at % 4u * 4u;
        const STORED values = AS_STORED(x_read[i]);
        [[unroll]] for (uint c = 0; c < 4u; ++c) x_tile[(k + c) * kXStride + row / 4u][row % 4u] = values[c];
    }
    [[unroll]] for (uint i = 0; i < kWeightReads; ++i) {
        const uint at = gl_LocalInvocationIndex + i * kThreads;
        const STORED values = AS_STORED(decode_weight(weight_read[i]));
        if (kInputOutput != 0u) {
            weight_tile[at / (kTileOutputs / 4u) * kWeightStride + at % (kTileOutputs / 4u)] = values;
        } else {
            const uint o = at / 4u, k = at % 4u * 4u;
            [[unroll]] for (uint c = 0; c < 4u; ++c) weight_tile[(k + c) * kWeightStride + o / 4u][o % 4u] = values[c];
        }
    }
}

void add_products(uint across, uint down) {
    for (uint k = 0; k < kTilesDepth; ++k) {
        vec4 w[kOutputQuads];
        [[unroll]] for (uint o = 0; o < kOutputQuads; ++o) w[o] = vec4(weight_tile[k * kWeightStride + o * kAcross + across]);
        [[unroll]] for (uint r = 0; r < kRowQuads; ++r) {
            const vec4 values = vec4(x_tile[k * kXStride + r * kDown + down]);
            [[unroll]] for (uint c = 0; c < 4u; ++c)
                [[unroll]] for (uint o = 0; o < kOutputQuads; ++o)
                    sum[r * 4u + c][o] = fma(vec4(values[c]), w[o], sum[r * 4u + c][o]);
        }
    }
}

void main() {
    const uint first_output = gl_WorkGroupID.x * kTileOutputs;
    const uint first_row = gl_WorkGroupID.y * kTileRows;
    // Threads that run in step are 8 outputs wide and 4 rows high: they read least of both tiles.
    const uint patch_index = gl_LocalInvocationIndex / 32u, lane = gl_LocalInvocationIndex % 32u;
    const uint across = patch_index % (kAcross / 8u) * 8u + lane % 8u;
    const uint down = patch_index / (kAcross / 8u) * 4u + lane / 8u;
    [[unroll]] for (uint r = 0; r < kRowQuads * 4u; ++r)
        [[unroll]] for (uint o = 0; o < kOutputQuads; ++o)
            sum[r][o] = sum_so_far(first_row + (r / 4u * kDown + down) * 4u + r % 4u, first_output + (o * kAcross + across) * 4u);
    read_tiles(first_row, first_output, 0u);
    for (uint depth = 0; depth < p.bound_inputs; depth += kTilesDepth) {
        barrier();
        store_tiles();
        barrier();
        if (depth + kTilesDepth < p.bound_inputs) read_tiles(first_row, first_output, depth + kTilesDepth);
        add_products(across, down);
    }
    [[unroll]] for (uint r = 0; r < kRowQuads * 4u; ++r)
        [[unroll]] for (uint o = 0; o < kOutputQuads; ++o)
            write_y(first_row + (r / 4u * kDown + down) * 4u + r % 4u, first_output + (o * kAcross + across) * 4u, sum[r][o]);
}
