#pragma once

#include "capture/attention_field.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace headlight {

/// Anomalies of recorded weights.
struct RecordedFindings {
    std::int64_t not_numbers = 0;  ///< NaN and infinite ones
    std::int64_t negative = 0;
    std::int64_t other_sums = 0;  ///< rows whose sum is neither 1 nor 0, by more than rounding to fp16 can do
    std::int64_t rows = 0;
    bool causal = true;  ///< no query weighs a key behind it
    RecordedFindings& operator+=(const RecordedFindings& other);
};

/// Weights of one module as they were recorded.
struct RecordedWeights {
    /// Weights that are stored for global tokens and a window (window_layout.h).
    struct Windows {
        std::vector<std::int64_t> global;     ///< tokens that see all and are seen by all, ascending
        std::optional<TensorView> weights{};  ///< those of their rows, [heads, keys or more, global tokens]; none: no
                                              ///< token is global
    };
    TensorView weights;  ///< [heads, queries, keys]; with windows [heads, queries, global tokens + window + 1]
    std::optional<Windows> windows{};
    std::optional<TensorView> mask{};  ///< bytes [queries, keys]: 1 where a query may attend; nothing: told otherwise
};

/// Reads all weights once. With fewer queries than keys, the queries are the last positions. Throws Error(Cancelled)
/// when the token is set.
RecordedFindings examine_weights(const RecordedWeights& weights, const std::stop_token& stop);

/// A field that answers from weights that were recorded and has no scores. The first query stands at position
/// `query_offset`; `causal` says whether keys after a query are masked instead of weighing nothing. Throws
/// Error(Cancelled) when the token is set.
std::shared_ptr<const AttentionField> recorded_field(const RecordedWeights& weights, bool causal,
                                                     std::int64_t query_offset, const std::stop_token& stop);

}  // namespace headlight
