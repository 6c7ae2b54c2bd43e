// What all passes over attention share: a tile of queries and the scores of that tile against a block of keys.
// The shader says which binding holds the biases: BIAS_BINDING. A workgroup works on kTileQueries rows of one head; kLanes threads share a row.
#include "key_mask.h"
#include "workgroups.h"

const uint kThreads = kTileQueries * kLanes;
layout(local_size_x = kThreads) in;
layout(push_constant) uniform Push { AttentionParameters p; };
layout(std430, binding = 0) readonly buffer Queries { float queries[]; };
layout(std430, binding = 1) readonly buffer Keys { float keys[]; };
layout(std430, binding = 2) readonly buffer Mask { uint key_words[]; };  // see key_mask.h
layout(std430, binding = BIAS_BINDING) readonly buffer Bias { float bias[]; };  // [heads] slopes if any, [heads, distances], [buckets], [blocks of queries, block_columns]
#ifdef TERMS_BINDING  // terms by content (ContentTerms)
layout(std430, binding = TERMS_BINDING) readonly buffer QueryTerms { float query_terms[]; };  // [heads, queries, bucket_count]
layout(std430, binding = TERMS_BINDING + 1) readonly buffer KeyTerms { float key_terms[]; };   // [heads, keys, bucket_count]
#endif

const uint kDepth = 32;

shared float query_tile[kTileQueries][kDepth + 1];
shared float key_tile[kTileKeys][kDepth + 1];
shared float score_tile[kTileQueries][kTileKeys + 1];
#ifndef SUBGROUPS
shared float lane_values[kTileQueries][kLanes];
#endif

/// Returns whether the module has a trait (AttentionParameters::traits).
bool has(uint trait) { return (p.traits & trait) != 0u; }

uint head_index() { return gl_WorkGroupID.x / p.row_blocks; }
uint row_block() { return gl_WorkGroupID.x % p.row_blocks; }
uint key_head() { return head_index() / (p.heads / p.key_heads); }
/// Threads are counted so that the lanes of a row lie in one subgroup.
uint thread() {
#ifdef SUBGROUPS
    return gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
#else
    return gl_LocalInvocationID.x;
#endif
}
uint tile_row() { return thread() / kLanes; }
uint lane() { return thread() % kLanes; }

/// Key index at which a query stands; below zero where it stands before the keys that are bound.
int position_of(uint query) { return int(p.query_offset + query); }

/// The mark of a key in the mask.
uint mark_of(uint key) { return key_words[key] & kMarkBits; }

/// Returns whether a key is a token of an image.
bool is_of_image(uint key) { return has(kHasImage) && key < p.keys && (key_words[key] & kImageBit) != 0u; }

/// First key of the span that a key belongs to, and the key after its last one; the key and the next where it belongs
/// to none.
uint span_begin(uint key) {
    const uint mark = mark_of(key);
    while (mark >= kFirstSpanKey && key > 0u && mark_of(key - 1u) == mark) --key;
    return key;
}
uint span_end(uint key) {
    const uint mark = mark_of(key++);
    while (mark >= kFirstSpanKey && key < p.keys && mark_of(key) == mark) ++key;
    return key;
}

/// Returns whether the query is padding that weighs all keys alike.
bool uniform_row(uint query) { return has(kPaddingSeesAll) && has(kHasMask) && query < p.queries && mark_of(query) == kPaddingKey; }

bool allowed(uint query, uint key) {
    if (query >= p.queries || key >= p.keys) return false;
    if (uniform_row(query)) return true;
    if (has(kHasGlobalKeys)) {
        if (mark_of(query) == kPaddingKey || mark_of(key) == kPaddingKey) return false;
        if (mark_of(query) == kGlobalKey || mark_of(key) == kGlobalKey) return true;
    }
    if (has(kHasSpans)) {
        const uint mark = mark_of(uint(position_of(query)));
        if (mark >= kFirstSpanKey && mark_of(key) == mark) return true;
    }
    if (has(kCausal) && int(key) > position_of(query)) return false;
    if (p.window != 0u && int(key) <= position_of(query) - int(p.window)) return false;
    if (p.ahead != 0u && int(key) >= position_of(query) + int(p.ahead)) return false;
    return !has(kHasMask) || mark_of(key) != kPaddingKey;
}

/// Positions from the query to the key.
int distance_of(uint query, uint key) { return int(key) - position_of(query); }

/// Bias that the table of this head adds for a distance; those outside take its first or last column.
float bias_of(int distance) {
    const uint column = uint(clamp(distance - p.first_distance, 0, int(p.distances) - 1));
    return bias[(has(kHasSlopes) ? p.heads : 0u) + head_index() * p.distances + column];
}

uint bias_end() { return (has(kHasSlopes) ? p.heads : 0u) + p.heads * p.distances; }

#ifdef TERMS_BINDING
float content_of(uint query, uint key, int distance) {
    if (query >= p.queries || key >= p.keys) return 0.0;
    const uint bucket = uint(bias[bias_end() + uint(clamp(distance - p.first_bucket, 0, int(p.buckets) - 1))]);
    precise float sum = 0.0;
    if (has(kHasQueryTerms)) sum += query_terms[(head_index() * p.queries + query) * p.bucket_count + bucket];
    if (has(kHasKeyTerms)) sum += key_terms[(head_index() * p.keys + key) * p.bucket_count + bucket];
    return sum;
}

/// Bias of the pattern of blocks: the logarithm of the copies, or kMasked.
float block_of(uint query, uint key) {
    if (query >= p.queries || key >= p.keys) return kMasked;
    return bias[bias_end() + p.buckets + query / p.block_size * p.block_columns + key / p.block_size];
}
#endif

/// Keys that the tile's queries may see by position: [first, end), first a multiple of kTileKeys.
uint first_key() {
    const int first = position_of(row_block() * kTileQueries);
    int hidden = p.window != 0u && !has(kHasGlobalKeys) ? max(first + 1 - int(p.window), 0) : 0;
    if (has(kHasSpans)) hidden = min(hidden, int(span_begin(uint(first))));
    return uint(hidden) / kTileKeys * kTileKeys;
}
uint end_key() {
    const int last = position_of(min((row_block() + 1u) * kTileQueries, p.queries));  // the position after the last query's
    uint end = has(kCausal) ? min(p.keys, uint(max(last, 0))) : p.keys;
    if (p.ahead != 0u && !has(kHasGlobalKeys)) end = min(end, uint(max(last - 1 + int(p.ahead), 0)));
    return has(kHasSpans) ? max(end, span_end(uint(last - 1))) : end;
}

bool is_masked(float score) { return floatBitsToUint(score) == floatBitsToUint(kMasked); }

/// Returns whether a softmax of a row with this score is NaN.
bool breaks_row(float score) { return is_nan(score) || floatBitsToUint(score) == 0x7F800000u; }

/// The weight that a score makes in a row of this maximum and sum.
float weight_of(float score, float largest, float sum) {
    if (is_nan(sum)) return is_masked(score) ? 0.0 : sum;
    return score > kMasked && sum > 0.0 ? exponential_or_zero(score - largest) / sum : 0.0;
}

/// The tile of a picture of `tiles` tiles over `count` entries that entry `index` falls into.
uint tile_of(uint index, uint tiles, uint count) { return ((index + 1u) * tiles - 1u) / count; }

/// Fills score_tile for the keys from `key_begin` on; masked entries are kMasked. Ends with a barrier.
void score_block(uint key_begin) {
    const uint query_begin = row_block() * kTileQueries;
    // In the order of the head's values and rounded one by one: the host computes the very same scores again (AttentionEvaluator).
    precise float sum[kTileKeys / kLanes];
    for (uint i = 0; i < kTileKeys / kLanes; ++i) sum[i] = 0.0;
    for (uint depth = 0; depth < p.head_size; depth += kDepth) {
        barrier();
        for (uint i = thread(); i < kTileQueries * kDepth; i += kThreads) {
            const uint row = i / kDepth, d = depth + i % kDepth, query = query_begin + row;
            query_tile[row][i % kDepth] = query < p.queries && d < p.head_size
                ? queries[(query * p.heads + head_index()) * p.head_size + d] : 0.0;
        }
        for (uint i = thread(); i < kTileKeys * kDepth; i += kThreads) {
            const uint row = i / kDepth, d = depth + i % kDepth, key = key_begin + row;
            key_tile[row][i % kDepth] = key < p.keys && d < p.head_size
                ? keys[(key * p.key_heads + key_head()) * p.head_size + d] : 0.0;
        }
        barrier();
        for (uint d = 0; d < kDepth; ++d) {
            const float q = query_tile[tile_row()][d];
            for (uint i = 0; i < kTileKeys / kLanes; ++i) sum[i] += q * key_tile[i * kLanes + lane()][d];
        }
    }
    for (uint i = 0; i < kTileKeys / kLanes; ++i) {
        precise float score = sum[i] * p.scale;
        if (p.softcap > 0.0) score = p.softcap * hyperbolic_tangent(score / p.softcap);
        const uint column = i * kLanes + lane();
        const int distance = distance_of(query_begin + tile_row(), key_begin + column);
        if (has(kHasSlopes)) score += bias[head_index()] * float(distance);
        if (p.distances != 0u) score += bias_of(distance);
        bool seen = allowed(query_begin + tile_row(), key_begin + column);
#ifdef TERMS_BINDING
        if (p.buckets != 0u) score += content_of(query_begin + tile_row(), key_begin + column, distance);
        if (p.block_size != 0u) {
            const float copies = block_of(query_begin + tile_row(), key_begin + column);
            seen = seen && copies > kMasked;
            score += seen ? copies : 0.0;
        }
#endif
        if (uniform_row(query_begin + tile_row())) score = 0.0;
        score_tile[tile_row()][column] = seen ? score : kMasked;
    }
    barrier();
}
