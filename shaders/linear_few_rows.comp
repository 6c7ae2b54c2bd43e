#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_control_flow_attributes : require
#include "subgroups.glsl"
#include "parameters.h"
#include "numbers.glsl"
#include "linear.glsl"
#include "workgroups.h"

// `linear` for a few rows, as when a text grows token by token, on graphics processors: every weight is read once, and
// nothing but reading it takes time.
layout(constant_id = 5) const uint kRows = 1;  // computed at once
layout(local_size_x = 128) in;

const uint kThreads = 128;

#ifdef SUBGROUPS
float sum_of_team(float mine) { return subgroupAdd(mine); }
#else
const uint kTeam = 32;
shared float team_sums[kThreads];
float sum_of_team(float mine) {
    const uint at = gl_LocalInvocationIndex, lane = at % kTeam;
    barrier();
    team_sums[at] = mine;
    barrier();
    for (uint step = kTeam / 2u; step > 0u; step >>= 1) {
        if (lane < step) team_sums[at] += team_sums[at + step];
        barrier();
    }
    return team_sums[at - lane];
}
#endif

/// [out, in]: teams of threads that run in step take four outputs at a time and share the inputs out.
void by_output(uint first_row, uint first_output) {
#ifdef SUBGROUPS
    const uint lanes = subgroupAdd(1u), lane = subgroupExclusiveAdd(1u);  // a subgroup need not be full
    const uint team = gl_SubgroupID, teams = gl_NumSubgroups;
#else
    const uint lanes = kTeam, lane = gl_LocalInvocationIndex % kTeam;
    const uint team = gl_LocalInvocationIndex / kTeam, teams = kThreads / kTeam;
#endif
    for (uint o = team * 4u; o < kFewRowsOutputs; o += teams * 4u) {
        vec4 sum[kRows];
        [[unroll]] for (uint r = 0; r < kRows; ++r) sum[r] = vec4(0.0);
        for (uint k = lane * 4u; k < p.bound_inputs; k += lanes * 4u) {
            uvec4 read[4];
            [[unroll]] for (uint c = 0; c < 4u; ++c) read[c] = read_weight(first_output + o + c, k);
            [[unroll]] for (uint r = 0; r < kRows; ++r) {
                const vec4 values = read_x(first_row + r, k);
                [[unroll]] for (uint c = 0; c < 4u; ++c) sum[r][c] += dot(values, decode_weight(read[c]));
            }
        }
        [[unroll]] for (uint r = 0; r < kRows; ++r) {
            vec4 total;
            [[unroll]] for (uint c = 0; c < 4u; ++c) total[c] = sum_of_team(sum[r][c]);
            if (lane == 0u) write_y(first_row + r, first_output + o, total + sum_so_far(first_row + r, first_output + o));
        }
    }
}

const uint kAcross = kFewRowsOutputs / 4u;
const uint kSlices = kThreads / kAcross;
shared vec4 slice_sums[kThreads];

/// [in, out]: threads take four outputs each and share the inputs out in slices, four inputs at a time.
void by_input(uint first_row, uint first_output) {
    const uint at = gl_LocalInvocationIndex, slice = at / kAcross;
    const uint o = first_output + at % kAcross * 4u;
    vec4 sum[kRows];
    [[unroll]] for (uint r = 0; r < kRows; ++r) sum[r] = vec4(0.0);
    for (uint k = slice * 4u; k < p.bound_inputs; k += kSlices * 4u) {
        uvec4 read[4];
        [[unroll]] for (uint c = 0; c < 4u; ++c) read[c] = read_weight(o, k + c);
        [[unroll]] for (uint r = 0; r < kRows; ++r) {
            const vec4 values = read_x(first_row + r, k);
            [[unroll]] for (uint c = 0; c < 4u; ++c) sum[r] = fma(vec4(values[c]), decode_weight(read[c]), sum[r]);
        }
    }
    [[unroll]] for (uint r = 0; r < kRows; ++r) {
        barrier();
        slice_sums[at] = sum[r];
        barrier();
        for (uint step = kSlices / 2u; step > 0u; step >>= 1) {
            if (slice < step) slice_sums[at] += slice_sums[at + step * kAcross];
            barrier();
        }
        if (slice == 0u) write_y(first_row + r, o, slice_sums[at] + sum_so_far(first_row + r, o));
    }
}

void main() {
    const uint first_output = gl_WorkGroupID.x * kFewRowsOutputs;
    const uint first_row = gl_WorkGroupID.y * kRows;
    if (kInputOutput != 0u)
        by_input(first_row, first_output);
    else
        by_output(first_row, first_output);
}
