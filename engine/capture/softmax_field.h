#pragma once

#include "capture/attention_field.h"
#include "core/kept/kept_rows.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace headlight {

/// The usual attention, kept as what makes its weights: queries and keys as used, and the row statistics of the forward
/// pass. Any part of the weights is computed again when it is asked for, on the device where that is sooner and the
/// device still there, otherwise on the host.
class SoftmaxField final : public AttentionField {
  public:
    struct Parts {
        AttentionSpec spec;
        KeptRows queries;  ///< [queries, heads * head_size], after rotary embedding or norms
        KeptRows keys;     ///< [keys, key_heads * head_size]
        Tensor row_max;    ///< [heads, queries]: each row's largest score
        Tensor row_sum;    ///< [heads, queries]: its sum of exp(score - max)
        FieldSummary summary;
        Tensor global_value_norms{};       ///< those that queries that see all take instead; empty: the same
        Tensor values{};                   ///< [keys, key_heads * value_size], may be empty
        std::optional<RotaryTurn> turn{};  ///< that queries and keys have had; nothing: none
        /// [heads]: weights [queries, keys] that an intervention put in the place of the computed ones, or null; empty:
        /// none were replaced. Scores stay the computed ones.
        std::vector<std::shared_ptr<const Tensor>> replaced{};
        std::shared_ptr<const AttentionEvaluator> evaluator;
        std::shared_ptr<AttentionAnswerer> answerer;  ///< asked before the evaluator; may be null
    };
    /// Throws Error(Input) when the parts' shapes do not belong together.
    explicit SoftmaxField(Parts parts);

    [[nodiscard]] const AttentionSpec& spec() const { return parts_.spec; }
    [[nodiscard]] const Tensor& row_sum() const { return parts_.row_sum; }

    [[nodiscard]] bool allowed(std::int64_t query, std::int64_t key) const override {
        return parts_.spec.allowed(query, key);
    }
    [[nodiscard]] std::int64_t lost_rows(std::int32_t head) const override;
    [[nodiscard]] bool replaced(std::int32_t head) const override {
        return !parts_.replaced.empty() && parts_.replaced.at(static_cast<std::size_t>(head)) != nullptr;
    }
    [[nodiscard]] const AttentionSpec* scoring() const override { return &parts_.spec; }
    [[nodiscard]] const RotaryTurn* turn() const override { return parts_.turn ? &*parts_.turn : nullptr; }
    [[nodiscard]] Tensor scores(std::int32_t head, TokenRange query_range, TokenRange key_range) const override;
    [[nodiscard]] ScoreSource score_source(std::int32_t head, std::int64_t query, std::int64_t key) const override;
    [[nodiscard]] std::vector<float> value(std::int32_t head, std::int64_t query, std::int64_t key) const override;
    [[nodiscard]] std::optional<ScoreInputs> inputs() const override;
    [[nodiscard]] const Tensor& value_norms_for(std::int64_t query) const override;
    [[nodiscard]] std::vector<AttentionLayout> layouts(std::int64_t padded_keys) const override;
    [[nodiscard]] std::int64_t padding_step() const override;
    [[nodiscard]] std::size_t memory() const override;

  protected:
    [[nodiscard]] const AttentionSpec* mask() const override { return &parts_.spec; }
    [[nodiscard]] Tensor part_of_weights(std::int32_t head, TokenRange queries, TokenRange keys) const override;
    void pool(std::int32_t head, Tensor& picture, Pooling pooling, const std::stop_token& stop) const override;

  private:
    /// Nothing where queries and keys are kept in a form that an answerer cannot read.
    [[nodiscard]] std::optional<AttentionQuestion> question(std::int32_t head, TokenRange queries,
                                                            TokenRange keys) const;
    /// Scores of [queries, keys] without mask.
    void score_block(std::int32_t head, TokenRange queries, TokenRange keys, float* out) const;
    /// A part of the weights that replaced the head's own.
    [[nodiscard]] Tensor replaced_part(std::int32_t head, TokenRange queries, TokenRange keys) const;
    /// Turns the scores of one query over `keys` into weights, in place.
    void weigh_row(std::int32_t head, std::int64_t query, TokenRange keys, float* row) const;
    /// The same where patterns decide who sees whom, key by key.
    void weigh_structured_row(std::int32_t head, std::int64_t query, TokenRange keys, float* row) const;
    /// Terms of positions and contents in the scores of a head, [queries, keys].
    [[nodiscard]] Tensor bias_of_pairs(std::int32_t head) const;
    void pool_replaced(std::int32_t head, Tensor& picture, Pooling pooling, const std::stop_token& stop) const;

    Parts parts_;
    std::vector<std::uint8_t> key_allowed_;  // the key mask, or all ones
};

/// Numbers of the parts of a field. Throws Error(Input) when their shapes do not belong together.
FieldSize checked_size(const SoftmaxField::Parts& parts);

}  // namespace headlight
