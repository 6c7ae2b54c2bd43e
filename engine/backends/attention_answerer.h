#pragma once

#include "backends/attention_spec.h"
#include "core/tensor.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace headlight {

/// Half-open range of token positions.
struct TokenRange {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    [[nodiscard]] std::int64_t size() const { return end - begin; }
};

/// How a tile of weights becomes one number.
enum class Pooling { Mean, Max };

/// Keys that the queries may see by their positions (not yet by the key mask), as one range cut to `keys`; empty ranges
/// are {b, b}.
inline TokenRange seen_keys(const AttentionSpec& spec, TokenRange queries, TokenRange keys) {
    if (queries.size() == 0) return {keys.begin, keys.begin};
    TokenRange seen = keys;
    if (spec.global_keys || spec.padding_sees_all) return seen;
    if (spec.causal) seen.end = std::min(seen.end, spec.query_offset + queries.end);
    if (spec.ahead > 0) seen.end = std::min(seen.end, spec.query_offset + queries.end - 1 + spec.ahead);
    if (spec.window > 0) seen.begin = std::max(seen.begin, spec.query_offset + queries.begin - spec.window + 1);
    if (spec.spans) {
        seen.begin = std::max(keys.begin, std::min(seen.begin, spec.span_begin(spec.query_offset + queries.begin)));
        seen.end = std::min(keys.end, std::max(seen.end, spec.span_end(spec.query_offset + queries.end - 1)));
    }
    seen.end = std::max(seen.begin, seen.end);
    return {std::min(seen.begin, keys.end), std::min(seen.end, keys.end)};
}

/// A part of one head's weights that somebody asks for, and the attention module that it is part of. Everything lies in
/// host memory, and need not outlive the question.
struct AttentionQuestion {
    const AttentionSpec& spec;
    const Tensor& queries;  ///< [queries, heads * head_size]
    const Tensor& keys;     ///< [keys, key_heads * head_size]
    const Tensor& row_max;  ///< [heads, queries]
    const Tensor& row_sum;  ///< [heads, queries]
    std::int32_t head = 0;
    TokenRange query_range;  ///< inside the module
    TokenRange key_range;
};

/// A device's answers to questions about long inputs. Nothing instead of an answer means that the host must answer by
/// itself: the question is too small to be worth the way, or the device is busy, out of memory, lost or gone. May be
/// asked from any thread while the backend works for another; outlives its backend.
class AttentionAnswerer {
  public:
    virtual ~AttentionAnswerer() = default;
    /// Weights [query_range, key_range] as AttentionField::weights gives them.
    [[nodiscard]] virtual std::optional<Tensor> weights(const AttentionQuestion& question) = 0;
    /// The whole head's picture as AttentionField::pooled gives it, [height, width], at most one tile a weight. Throws
    /// Error(Cancelled) when the token is set.
    [[nodiscard]] virtual std::optional<Tensor> pooled(const AttentionQuestion& question, std::int64_t height,
                                                       std::int64_t width, Pooling pooling,
                                                       const std::stop_token& stop) = 0;
};

}  // namespace headlight
