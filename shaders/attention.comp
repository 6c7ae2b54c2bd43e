#version 450
#extension GL_GOOGLE_include_directive : require
#include "subgroups.glsl"
#include "parameters.h"
#include "numbers.glsl"
#define BIAS_BINDING 8
#define TERMS_BINDING 9
#include "attention_scores.glsl"

// Outputs, row maxima and row sums in one pass over blocks of keys (online softmax, arXiv 1805.02867).
layout(constant_id = 0) const uint kValuesPerThread = 8;  // value_size / kLanes, rounded up
layout(std430, binding = 3) readonly buffer Values { float values[]; };
layout(std430, binding = 4) readonly buffer Sinks { float sinks[]; };
layout(std430, binding = 5) writeonly buffer Output { float result[]; };
layout(std430, binding = 6) writeonly buffer RowMax { float row_max[]; };
layout(std430, binding = 7) writeonly buffer RowSum { float row_sum[]; };

const uint kValueChunk = 32;
shared float value_tile[kTileKeys][kValueChunk];
shared bool values_are_finite;  // as many of them as were read

/// The largest number among the lanes of a row, and their sum, for each of them.
float max_of_row(float mine) {
#ifdef SUBGROUPS
    for (uint step = 1u; step < kLanes; step <<= 1) mine = max(mine, subgroupShuffleXor(mine, step));
    return mine;
#else
    barrier();
    lane_values[tile_row()][lane()] = mine;
    barrier();
    float largest = lane_values[tile_row()][0];
    for (uint i = 1; i < kLanes; ++i) largest = max(largest, lane_values[tile_row()][i]);
    return largest;
#endif
}
float sum_of_row(float mine) {
#ifdef SUBGROUPS
    for (uint step = 1u; step < kLanes; step <<= 1) mine += subgroupShuffleXor(mine, step);
    return mine;
#else
    barrier();
    lane_values[tile_row()][lane()] = mine;
    barrier();
    float sum = 0.0;
    for (uint i = 0; i < kLanes; ++i) sum += lane_values[tile_row()][i];
    return sum;
#endif
}

void main() {
    const uint query = row_block() * kTileQueries + tile_row();
    float accumulated[kValuesPerThread];
    for (uint i = 0; i < kValuesPerThread; ++i) accumulated[i] = 0.0;
    float largest = has(kHasSinks) ? sinks[head_index()] : kMasked;
    float sum = has(kHasSinks) ? 1.0 : 0.0;
    bool any = false, present = false, broken = false;
    if (thread() == 0u) values_are_finite = true;  // score_block has a barrier
    for (uint key_begin = first_key(); key_begin < end_key(); key_begin += kTileKeys) {
        score_block(key_begin);
        float block_largest = kMasked;
        for (uint i = lane(); i < kTileKeys; i += kLanes) {
            const float score = score_tile[tile_row()][i];
            present = present || !is_masked(score);
            broken = broken || breaks_row(score);
            block_largest = max(block_largest, score);
        }
        block_largest = max_of_row(block_largest);
        const bool seen = block_largest > kMasked;
        any = any || seen;
        const float updated = max(largest, block_largest);
        const float rescale = largest > kMasked ? exponential_or_zero(largest - updated) : 0.0;
        float block_sum = 0.0;
        for (uint i = lane(); i < kTileKeys; i += kLanes) {
            const float score = score_tile[tile_row()][i];
            const float weight = score > kMasked ? exponential_or_zero(score - updated) : 0.0;
            score_tile[tile_row()][i] = weight;
            block_sum += weight;
        }
        block_sum = sum_of_row(block_sum);
        if (seen) {
            sum = sum * rescale + block_sum;
            largest = updated;
            for (uint i = 0; i < kValuesPerThread; ++i) accumulated[i] = rescale > 0.0 ? accumulated[i] * rescale : 0.0;
        }
        for (uint chunk = 0; chunk < p.value_size; chunk += kValueChunk) {
            barrier();
            for (uint i = thread(); i < kTileKeys * kValueChunk; i += kThreads) {
                const uint row = i / kValueChunk, d = chunk + i % kValueChunk, key = key_begin + row;
                const float value = key < p.keys && d < p.value_size
                    ? values[(key * p.key_heads + key_head()) * p.value_size + d] : 0.0;
                value_tile[row][i % kValueChunk] = value;
                if (!is_finite(value)) values_are_finite = false;
            }
            barrier();
            const bool finite = values_are_finite;
            for (uint key = 0; key < kTileKeys; ++key) {
                const float weight = score_tile[tile_row()][key];
                if (!finite && weight == 0.0) continue;  // a masked key takes nothing from a NaN, while its product would be NaN
                for (uint i = 0; i < kValueChunk / kLanes; ++i) {
                    const uint slot = chunk / kLanes + i;
                    if (slot < kValuesPerThread) accumulated[slot] = fma(weight, value_tile[key][i * kLanes + lane()], accumulated[slot]);
                }
            }
        }
    }
    // A row with an allowed key, and scores of which a softmax is NaN.
    const float state = max_of_row(broken ? 2.0 : present ? 1.0 : 0.0);
    const bool has_sinks = has(kHasSinks);
    const bool lost = state > 1.5 || (state > 0.5 && (has_sinks ? breaks_row(sinks[head_index()]) : !any));
    if (query >= p.queries) return;
    const bool sees_a_key = state > 0.5;
    const float norm = sees_a_key ? 1.0 / sum : 0.0;
    for (uint i = 0; i < kValuesPerThread; ++i) {
        const uint d = i * kLanes + lane();
        if (d < p.value_size) result[(query * p.heads + head_index()) * p.value_size + d] = lost ? not_a_number() : accumulated[i] * norm;
    }
    if (lane() == 0u) {
        row_max[head_index() * p.queries + query] = lost ? not_a_number() : sees_a_key ? largest : 0.0;
        row_sum[head_index() * p.queries + query] = lost ? not_a_number() : sees_a_key ? sum : 0.0;
    }
}
