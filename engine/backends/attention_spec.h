#pragma once

#include <algorithm>
#include <cstdint>
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
    std::int64_t query_offset = 0;       ///< positions already in the key/value cache
    std::vector<std::uint8_t> key_mask;  ///< [keys], 0 = padding that nobody may attend to; empty: all keys count
    /// [heads] bias of a head for each position that the key stands after the query, slope * (j - query_offset - i)
    /// (ALiBi, arXiv 2108.12409); empty: none
    std::vector<float> slopes;
    DistanceBias distance_bias;  ///< added after `slopes`
    std::vector<float>
        sinks;  ///< [heads] extra score that takes part in the sum only (attention sinks of gpt-oss); empty: none

    /// Whether query i may attend to key j.
    [[nodiscard]] bool allowed(std::int64_t query, std::int64_t key) const {
        const std::int64_t position = query_offset + query;
        if (causal && key > position) return false;
        if (window > 0 && key <= position - window) return false;
        if (ahead > 0 && key >= position + ahead) return false;
        return key_mask.empty() || key_mask[static_cast<std::size_t>(key)] != 0;
    }
    /// Whether a row with at least one allowed key sums to 1 by definition.
    [[nodiscard]] bool rows_sum_to_one() const { return sinks.empty(); }
};

/// Where a part of an attention matrix begins.
struct AttentionCorner {
    std::int32_t head = 0;
    std::int64_t query = 0;
    std::int64_t key = 0;
};

}  // namespace headlight
