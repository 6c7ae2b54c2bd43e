// What all passes over attention share: a tile of queries and the scores of that tile against a block of keys.
// The shader says which binding holds the biases: BIAS_BINDING. A workgroup works on kTileQueries rows of one head: scores are computed for 4
// queries and 2 keys a thread, and then kLanes threads share a row.
#extension GL_EXT_control_flow_attributes : require
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

// Numbers of queries lie in shared memory by four, those of keys and values by two. All of it stays within the 16 KiB that every device has.
const uint kDepth = 16u;                     // of queries and keys that are in shared memory at a time
const uint kQueryQuads = kTileQueries / 4u;  // also the threads along queries
const uint kKeyPairs = kTileKeys / 2u;       // also the threads along keys and values
const uint kScoreStride = kQueryQuads + 1u;  // one more, so that threads that run in step reach other banks
const uint kPairStride = kKeyPairs + 1u;
const uint kQueryReads = kTileQueries * kDepth / kThreads;
const uint kKeyReads = kTileKeys * kDepth / kThreads;

shared vec4 score_quads[kTileKeys * kScoreStride];  // [keys, queries]
shared vec4 query_quads[kDepth * kQueryQuads];      // [depth, queries]
shared vec2 pairs[kDepth * kPairStride];            // [depth, keys], then [keys, values]; and what the lanes of a row tell each other
float query_reads[kQueryReads];
float key_reads[kKeyReads];

float score_of(uint row, uint column) { return score_quads[column * kScoreStride + row / 4u][row % 4u]; }
void set_score(uint row, uint column, float score) { score_quads[column * kScoreStride + row / 4u][row % 4u] = score; }

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
/// Place of a thread among those that share a tile's products: those that run in step are 8 pairs of keys or values wide and 4 quads of queries
/// high, and read least of both.
uint across() { return thread() / 32u % 4u * 8u + thread() % 8u; }
uint down() { return thread() / 128u * 4u + thread() % 32u / 8u; }

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

void read_operands(uint query_begin, uint key_begin, uint depth) {
    [[unroll]] for (uint i = 0; i < kQueryReads; ++i) {
        const uint at = thread() + i * kThreads, query = query_begin + at / kDepth, d = depth + at % kDepth;
        query_reads[i] = query < p.queries && d < p.head_size ? queries[(query * p.heads + head_index()) * p.head_size + d] : 0.0;
    }
    [[unroll]] for (uint i = 0; i < kKeyReads; ++i) {
        const uint at = thread() + i * kThreads, key = key_begin + at / kDepth, d = depth + at % kDepth;
        key_reads[i] = key < p.keys && d < p.head_size ? keys[(key * p.key_heads + key_head()) * p.head_size + d] : 0.0;
    }
}

void store_operands() {
    [[unroll]] for (uint i = 0; i < kQueryReads; ++i) {
        const uint at = thread() + i * kThreads, row = at / kDepth, d = at % kDepth;
        query_quads[d * kQueryQuads + row / 4u][row % 4u] = query_reads[i];
    }
    [[unroll]] for (uint i = 0; i < kKeyReads; ++i) {
        const uint at = thread() + i * kThreads, row = at / kDepth, d = at % kDepth;
        pairs[d * kPairStride + row / 2u][row % 2u] = key_reads[i];
    }
}

/// Fills score_quads with the products of the tile's queries and the keys from `key_begin` on. Ends with a barrier.
void multiply_block(uint key_begin) {
    const uint query_begin = row_block() * kTileQueries;
    // In the order of the head's values and rounded one by one: the host computes the very same scores again (AttentionEvaluator).
    precise vec4 sum[2];  // of a key each, by queries
    sum[0] = sum[1] = vec4(0.0);
    read_operands(query_begin, key_begin, 0u);
    for (uint depth = 0; depth < p.head_size; depth += kDepth) {
        barrier();
        store_operands();
        barrier();
        if (depth + kDepth < p.head_size) read_operands(query_begin, key_begin, depth + kDepth);
        [[dont_unroll]] for (uint first = 0; first < kDepth; first += 4u) {  // the code of a pass should fit into a cache of instructions
            [[unroll]] for (uint d = first; d < first + 4u; ++d) {
                const vec4 of_queries = query_quads[d * kQueryQuads + down()];
                const vec2 of_keys = pairs[d * kPairStride + across()];
                sum[0] += of_queries * of_keys[0];
                sum[1] += of_queries * of_keys[1];
            }
        }
    }
    score_quads[across() * 2u * kScoreStride + down()] = sum[0];
    score_quads[(across() * 2u + 1u) * kScoreStride + down()] = sum[1];
    barrier();
}

/// The score of the thread's row and a key, from what multiply_block left for it; kMasked where the query does not see the key.
float finished_score(uint key_begin, uint column) {
    const uint query = row_block() * kTileQueries + tile_row(), key = key_begin + column;
    precise float score = score_of(tile_row(), column) * p.scale;
    if (p.softcap > 0.0) score = p.softcap * hyperbolic_tangent(score / p.softcap);
    const int distance = distance_of(query, key);
    if (has(kHasSlopes)) score += bias[head_index()] * float(has(kSymmetricSlopes) ? -abs(distance) : distance);
    if (p.distances != 0u) score += bias_of(distance);
    bool seen = allowed(query, key);
#ifdef TERMS_BINDING
    if (p.buckets != 0u) score += content_of(query, key, distance);
    if (p.block_size != 0u) {
        const float copies = block_of(query, key);
        seen = seen && copies > kMasked;
        score += seen ? copies : 0.0;
    }
#endif
    if (uniform_row(query)) score = 0.0;
    return seen ? score : kMasked;
}
