#version 450
#extension GL_GOOGLE_include_directive : require
#include "parameters.h"
#include "numbers.glsl"
#include "head_sums.h"
#define BIAS_BINDING 7
#define TERMS_BINDING 8
#include "attention_scores.glsl"

// Sums for the metrics and thumbnails of every head: a second pass over the scores, now that the rows' maxima and sums are known.
layout(std430, binding = 3) readonly buffer RowMax { float row_max[]; };
layout(std430, binding = 4) readonly buffer RowSum { float row_sum[]; };
layout(std430, binding = 5) writeonly buffer Partial { float partial[]; };  // [heads, row_blocks, kHeadSums]
layout(std430, binding = 6) buffer Thumbnails { uint thumbnails[]; };       // bits of non-negative floats: they compare like uints, NaN above all

/// Where the sums of a row's lanes lie when all blocks are done, instead of scores.
uint place_of(uint row, uint of_lane, uint s) { return (row * kLanes + of_lane) * kHeadSums + s; }

void pool_tile(uint key_begin) {
    const uint key = key_begin + gl_LocalInvocationID.x;
    if (gl_LocalInvocationID.x >= kTileKeys || key >= p.keys) return;
    const uint column = tile_of(key, p.thumbnail_columns, p.keys);
    uint largest = 0u;
    for (uint r = 0; r < kTileQueries; ++r) {
        const uint query = row_block() * kTileQueries + r;
        if (query >= p.queries) break;
        const uint row = tile_of(query, p.thumbnail_rows, p.queries);
        largest = max(largest, floatBitsToUint(score_of(r, gl_LocalInvocationID.x)));
        const bool last = query + 1u >= p.queries || r + 1u == kTileQueries || tile_of(query + 1u, p.thumbnail_rows, p.queries) != row;
        if (!last) continue;
        if (largest > 0u) atomicMax(thumbnails[(head_index() * p.thumbnail_rows + row) * p.thumbnail_columns + column], largest);
        largest = 0u;
    }
}

void main() {
    const uint query = row_block() * kTileQueries + tile_row();
    const bool real = query < p.queries;
    const float largest = real ? row_max[head_index() * p.queries + query] : 0.0;
    const float sum = real ? row_sum[head_index() * p.queries + query] : 0.0;
    const int position = position_of(query);
    const bool of_text = real && !is_of_image(uint(position));
    float mine[kHeadSums] = float[kHeadSums](0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0);
    for (uint key_begin = first_key(); key_begin < end_key(); key_begin += kTileKeys) {
        multiply_block(key_begin);
        [[dont_unroll]] for (uint i = lane(); i < kTileKeys; i += kLanes) {
            const float weight = weight_of(finished_score(key_begin, i), largest, sum);
            set_score(tile_row(), i, weight);
            const int key = int(key_begin + i);
            if (weight > 0.0) mine[kEntropySum] -= weight * log(weight);
            mine[kDistanceSum] = fma(weight, float(abs(position - key)), mine[kDistanceSum]);
            if (key == position - 1) mine[kPreviousSum] += weight;
            if (key == position + 1) mine[kNextSum] += weight;
            if (key == position) mine[kSelfSum] += weight;
            if (key == 0) mine[kFirstSum] += weight;
            mine[kMaximumSum] = max(mine[kMaximumSum], weight);
            mine[kWeightSum] += weight;
            if (of_text && is_of_image(key_begin + i)) mine[kToImageSum] += weight;
        }
        barrier();
        pool_tile(key_begin);
        barrier();
    }
    for (uint s = 0; s < kHeadSums; ++s) {
        const uint place = place_of(tile_row(), lane(), s);
        score_quads[place / 4u][place % 4u] = is_nan(sum) ? sum : mine[s];
    }
    barrier();
    if (gl_LocalInvocationID.x >= kHeadSums) return;
    const uint s = gl_LocalInvocationID.x;
    float total = 0.0;
    for (uint r = 0; r < kTileQueries; ++r) {
        float of_row = 0.0;
        for (uint l = 0; l < kLanes; ++l) {
            const uint place = place_of(r, l, s);
            const float part = score_quads[place / 4u][place % 4u];
            of_row = s == kMaximumSum ? uintBitsToFloat(max(floatBitsToUint(of_row), floatBitsToUint(part))) : of_row + part;
        }
        total += of_row;
    }
    partial[gl_WorkGroupID.x * kHeadSums + s] = total;
}
