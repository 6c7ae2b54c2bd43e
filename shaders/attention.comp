#version 450
#extension GL_GOOGLE_include_directive : require
#include "subgroups.glsl"
#include "parameters.h"
#include "numbers.glsl"
#define BIAS_BINDING 8
#define TERMS_BINDING 9
#include "attention_scores.glsl"

// Outputs, row maxima and row sums in one pass over blocks of keys (online softmax, arXiv 1805.02867).
layout(constant_id = 0) const uint kValuePairs = 1;  // of a thread and query: value_size / kValuesAcross, rounded up
layout(std430, binding = 3) readonly buffer Values { float values[]; };
layout(std430, binding = 4) readonly buffer Sinks { float sinks[]; };
layout(std430, binding = 5) writeonly buffer Output { float result[]; };
layout(std430, binding = 6) writeonly buffer RowMax { float row_max[]; };
layout(std430, binding = 7) writeonly buffer RowSum { float row_sum[]; };

const uint kValueKeys = 16u;  // keys whose values are in shared memory at a time
const uint kValueReads = kValueKeys * kValuesAcross / kThreads;
float value_reads[kValueReads];
shared float row_factors[kTileQueries];  // of what was added up before this block
shared bool values_are_finite;           // as many of them as were read
vec2 accumulated[4u * kValuePairs];      // [queries, pairs]

/// The largest number among the lanes of a row, and their sum, for each of them.
float max_of_row(float mine) {
#ifdef SUBGROUPS
    for (uint step = 1u; step < kLanes; step <<= 1) mine = max(mine, subgroupShuffleXor(mine, step));
    return mine;
#else
    barrier();
    pairs[tile_row() * kLanes / 2u + lane() / 2u][lane() % 2u] = mine;
    barrier();
    float largest = mine;
    for (uint i = 0; i < kLanes / 2u; ++i) {
        const vec2 of_lanes = pairs[tile_row() * kLanes / 2u + i];
        largest = max(largest, max(of_lanes[0], of_lanes[1]));
    }
    return largest;
#endif
}
float sum_of_row(float mine) {
#ifdef SUBGROUPS
    for (uint step = 1u; step < kLanes; step <<= 1) mine += subgroupShuffleXor(mine, step);
    return mine;
#else
    barrier();
    pairs[tile_row() * kLanes / 2u + lane() / 2u][lane() % 2u] = mine;
    barrier();
    float sum = 0.0;
    for (uint i = 0; i < kLanes / 2u; ++i) {
        const vec2 of_lanes = pairs[tile_row() * kLanes / 2u + i];
        sum += of_lanes[0] + of_lanes[1];
    }
    return sum;
#endif
}

void read_values(uint key_begin, uint pair) {
    [[unroll]] for (uint i = 0; i < kValueReads; ++i) {
        const uint at = thread() + i * kThreads, key = key_begin + at / kValuesAcross, d = pair * kValuesAcross + at % kValuesAcross;
        value_reads[i] = key < p.keys && d < p.value_size ? values[(key * p.key_heads + key_head()) * p.value_size + d] : 0.0;
    }
}

void store_values() {
    bool finite = true;
    [[unroll]] for (uint i = 0; i < kValueReads; ++i) {
        const uint at = thread() + i * kThreads, row = at / kValuesAcross, column = at % kValuesAcross;
        pairs[row * kPairStride + column / 2u][column % 2u] = value_reads[i];
        finite = finite && is_finite(value_reads[i]);
    }
    if (!finite) values_are_finite = false;
}

/// Adds the values of a block of keys, by their weights in score_quads, to what the earlier ones made.
void add_values(uint key_begin, uint pair) {
    read_values(key_begin, pair);
    for (uint first = 0; first < kTileKeys; first += kValueKeys) {
        barrier();
        store_values();
        barrier();
        if (first + kValueKeys < kTileKeys) read_values(key_begin + first + kValueKeys, pair);
        if (values_are_finite) {
            for (uint key = 0; key < kValueKeys; ++key) {
                const vec4 weights = score_quads[(first + key) * kScoreStride + down()];
                const vec2 of_key = pairs[key * kPairStride + across()];
                [[unroll]] for (uint r = 0; r < 4u; ++r)
                    accumulated[r * kValuePairs + pair] = fma(vec2(weights[r]), of_key, accumulated[r * kValuePairs + pair]);
            }
        } else {
            for (uint key = 0; key < kValueKeys; ++key) {
                const vec4 weights = score_quads[(first + key) * kScoreStride + down()];
                const vec2 of_key = pairs[key * kPairStride + across()];
                for (uint r = 0; r < 4u; ++r)  // a masked key takes nothing from a NaN, while its product would be NaN
                    if (weights[r] != 0.0) accumulated[r * kValuePairs + pair] = fma(vec2(weights[r]), of_key, accumulated[r * kValuePairs + pair]);
            }
        }
    }
}

void main() {
    const uint query = row_block() * kTileQueries + tile_row();
    for (uint i = 0; i < 4u * kValuePairs; ++i) accumulated[i] = vec2(0.0);
    float largest = has(kHasSinks) ? sinks[head_index()] : kMasked;
    float sum = has(kHasSinks) ? 1.0 : 0.0;
    bool any = false, present = false, broken = false;
    if (thread() == 0u) values_are_finite = true;  // multiply_block has a barrier
    for (uint key_begin = first_key(); key_begin < end_key(); key_begin += kTileKeys) {
        multiply_block(key_begin);
        float block_largest = kMasked;
        [[dont_unroll]] for (uint i = lane(); i < kTileKeys; i += kLanes) {
            const float score = finished_score(key_begin, i);
            set_score(tile_row(), i, score);
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
        [[dont_unroll]] for (uint i = lane(); i < kTileKeys; i += kLanes) {
            const float score = score_of(tile_row(), i);
            const float weight = score > kMasked ? exponential_or_zero(score - updated) : 0.0;
            set_score(tile_row(), i, weight);
            block_sum += weight;
        }
        block_sum = sum_of_row(block_sum);
        if (seen) {
            sum = sum * rescale + block_sum;
            largest = updated;
        }
        if (lane() == 0u) row_factors[tile_row()] = seen ? rescale : 1.0;
        barrier();
        [[unroll]] for (uint r = 0; r < 4u; ++r) {
            const float factor = row_factors[down() * 4u + r];
            for (uint i = 0; i < kValuePairs; ++i)
                accumulated[r * kValuePairs + i] = factor > 0.0 ? accumulated[r * kValuePairs + i] * factor : vec2(0.0);
        }
        for (uint pair = 0; pair < kValuePairs; ++pair) add_values(key_begin, pair);
    }
    // A row with an allowed key, and scores of which a softmax is NaN.
    const float state = max_of_row(broken ? 2.0 : present ? 1.0 : 0.0);
    const bool has_sinks = has(kHasSinks);
    const bool lost = state > 1.5 || (state > 0.5 && (has_sinks ? breaks_row(sinks[head_index()]) : !any));
    const bool sees_a_key = state > 0.5;
    if (lane() == 0u) row_factors[tile_row()] = lost ? not_a_number() : sees_a_key ? 1.0 / sum : 0.0;
    barrier();
    [[unroll]] for (uint r = 0; r < 4u; ++r) {
        const uint row = row_block() * kTileQueries + down() * 4u + r;
        const float factor = row_factors[down() * 4u + r];
        if (row >= p.queries) break;
        for (uint i = 0; i < kValuePairs; ++i) {
            const uint first = i * kValuesAcross + across() * 2u;
            const vec2 outputs = is_nan(factor) ? vec2(factor) : accumulated[r * kValuePairs + i] * factor;
            for (uint c = 0; c < 2u; ++c)
                if (first + c < p.value_size) result[(row * p.heads + head_index()) * p.value_size + first + c] = outputs[c];
        }
    }
    if (lane() == 0u && query < p.queries) {
        row_max[head_index() * p.queries + query] = lost ? not_a_number() : sees_a_key ? largest : 0.0;
        row_sum[head_index() * p.queries + query] = lost ? not_a_number() : sees_a_key ? sum : 0.0;
    }
}
