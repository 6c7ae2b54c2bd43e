#pragma once

#include "capture/attention_field.h"
#include "core/thread_pool.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace headlight {

/// Softmax attention whose queries and keys stay where they are, in a mapped file: they are decoded, and weights
/// computed, when somebody asks.
struct MappedParts {
    /// Heads, sizes, scale, soft cap, causal, window, ahead, query offset and sinks are used; no key mask, no biases.
    AttentionSpec spec;
    TensorView queries;                       ///< [heads, queries, head_size]
    TensorView keys;                          ///< [key_heads, keys, head_size]
    std::optional<TensorView> values{};       ///< [key_heads, keys, value_size]
    std::optional<TensorView> value_norms{};  ///< [heads, keys]; nothing: norms of `values`, where there are any
    std::optional<TensorView> bias{};         ///< [heads or 1, queries, keys] added to the scores; below -1e30: masked
    std::optional<TensorView> mask{};         ///< U8 or Bool [queries, keys] or [heads, queries, keys]; 0: masked
    std::shared_ptr<const AttentionEvaluator> evaluator;
    /// Queries, evenly spaced, that metrics and thumbnails are computed from when they are asked for the first time.
    std::int64_t summary_queries = 0;
    ThreadCount threads{};  ///< for metrics and thumbnails
};

/// The field of such a module. Throws Error(Input) when the parts' shapes do not belong together.
std::shared_ptr<const AttentionField> mapped_field(MappedParts parts);

}  // namespace headlight
