#version 450
#extension GL_GOOGLE_include_directive : require
#include "parameters.h"
#include "numbers.glsl"

// y = activation(x W^T + bias): tiles of y in registers, tiles of x and W in shared memory.
layout(constant_id = 0) const uint kRowsPerThread = 4;
layout(constant_id = 1) const uint kOutputsPerThread = 4;
layout(local_size_x_id = 2, local_size_y_id = 3) in;
layout(push_constant) uniform Push { LinearParameters p; };
layout(std430, binding = 0) readonly buffer X { float x[]; };
layout(std430, binding = 1) readonly buffer Weight { uint weight[]; };
layout(std430, binding = 2) readonly buffer Bias { uint bias[]; };
layout(std430, binding = 3) buffer Y { float y[]; };

const uint kDepth = 16;
const uint kThreadsAcross = gl_WorkGroupSize.x;
const uint kThreadsDown = gl_WorkGroupSize.y;
const uint kThreads = kThreadsAcross * kThreadsDown;
const uint kTileRows = kThreadsDown * kRowsPerThread;
const uint kTileOutputs = kThreadsAcross * kOutputsPerThread;
#define BLOCK_WORDS weight
#include "blocks.glsl"

shared float x_tile[kDepth][kTileRows + 1];
shared float w_tile[kDepth][kTileOutputs + 1];

void load_x(uint first_row, uint depth) {
    for (uint i = gl_LocalInvocationIndex; i < kTileRows * kDepth; i += kThreads) {
        const uint row = i / kDepth, k = i % kDepth;
        const bool inside = first_row + row < p.rows && depth + k < p.bound_inputs;
        x_tile[k][row] = inside ? x[(first_row + row) * p.inputs + p.first_input + depth + k] : 0.0;
    }
}

/// Rows are whole blocks: four neighbours lie in the same one.
void load_blocks(uint first_output, uint depth) {
    for (uint i = 4u * gl_LocalInvocationIndex; i < kTileOutputs * kDepth; i += 4u * kThreads) {
        const bool by_output = p.input_output != 0u;
        const uint k = by_output ? i / kTileOutputs : i % kDepth;
        const uint o = by_output ? i % kTileOutputs : i / kDepth;
        const bool inside = first_output + o < p.bound_outputs && depth + k < p.bound_inputs;
        const uint index = by_output ? (depth + k) * p.outputs + first_output + o : (first_output + o) * p.inputs + depth + k;
        const vec4 values = inside ? block_values(p.weight_type, index) : vec4(0.0);
        for (uint c = 0; c < 4u; ++c) w_tile[by_output ? k : k + c][by_output ? o + c : o] = values[c];
    }
}

void load_weight(uint first_output, uint depth) {
    for (uint i = gl_LocalInvocationIndex; i < kTileOutputs * kDepth; i += kThreads) {
        const bool by_output = p.input_output != 0u;  // neighbouring threads read neighbouring memory in either layout
        const uint k = by_output ? i / kTileOutputs : i % kDepth;
        const uint o = by_output ? i % kTileOutputs : i / kDepth;
        const bool inside = first_output + o < p.bound_outputs && depth + k < p.bound_inputs;
        const uint index = by_output ? (depth + k) * p.outputs + first_output + o : (first_output + o) * p.inputs + depth + k;
        w_tile[k][o] = inside ? WEIGHT_AT(weight, index, p.weight_type) : 0.0;
    }
}

void main() {
    const uint first_output = gl_WorkGroupID.x * kTileOutputs;
    const uint first_row = gl_WorkGroupID.y * kTileRows;
    float sum[kRowsPerThread][kOutputsPerThread];
    for (uint r = 0; r < kRowsPerThread; ++r) {
        const uint row = first_row + r * kThreadsDown + gl_LocalInvocationID.y;
        for (uint o = 0; o < kOutputsPerThread; ++o) {
            const uint output_index = first_output + o * kThreadsAcross + gl_LocalInvocationID.x;
            const bool begun = p.first_input > 0u && row < p.rows && output_index < p.bound_outputs;
            sum[r][o] = begun ? y[row * p.outputs + p.first_output + output_index] : 0.0;
        }
    }
    for (uint depth = 0; depth < p.bound_inputs; depth += kDepth) {
        load_x(first_row, depth);
        if (p.weight_type >= kWeightQ8_0)
            load_blocks(first_output, depth);
        else
            load_weight(first_output, depth);
        barrier();
        for (uint k = 0; k < kDepth; ++k) {
            float w[kOutputsPerThread];
            for (uint o = 0; o < kOutputsPerThread; ++o) w[o] = w_tile[k][o * kThreadsAcross + gl_LocalInvocationID.x];
            for (uint r = 0; r < kRowsPerThread; ++r) {
                const float value = x_tile[k][r * kThreadsDown + gl_LocalInvocationID.y];
                for (uint o = 0; o < kOutputsPerThread; ++o) sum[r][o] = fma(value, w[o], sum[r][o]);
            }
        }
        barrier();
    }
    const bool finished = p.first_input + p.bound_inputs == p.inputs;
    for (uint r = 0; r < kRowsPerThread; ++r) {
        const uint row = first_row + r * kThreadsDown + gl_LocalInvocationID.y;
        for (uint o = 0; o < kOutputsPerThread; ++o) {
            const uint output_index = first_output + o * kThreadsAcross + gl_LocalInvocationID.x;
            if (row >= p.rows || output_index >= p.bound_outputs) continue;
            const uint column = p.first_output + output_index;
            const float added = finished && p.has_bias != 0u ? WEIGHT_AT(bias, column, p.bias_type) : 0.0;
            y[row * p.outputs + column] = activated(sum[r][o] + added, finished ? p.activation : kNone);
        }
    }
}
