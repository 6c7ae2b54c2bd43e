#version 450
#extension GL_GOOGLE_include_directive : require
#include "parameters.h"
#include "numbers.glsl"
#define BIAS_BINDING 6
#include "attention_scores.glsl"

// Weights of one head again, from the maxima and sums that `attention` left: a workgroup a tile of queries and block of keys.
layout(std430, binding = 3) readonly buffer RowMax { float row_max[]; };
layout(std430, binding = 4) readonly buffer RowSum { float row_sum[]; };
layout(std430, binding = 5) writeonly buffer Weights { float weights[]; };  // [queries, keys]

void main() {
    const uint key_begin = gl_WorkGroupID.y * kTileKeys;
    const bool seen = key_begin + kTileKeys > first_key() && key_begin < end_key();
    if (seen) multiply_block(key_begin);
    const uint query = row_block() * kTileQueries + tile_row();
    if (query >= p.queries) return;
    for (uint i = lane(); i < kTileKeys && key_begin + i < p.keys; i += kLanes)
        weights[query * p.keys + key_begin + i] = seen ? weight_of(finished_score(key_begin, i), row_max[query], row_sum[query]) : 0.0;
}
