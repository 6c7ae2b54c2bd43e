#pragma once

#include "backends/backend.h"
#include "capture/rotary_turn.h"
#include "core/tensor.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace headlight {

class AttentionField;

/// Tokens of a module that attend to each other and to no others, with their rows (and columns) in a field of their
/// own, which may have more.
struct AttentionWindow {
    std::vector<std::int32_t> tokens;
    std::vector<std::int32_t> rows;
    std::shared_ptr<const AttentionField> field;
};

/// One attention module of one layer, kept as what makes its weights: queries and keys as used, and the row statistics
/// of the forward pass (docs/design.md, "Attention that is never stored whole"). Any part of the weights is computed
/// again when it is asked for, on the device where that is sooner and the device still there, otherwise on the host.
/// Immutable; every question may be asked from any thread.
class AttentionField {
  public:
    struct Parts {
        AttentionSpec spec;
        Tensor queries;                    ///< [queries, heads * head_size], after rotary embedding or norms
        Tensor keys;                       ///< [keys, key_heads * head_size]
        Tensor row_max;                    ///< [heads, queries]
        Tensor row_sum;                    ///< [heads, queries]
        Tensor thumbnails;                 ///< [heads, h, w], may be empty
        std::vector<HeadMetrics> metrics;  ///< one a head, may be empty
        Tensor value_norms;                ///< [heads, keys] norms of W_O v_j, may be empty
        Tensor global_value_norms{};       ///< those that queries that see all take instead; empty: the same
        Tensor values{};                   ///< [keys, key_heads * value_size], may be empty
        std::optional<RotaryTurn> turn{};  ///< that queries and keys have had; nothing: none
        /// [heads]: weights [queries, keys] that an intervention put in the place of the computed ones, or null; empty:
        /// none were replaced. Scores stay the computed ones.
        std::vector<std::shared_ptr<const Tensor>> replaced{};
        bool recorded = false;  ///< the weights are all that is known: queries, keys and scores say nothing
        std::shared_ptr<const AttentionEvaluator> evaluator;
        std::shared_ptr<AttentionAnswerer> answerer;  ///< asked before the evaluator; may be null
        /// In place of queries, keys, row statistics and evaluator (parts_of_windows); empty: there are none.
        std::vector<AttentionWindow> windows{};
    };
    /// Throws Error(Input) when the parts' shapes do not belong together.
    explicit AttentionField(Parts parts);

    [[nodiscard]] std::int32_t heads() const { return parts_.spec.heads; }
    [[nodiscard]] std::int64_t query_count() const {
        return windowed() ? static_cast<std::int64_t>(window_of_.size()) : parts_.queries.size(0);
    }
    [[nodiscard]] std::int64_t key_count() const { return windowed() ? query_count() : parts_.keys.size(0); }
    /// Whether its tokens attend within windows only; these are those windows.
    [[nodiscard]] bool windowed() const { return !parts_.windows.empty(); }
    [[nodiscard]] const std::vector<AttentionWindow>& windows() const { return parts_.windows; }
    [[nodiscard]] const AttentionSpec& spec() const { return parts_.spec; }
    [[nodiscard]] const Tensor& queries() const { return parts_.queries; }
    /// [heads, queries]: each row's largest score, and its sum of exp(score - max); empty where there are windows.
    [[nodiscard]] const Tensor& row_max() const { return parts_.row_max; }
    [[nodiscard]] const Tensor& row_sum() const { return parts_.row_sum; }
    /// [head_size]: the vector of one query, or of the key that a head compares it with; [value_size]: the value of
    /// that key, empty where values were not kept. Throws Error(Input) for what is not there.
    [[nodiscard]] std::span<const float> query(std::int32_t head, std::int64_t query) const;
    [[nodiscard]] std::span<const float> key(std::int32_t head, std::int64_t key) const;
    [[nodiscard]] std::span<const float> value(std::int32_t head, std::int64_t key) const;
    [[nodiscard]] const std::optional<RotaryTurn>& turn() const { return parts_.turn; }
    [[nodiscard]] bool recorded() const { return parts_.recorded; }
    /// Whether an intervention put other weights in the place of the head's own.
    [[nodiscard]] bool replaced(std::int32_t head) const {
        if (windowed()) return parts_.windows.front().field->replaced(head);
        return !parts_.replaced.empty() && parts_.replaced.at(static_cast<std::size_t>(head)) != nullptr;
    }

    /// Whether query i may attend to key j: a masked weight is not the same as a weight of zero.
    [[nodiscard]] bool allowed(std::int64_t query, std::int64_t key) const {
        if (windowed()) return window_of_[static_cast<std::size_t>(query)] == window_of_[static_cast<std::size_t>(key)];
        return parts_.spec.allowed(query, key);
    }
    /// Keys that some of the queries may see by their positions, the key mask not looked at; those outside weigh 0.
    [[nodiscard]] TokenRange visible_keys(TokenRange query_range) const;
    /// Weights [query_range, key_range]; masked entries exactly 0. Throws Error(Input) for ranges outside.
    [[nodiscard]] Tensor weights(std::int32_t head, TokenRange query_range, TokenRange key_range) const;
    [[nodiscard]] Tensor weights(std::int32_t head) const;
    /// Weights of one query over all keys.
    [[nodiscard]] std::vector<float> row(std::int32_t head, std::int64_t query) const;
    /// Scores before the softmax (scale and soft cap applied); masked entries are -infinity.
    [[nodiscard]] Tensor scores(std::int32_t head, TokenRange query_range, TokenRange key_range) const;
    /// The head's picture in height x width tiles (at most one a weight): [min(height, queries), min(width, keys)].
    /// Tile r covers queries [r * queries / height, (r + 1) * queries / height), keys likewise; masked weights count as
    /// the zeros they are. Works through blocks of rows and skips what lies above the diagonal of a causal module.
    /// Throws Error(Input) for no tiles, Error(Cancelled) when the token is set.
    [[nodiscard]] Tensor pooled(std::int32_t head, std::int64_t height, std::int64_t width, Pooling pooling,
                                const std::stop_token& stop = {}) const;

    /// The window of a token, and its row there, where the field is `windowed`. Throws Error(Input) for a token that is
    /// not there.
    [[nodiscard]] std::pair<const AttentionField*, std::int64_t> place_in_window(std::int64_t token) const;

    [[nodiscard]] const Tensor& thumbnails() const { return parts_.thumbnails; }
    [[nodiscard]] const std::vector<HeadMetrics>& metrics() const { return parts_.metrics; }
    [[nodiscard]] const Tensor& value_norms() const { return parts_.value_norms; }
    /// [heads, keys], of the values as they are handed to this query; empty where they were not kept.
    [[nodiscard]] const Tensor& value_norms_for(std::int64_t query) const {
        const bool global = !parts_.global_value_norms.empty() && parts_.spec.sees_all(query);
        return global ? parts_.global_value_norms : parts_.value_norms;
    }
    /// Bytes held.
    [[nodiscard]] std::size_t memory() const;

  private:
    [[nodiscard]] AttentionQuestion question(std::int32_t head, TokenRange queries, TokenRange keys) const;
    void check_head(std::int32_t head) const;
    void check_question(std::int32_t head, TokenRange queries, TokenRange keys) const;
    /// Scores of [queries, keys] without mask.
    void score_block(std::int32_t head, TokenRange queries, TokenRange keys, float* out) const;
    /// Weights, or scores, gathered from the windows; `nothing` outside of them.
    [[nodiscard]] Tensor gathered(std::int32_t head, TokenRange queries, TokenRange keys, bool scores,
                                  float nothing) const;
    /// A part of the weights that replaced the head's own.
    [[nodiscard]] Tensor replaced_part(std::int32_t head, TokenRange queries, TokenRange keys) const;
    /// Turns the scores of one query over `keys` into weights, in place.
    void weigh_row(std::int32_t head, std::int64_t query, TokenRange keys, float* row) const;

    /// The same where patterns decide who sees whom, key by key.
    void weigh_structured_row(std::int32_t head, std::int64_t query, TokenRange keys, float* row) const;

    Parts parts_;
    std::vector<std::uint8_t> key_allowed_;  // the key mask, or all ones
    std::vector<std::int32_t> window_of_;    // of every token; empty where there are no windows
};

}  // namespace headlight
