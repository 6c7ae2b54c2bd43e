#version 450
#extension GL_GOOGLE_include_directive : require
#include "parameters.h"
#include "numbers.glsl"
#define BIAS_BINDING 6
#include "attention_scores.glsl"

// Weights of one head, each row folded into thumbnail_columns tiles (sums or largest weights); pool_rows folds the rows.
// Tiles that no query of a workgroup may see by position are left as they are.
layout(constant_id = 0) const bool kMean = false;
layout(std430, binding = 3) readonly buffer RowMax { float row_max[]; };
layout(std430, binding = 4) readonly buffer RowSum { float row_sum[]; };
layout(std430, binding = 5) writeonly buffer Folded { float folded[]; };  // [queries, thumbnail_columns]

/// Of the tile that the block before left unfinished; two, so that one is read while the next is written.
shared float carried[2][kTileQueries];

float fold(float a, float b) { return kMean ? a + b : max(a, b); }

void fold_block(uint key_begin, uint turn, bool is_last) {
    const uint query = row_block() * kTileQueries + tile_row();
    const uint key_end = min(key_begin + kTileKeys, p.keys);
    const uint columns = p.thumbnail_columns;
    const uint first_tile = tile_of(key_begin, columns, p.keys);
    const uint last_tile = tile_of(key_end - 1u, columns, p.keys);
    for (uint tile = first_tile + lane(); tile <= last_tile; tile += kLanes) {
        const uint begin = max(tile * p.keys / columns, key_begin);
        const uint tile_end = (tile + 1u) * p.keys / columns;
        float total = tile == first_tile ? carried[turn][tile_row()] : 0.0;
        for (uint key = begin; key < min(tile_end, key_end); ++key) total = fold(total, score_of(tile_row(), key - key_begin));
        const bool goes_on = tile_end > key_end && !is_last;
        if (tile == last_tile) carried[1u - turn][tile_row()] = goes_on ? total : 0.0;
        if (!goes_on && query < p.queries) folded[query * columns + tile] = total;
    }
}

void main() {
    const uint query = row_block() * kTileQueries + tile_row();
    const float largest = query < p.queries ? row_max[query] : 0.0;
    const float sum = query < p.queries ? row_sum[query] : 0.0;
    if (lane() == 0u) carried[0][tile_row()] = 0.0;
    uint turn = 0;
    for (uint key_begin = first_key(); key_begin < end_key(); key_begin += kTileKeys) {
        multiply_block(key_begin);
        [[dont_unroll]] for (uint i = lane(); i < kTileKeys; i += kLanes)
            set_score(tile_row(), i, weight_of(finished_score(key_begin, i), largest, sum));
        barrier();
        fold_block(key_begin, turn, key_begin + kTileKeys >= end_key());
        turn = 1u - turn;
    }
}
