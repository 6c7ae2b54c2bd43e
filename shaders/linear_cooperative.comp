#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_memory_scope_semantics : require
#extension GL_KHR_cooperative_matrix : require
#include "fp16.glsl"
#include "parameters.h"
#include "numbers.glsl"
#include "linear.glsl"
#include "workgroups.h"

// `linear` in fp16 for many rows on devices that multiply matrices of 16 x 16 in one step. Each of a workgroup's four
// subgroups computes 2 x 2 such matrices of y, with fp32 sums, from tiles of x and W in shared memory.
layout(local_size_x_id = 5) in;  // kCooperativeSubgroups of them

const uint kThreads = gl_WorkGroupSize.x;
const uint kDepth = 32;
// Of a tile, in fours of numbers, with four more than there are, so that rows begin in other banks.
const uint kDeepStride = kDepth / 4u + 2u;
const uint kWideStride = kCooperativeTile / 4u + 2u;
const uint kReads = kCooperativeTile * kDepth / 4u / kThreads;  // of four numbers, a thread and tile

shared f16vec4 x_tile[kCooperativeTile * kDeepStride];       // by row
shared f16vec4 weight_tile[kCooperativeTile * kDeepStride];  // by output for [out, in], by input for [in, out]
shared vec4 results[4u * 64u];                                // one matrix of each subgroup
vec4 x_read[kReads];
uvec4 weight_read[kReads];

void read_tiles(uint first_row, uint first_output, uint depth) {
    [[unroll]] for (uint i = 0; i < kReads; ++i) {
        const uint at = gl_LocalInvocationIndex + i * kThreads;
        const uint line = at / (kDepth / 4u), k = at % (kDepth / 4u) * 4u;
        x_read[i] = read_x(first_row + line, depth + k);
        weight_read[i] = kInputOutput != 0u
                             ? read_weight(first_output + at % (kCooperativeTile / 4u) * 4u, depth + at / (kCooperativeTile / 4u))
                             : read_weight(first_output + line, depth + k);
    }
}

void store_tiles() {
    [[unroll]] for (uint i = 0; i < kReads; ++i) {
        const uint at = gl_LocalInvocationIndex + i * kThreads;
        const uint deep = at / (kDepth / 4u) * kDeepStride + at % (kDepth / 4u);
        const uint wide = at / (kCooperativeTile / 4u) * kWideStride + at % (kCooperativeTile / 4u);
        x_tile[deep] = as_fp16(x_read[i]);
        weight_tile[kInputOutput != 0u ? wide : deep] = as_fp16(decode_weight(weight_read[i]));
    }
}

void main() {
    const uint first_output = gl_WorkGroupID.x * kCooperativeTile;
    const uint first_row = gl_WorkGroupID.y * kCooperativeTile;
    const uint row_of_subgroup = gl_SubgroupID / 2u * 32u;
    const uint output_of_subgroup = gl_SubgroupID % 2u * 32u;
    coopmat<float, gl_ScopeSubgroup, 16, 16, gl_MatrixUseAccumulator> sum[2][2];
    [[unroll]] for (uint r = 0; r < 2u; ++r)
        [[unroll]] for (uint o = 0; o < 2u; ++o)
            sum[r][o] = coopmat<float, gl_ScopeSubgroup, 16, 16, gl_MatrixUseAccumulator>(0.0);
    read_tiles(first_row, first_output, 0u);
    for (uint depth = 0; depth < p.bound_inputs; depth += kDepth) {
        barrier();
        store_tiles();
        barrier();
        if (depth + kDepth < p.bound_inputs) read_tiles(first_row, first_output, depth + kDepth);
        [[unroll]] for (uint k = 0; k < kDepth; k += 16u) {
            coopmat<float16_t, gl_ScopeSubgroup, 16, 16, gl_MatrixUseA> x_part[2];
            [[unroll]] for (uint r = 0; r < 2u; ++r)
                coopMatLoad(x_part[r], x_tile, (row_of_subgroup + r * 16u) * kDeepStride + k / 4u, kDeepStride,
                            gl_CooperativeMatrixLayoutRowMajor);
            [[unroll]] for (uint o = 0; o < 2u; ++o) {
                const uint output_index = output_of_subgroup + o * 16u;
                coopmat<float16_t, gl_ScopeSubgroup, 16, 16, gl_MatrixUseB> weight_part;
                if (kInputOutput != 0u)
                    coopMatLoad(weight_part, weight_tile, k * kWideStride + output_index / 4u, kWideStride,
                                gl_CooperativeMatrixLayoutRowMajor);
                else
                    coopMatLoad(weight_part, weight_tile, output_index * kDeepStride + k / 4u, kDeepStride,
                                gl_CooperativeMatrixLayoutColumnMajor);
                [[unroll]] for (uint r = 0; r < 2u; ++r) sum[r][o] = coopMatMulAdd(x_part[r], weight_part, sum[r][o]);
            }
        }
    }
    [[unroll]] for (uint r = 0; r < 2u; ++r) {
        [[unroll]] for (uint o = 0; o < 2u; ++o) {
            barrier();
            coopMatStore(sum[r][o], results, gl_SubgroupID * 64u, 4u, gl_CooperativeMatrixLayoutRowMajor);
            barrier();
            for (uint i = gl_LocalInvocationIndex; i < 4u * 64u; i += kThreads) {
                const uint subgroup = i / 64u;
                const uint row = first_row + subgroup / 2u * 32u + r * 16u + i % 64u / 4u;
                const uint column = first_output + subgroup % 2u * 32u + o * 16u + i % 4u * 4u;
                write_y(row, column, results[i] + sum_so_far(row, column));
            }
        }
    }
}
