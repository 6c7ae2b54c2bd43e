#pragma once

#include "core/tensor.h"
#include "shaders/key_mask.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

/// A bias of each head by how many positions the key stands after the query, as a table: the learned buckets of T5
/// (arXiv 1910.10683) and MPNet (arXiv 2004.09297), written out. Distances outside take the first or the last column.
struct DistanceBias {
    std::int64_t first = 0;    ///< distance of the first column; below 0 where keys may stand before their queries
    std::vector<float> table;  ///< [heads, distances]; empty: none

    [[nodiscard]] bool empty() const { return table.empty(); }
    [[nodiscard]] std::int64_t columns(std::int64_t heads) const {
        return static_cast<std::int64_t>(table.size()) / heads;
    }
    [[nodiscard]] float at(std::int64_t heads, std::int64_t head, std::int64_t distance) const {
        const std::int64_t last = columns(heads) - 1;
        const std::int64_t column = std::clamp<std::int64_t>(distance - first, 0, last);
        return table[static_cast<std::size_t>(head * (last + 1) + column)];
    }
};

/// Terms of a score by what the query or the key holds and how far they stand apart (DeBERTa, arXiv 2006.03654):
/// by_query[h, i, b] + by_key[h, j, b], b the bucket of the distance. Distances outside take the first or last bucket.
struct ContentBias {
    std::int64_t first = 0;             ///< distance, key position - query position, of the first of `buckets`
    std::vector<std::int32_t> buckets;  ///< of one distance after the other; empty: no such terms
    std::int64_t count = 0;             ///< buckets that the terms have
    /// On the host, for those who compute scores again; the forward pass is given them beside (ContentTerms).
    std::shared_ptr<const Tensor> by_query{};  ///< [heads, queries, count] or null
    std::shared_ptr<const Tensor> by_key{};    ///< [heads, keys, count] or null

    [[nodiscard]] bool empty() const { return buckets.empty(); }
    [[nodiscard]] std::int64_t bucket(std::int64_t distance) const {
        const std::int64_t last = static_cast<std::int64_t>(buckets.size()) - 1;
        return buckets[static_cast<std::size_t>(std::clamp<std::int64_t>(distance - first, 0, last))];
    }
};

/// Which blocks of keys each block of queries sees (BigBird, arXiv 2007.14062), and how often: a block that is there
/// twice takes part in the row's sum and output twice, while its weights are those of a single copy.
struct BlockPattern {
    std::int64_t size = 0;             ///< tokens of a block; 0: no pattern
    std::int64_t columns = 0;          ///< blocks of keys
    std::vector<std::uint8_t> copies;  ///< [blocks of queries, blocks of keys]

    [[nodiscard]] bool empty() const { return size == 0; }
    [[nodiscard]] std::uint8_t at(std::int64_t query, std::int64_t key) const {
        return copies[static_cast<std::size_t>(query / size * columns + key / size)];
    }
};

/// How an attention module turns queries and keys into weights; everything but the numbers themselves:
///     score(h, i, j) = softcap(scale * q_i . k_j) + bias(h, i, j),  A[h, i, j] = exp(score - max[h, i]) / sum[h, i],
///     masked entries exactly 0
/// Query i stands at position `query_offset + i`, key j at position j.
struct AttentionSpec {
    std::int32_t heads = 1;       ///< query heads
    std::int32_t key_heads = 1;   ///< key and value heads; heads / key_heads query heads share one (arXiv 2305.13245)
    std::int32_t head_size = 1;   ///< values of a query or key of one head
    std::int32_t value_size = 1;  ///< values of a value vector of one head
    float scale = 1.0F;
    float softcap = 0.0F;  ///< 0: none; else c * tanh(score / c) (Gemma 2, arXiv 2408.00118)
    bool causal = false;   ///< key position must not exceed query position
    std::int32_t window =
        0;  ///< 0: none; else keys with position > query position - window only (sliding window, arXiv 2310.06825)
    std::int32_t ahead = 0;  ///< 0: no limit; else keys with position < query position + ahead only (local layers that
                             ///< look to both sides)
    std::int64_t query_offset = 0;  ///< positions already in the key/value cache
    std::vector<KeyMark> key_mask;  ///< [keys]; empty: all keys are ordinary ones
    /// [heads] bias of a head for each position that the key stands after the query, slope * (j - query_offset - i)
    /// (ALiBi, arXiv 2108.12409); empty: none
    std::vector<float> slopes;
    bool symmetric_slopes = false;  ///< the bias is -slope * |j - query_offset - i| (MosaicBERT, arXiv 2312.17482)
    DistanceBias distance_bias;     ///< added after `slopes`
    std::vector<float>
        sinks;  ///< [heads] extra score that takes part in the sum only (attention sinks of gpt-oss); empty: none

    ContentBias content_bias;  ///< added after `distance_bias`
    BlockPattern blocks;
    /// key_mask marks tokens that everyone sees and that see everyone, however far away (kGlobalKey); padding sees
    /// nothing (Longformer, arXiv 2004.05150).
    bool global_keys = false;
    /// key_mask marks spans of neighbors (from kFirstSpanKey on, one mark a span), which see each other whatever
    /// causality and windows say: the tokens of an image (Gemma 3, arXiv 2503.19786), or of a prompt (PaliGemma, arXiv
    /// 2407.07726).
    bool spans = false;
    std::vector<std::uint8_t> image_keys;  ///< [keys] 1: a token of an image; empty: there is none
    /// Queries that are padding have uniform weights, on padding too: what a mask of very low scores makes of them.
    bool padding_sees_all = false;

    /// Returns whether the query is padding that has uniform weights.
    [[nodiscard]] bool uniform(std::int64_t query) const {
        return padding_sees_all && !key_mask.empty() && key_mask[static_cast<std::size_t>(query)] == kPaddingKey;
    }
    /// Returns whether the query sees all keys but padding, and whether it sees none, where some keys are everyone's.
    [[nodiscard]] bool sees_all(std::int64_t query) const {
        return global_keys && key_mask[static_cast<std::size_t>(query)] == kGlobalKey;
    }
    [[nodiscard]] bool sees_nothing(std::int64_t query) const {
        return global_keys && key_mask[static_cast<std::size_t>(query)] == kPaddingKey;
    }
    /// Returns whether two keys belong to one span.
    [[nodiscard]] bool in_span_of(std::int64_t key, std::int64_t other) const {
        const KeyMark mark = key_mask[static_cast<std::size_t>(key)];
        return mark >= kFirstSpanKey && mark == key_mask[static_cast<std::size_t>(other)];
    }
    /// First key of the span that a key belongs to, and the key after its last one; the key and the next where it
    /// belongs to none.
    [[nodiscard]] std::int64_t span_begin(std::int64_t key) const {
        while (key > 0 && in_span_of(key, key - 1)) --key;
        return key;
    }
    [[nodiscard]] std::int64_t span_end(std::int64_t key) const {
        const auto keys = static_cast<std::int64_t>(key_mask.size());
        while (key + 1 < keys && in_span_of(key, key + 1)) ++key;
        return key + 1;
    }
    /// Returns whether a query is a token of an image.
    [[nodiscard]] bool of_image(std::int64_t query) const {
        return !image_keys.empty() && image_keys[static_cast<std::size_t>(query_offset + query)] != 0;
    }
    /// What the slope of a head is multiplied by for a key so many positions after its query.
    [[nodiscard]] std::int64_t sloped_distance(std::int64_t distance) const {
        return symmetric_slopes && distance > 0 ? -distance : distance;
    }
    /// Number of the first `queries` queries that are no tokens of an image.
    [[nodiscard]] std::int64_t text_queries(std::int64_t queries) const {
        std::int64_t of_text = 0;
        for (std::int64_t query = 0; query < queries; ++query) of_text += of_image(query) ? 0 : 1;
        return of_text;
    }
    /// Returns whether more than positions and the key mask decide who sees whom.
    [[nodiscard]] bool structured() const { return !blocks.empty() || global_keys || padding_sees_all; }

    /// Returns whether query i may attend to key j.
    [[nodiscard]] bool allowed(std::int64_t query, std::int64_t key) const {
        if (uniform(query)) return true;
        if (sees_nothing(query)) return false;
        if (!blocks.empty() && blocks.at(query, key) == 0) return false;
        if (sees_all(key) || (sees_all(query) && !sees_nothing(key))) return true;
        const std::int64_t position = query_offset + query;
        if (spans && in_span_of(position, key)) return true;
        if (causal && key > position) return false;
        if (window > 0 && key <= position - window) return false;
        if (ahead > 0 && key >= position + ahead) return false;
        return key_mask.empty() || key_mask[static_cast<std::size_t>(key)] != kPaddingKey;
    }
    /// Returns whether a row with at least one allowed key sums to 1 by definition.
    [[nodiscard]] bool rows_sum_to_one() const {
        const auto repeats = [](std::uint8_t copies) { return copies > 1; };
        return sinks.empty() && std::none_of(blocks.copies.begin(), blocks.copies.end(), repeats);
    }
};

/// Where a part of an attention matrix begins.
struct AttentionCorner {
    std::int32_t head = 0;
    std::int64_t query = 0;
    std::int64_t key = 0;
};

}  // namespace headlight
