#pragma once

#include "backends/backend.h"
#include "capture/rotary_turn.h"
#include "core/tensor.h"
#include "core/text/sentence.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

/// Numbers of heads, queries and keys of an attention module.
struct FieldSize {
    std::int32_t heads = 1;
    std::int64_t queries = 0;
    std::int64_t keys = 0;
};

/// Summary of an attention module besides its weights, computed by the forward pass.
struct FieldSummary {
    Tensor thumbnails{};                 ///< [heads, h, w], may be empty
    std::vector<HeadMetrics> metrics{};  ///< one a head, may be empty
    Tensor value_norms{};                ///< [heads, keys] norms of W_O v_j, may be empty

    /// Bytes held.
    [[nodiscard]] std::size_t memory() const;
};

/// Parts of one score and of the row that it competes in. Refers to the field that gave it.
struct ScoreSource {
    const AttentionSpec* spec = nullptr;
    const RotaryTurn* turn = nullptr;   ///< that both vectors have had; null: none
    std::int64_t query = 0;             ///< as `spec` counts: where tokens attend within windows, inside the window
    std::int64_t key = -1;              ///< -1, and no vectors, where the two never meet
    std::vector<float> query_vector{};  ///< as compared
    std::vector<float> key_vector{};    ///< as compared
    std::optional<float> bias{};        ///< that was recorded for the pair beside what `spec` says; nothing: none
    float row_max = 0;                  ///< largest score of the row
    float row_sum = 0;                  ///< sum of exp(score - row_max)
};

/// Inputs of the weights of a module, head by head, as in a capture file (formats/capture_file.h). Refers to the
/// field that gave it.
struct ScoreInputs {
    std::function<Tensor(std::int32_t)> queries;   ///< of a head, [queries, head_size]
    std::function<Tensor(std::int32_t)> keys;      ///< of a key head, [keys, head_size]
    std::function<Tensor(std::int32_t)> values{};  ///< of a key head, [keys, value_size]; null: not kept
    std::function<Tensor(std::int32_t)> bias{};    ///< of a head, [queries, keys], added to scores; null: none
    bool masks_pairs = false;                      ///< more than causality and windows decides who sees whom
};

/// Weights of all heads as Hugging Face transformers returns them. Refers to the field that gave it.
struct AttentionLayout {
    bool global_queries = false;                  ///< the rows of global tokens, which are not in the other form
    Shape shape;                                  ///< [heads, ...]
    std::function<Tensor(std::int32_t)> weights;  ///< of one head
};

/// One attention module of one layer, any part of whose weights may be asked for
/// (docs/design.md, "Attention that is never stored whole"). Each kind of attention implements it: softmax_field.h,
/// windowed_field.h, landmark_field.h, recorded_field.h, mapped_field.h. Immutable; every question may be asked from
/// any thread.
class AttentionField {
  public:
    virtual ~AttentionField() = default;
    AttentionField(const AttentionField&) = delete;
    AttentionField& operator=(const AttentionField&) = delete;

    [[nodiscard]] std::int32_t heads() const { return size_.heads; }
    [[nodiscard]] std::int64_t query_count() const { return size_.queries; }
    [[nodiscard]] std::int64_t key_count() const { return size_.keys; }
    /// Position of the first query, keys counted from 0.
    [[nodiscard]] std::int64_t query_offset() const { return mask() == nullptr ? 0 : mask()->query_offset; }
    /// Returns whether keys after a query are masked.
    [[nodiscard]] bool causal() const { return mask() != nullptr && mask()->causal && !mask()->spans; }

    /// Name of what the layer has in the place of attention, which then has no heads: "short convolution"; empty: it
    /// has attention.
    [[nodiscard]] virtual std::string in_place_of_attention() const { return {}; }

    /// Returns whether query i may attend to key j: a masked weight is not the same as a weight of zero.
    [[nodiscard]] virtual bool allowed(std::int64_t query, std::int64_t key) const = 0;
    /// Returns whether `allowed` is known to answer as the other's does, for the same tokens.
    [[nodiscard]] bool same_mask(const AttentionField& other) const;
    /// Returns whether `allowed` depends on more than positions and marks of tokens: a mask of its own for every pair.
    [[nodiscard]] virtual bool masks_pairs() const { return false; }
    /// Keys that some of the queries may see by their positions, the key mask not looked at; those outside weigh 0.
    [[nodiscard]] TokenRange visible_keys(TokenRange query_range) const;

    /// Weights [query_range, key_range]; masked entries exactly 0. Throws Error(Input) for ranges outside.
    [[nodiscard]] Tensor weights(std::int32_t head, TokenRange query_range, TokenRange key_range) const;
    [[nodiscard]] Tensor weights(std::int32_t head) const;
    /// Weights of one query over all keys.
    [[nodiscard]] std::vector<float> row(std::int32_t head, std::int64_t query) const;
    /// The head's picture in height x width tiles (at most one a weight): [min(height, queries), min(width, keys)].
    /// Tile r covers queries [r * queries / height, (r + 1) * queries / height), keys likewise; masked weights count as
    /// the zeros they are. Works through blocks of rows and skips what lies above the diagonal of a causal module.
    /// Throws Error(Input) for no tiles, Error(Cancelled) when the token is set.
    [[nodiscard]] Tensor pooled(std::int32_t head, std::int64_t height, std::int64_t width, Pooling pooling,
                                const std::stop_token& stop = {}) const;
    /// Rows of a head that the forward pass left NaN, because a score was NaN or infinite; unless a kind knows better,
    /// those whose weights hold a NaN.
    [[nodiscard]] virtual std::int64_t lost_rows(std::int32_t head) const;
    /// Returns whether an intervention put other weights in the place of the head's own.
    [[nodiscard]] virtual bool replaced(std::int32_t /*head*/) const { return false; }

    /// How a score of a query and a key is made; null where weights come from no scores: then `scores` and
    /// `score_source` throw Error(Input) with the reason.
    [[nodiscard]] virtual const AttentionSpec* scoring() const { return nullptr; }
    /// The turn that all queries and keys have had; null: none.
    [[nodiscard]] virtual const RotaryTurn* turn() const { return nullptr; }
    /// Scores before the softmax (scale and soft cap applied); masked entries are -infinity.
    [[nodiscard]] virtual Tensor scores(std::int32_t head, TokenRange query_range, TokenRange key_range) const;
    [[nodiscard]] virtual ScoreSource score_source(std::int32_t head, std::int64_t query, std::int64_t key) const;
    /// [value_size]: the value of a key, as it is given to this query; empty where values were not kept.
    [[nodiscard]] virtual std::vector<float> value(std::int32_t /*head*/, std::int64_t /*query*/,
                                                   std::int64_t /*key*/) const {
        return {};
    }
    /// Nothing where a softmax of scores of queries and keys does not give the weights, or gives others than an
    /// intervention left.
    [[nodiscard]] virtual std::optional<ScoreInputs> inputs() const { return std::nullopt; }

    [[nodiscard]] const Tensor& thumbnails() const { return summary().thumbnails; }
    [[nodiscard]] const std::vector<HeadMetrics>& metrics() const { return summary().metrics; }
    /// Queries that metrics and thumbnails are computed from: all of them, or fewer, evenly spaced.
    [[nodiscard]] virtual std::int64_t summarized_queries() const { return query_count(); }
    [[nodiscard]] virtual const Tensor& value_norms() const { return summary_.value_norms; }
    /// [heads, keys], of the values as they are given to this query; empty where they were not kept.
    [[nodiscard]] virtual const Tensor& value_norms_for(std::int64_t /*query*/) const { return value_norms(); }

    /// The weights in the forms in which transformers returns them, with the keys of a text padded to so many where it
    /// pads (padded_keys).
    [[nodiscard]] virtual std::vector<AttentionLayout> layouts(std::int64_t padded_keys) const;
    /// Number of keys to whose multiple transformers pads a text for this module.
    [[nodiscard]] virtual std::int64_t padding_step() const { return 1; }
    /// The second factors of weights whose layout is the first factor of a product, [heads, keys, landmarks]; nothing:
    /// the layouts are the weights themselves.
    [[nodiscard]] virtual std::optional<AttentionLayout> second_factors() const { return std::nullopt; }
    /// All heads' weights within windows, [windows, heads, places, places], in the order in which they were worked on:
    /// within square windows of a grid (Swin, arXiv 2103.14030), with 0 between the parts of one that reaches over an
    /// edge, or within the tiles of an image. Empty where there are none.
    [[nodiscard]] virtual std::optional<Tensor> square_windows() const { return std::nullopt; }

    /// Bytes held.
    [[nodiscard]] virtual std::size_t memory() const { return summary_.memory(); }

  protected:
    AttentionField(const FieldSize& size, FieldSummary&& summary);

    /// Decides `allowed` and which keys are visible; null where something else does.
    [[nodiscard]] virtual const AttentionSpec* mask() const { return nullptr; }
    /// Thumbnails and metrics.
    [[nodiscard]] virtual const FieldSummary& summary() const { return summary_; }
    /// Weights of ranges that were checked.
    [[nodiscard]] virtual Tensor part_of_weights(std::int32_t head, TokenRange queries, TokenRange keys) const = 0;
    /// Fills the tiles of `picture`, which has at least one.
    virtual void pool(std::int32_t head, Tensor& picture, Pooling pooling, const std::stop_token& stop) const;
    /// The sentence of the Error(Input) where weights come from no scores.
    [[nodiscard]] virtual Sentence no_scores_because() const;

    /// Throw Error(Input) for a head that is not there, and for ranges outside of the queries or keys.
    void check_head(std::int32_t head) const;
    void check_question(std::int32_t head, TokenRange queries, TokenRange keys) const;

  private:
    FieldSize size_;
    FieldSummary summary_;
};

/// Keys rounded up to whole steps of the layer that has the widest: how far transformers pads a text.
std::int64_t padded_keys(std::span<const std::shared_ptr<const AttentionField>> layers);

}  // namespace headlight
