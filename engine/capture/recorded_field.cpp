#include "capture/recorded_field.h"

#include "capture/weight_summary.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace headlight {

namespace {

/// Sums of fp16 weights over thousands of keys stay within this.
constexpr double kSumTolerance = 0.02;
constexpr std::int64_t kBlockRows = 64;

/// Weights of one layer, read where they lie.
class Recording {
  public:
    explicit Recording(TensorView weights) : weights_(std::move(weights)) { check_size(weights_); }

    [[nodiscard]] std::int64_t heads() const { return weights_.shape[0]; }
    [[nodiscard]] std::int64_t queries() const { return weights_.shape[1]; }
    [[nodiscard]] std::int64_t keys() const { return weights_.shape[2]; }
    [[nodiscard]] std::int64_t query_offset() const { return std::max<std::int64_t>(keys() - queries(), 0); }

    /// Whole rows of one head, [rows, keys].
    [[nodiscard]] Tensor rows(std::int64_t head, TokenRange queries) const {
        return part((head * this->queries() + queries.begin) * keys(), {queries.size(), keys()});
    }
    /// A part of one row.
    [[nodiscard]] Tensor row(const AttentionCorner& corner, std::int64_t count) const {
        return part((corner.head * queries() + corner.query) * keys() + corner.key, {1, count});
    }

  private:
    [[nodiscard]] Tensor part(std::int64_t first, const Shape& shape) const {
        const auto size = static_cast<std::size_t>(block_size(weights_.type).bytes);
        const auto count = static_cast<std::size_t>(shape[0] * shape[1]);
        return to_float(
            {weights_.type, shape, weights_.bytes.subspan(static_cast<std::size_t>(first) * size, count * size), {}});
    }

    TensorView weights_;
};

/// Calls `visit(head, query, row)` for every row.
template <typename Visit>
void visit_rows(const Recording& recording, const std::stop_token& stop, const Visit& visit) {
    for (std::int64_t head = 0; head < recording.heads(); ++head) {
        for (std::int64_t at = 0; at < recording.queries(); at += kBlockRows) {
            if (stop.stop_requested()) throw_cancelled();
            const TokenRange range{at, std::min(at + kBlockRows, recording.queries())};
            const Tensor block = recording.rows(head, range);
            for (std::int64_t i = 0; i < range.size(); ++i) visit(head, range.begin + i, block.slice(i));
        }
    }
}

class RecordedField final : public AttentionField {
  public:
    /// `seen` says no more than which keys a query may see.
    RecordedField(Recording recording, AttentionSpec seen, FieldSummary summary)
        : AttentionField({seen.heads, recording.queries(), recording.keys()}, std::move(summary)),
          recording_(std::move(recording)),
          seen_(std::move(seen)) {}

    [[nodiscard]] bool allowed(std::int64_t query, std::int64_t key) const override {
        return seen_.allowed(query, key);
    }
    /// No forward pass lost any: what is not finite was recorded so (examine_weights).
    [[nodiscard]] std::int64_t lost_rows(std::int32_t /*head*/) const override { return 0; }

  protected:
    [[nodiscard]] const AttentionSpec* mask() const override { return &seen_; }
    [[nodiscard]] Tensor part_of_weights(std::int32_t head, TokenRange queries, TokenRange keys) const override {
        Tensor part({queries.size(), keys.size()});
        for (std::int64_t query = queries.begin; query < queries.end; ++query) {
            const TokenRange seen = seen_keys(seen_, {query, query + 1}, keys);
            if (seen.size() == 0) continue;
            const Tensor row = recording_.row({head, query, seen.begin}, seen.size());
            std::copy(row.values().begin(), row.values().end(),
                      part.slice(query - queries.begin).begin() + (seen.begin - keys.begin));
        }
        return part;
    }
    [[nodiscard]] std::string no_scores_because() const override {
        return "Imported attention has weights but no queries and keys, so its weights cannot be explained. Open the "
               "model to explain them.";
    }

  private:
    Recording recording_;
    AttentionSpec seen_;
};

}  // namespace

RecordedFindings& RecordedFindings::operator+=(const RecordedFindings& other) {
    not_numbers += other.not_numbers;
    negative += other.negative;
    other_sums += other.other_sums;
    rows += other.rows;
    causal = causal && other.causal;
    return *this;
}

RecordedFindings examine_weights(const TensorView& weights, const std::stop_token& stop) {
    const Recording recording(weights);
    RecordedFindings found;
    found.causal = recording.queries() <= recording.keys() && recording.keys() > 1;
    visit_rows(recording, stop, [&](std::int64_t, std::int64_t query, std::span<const float> row) {
        double sum = 0;
        const auto behind = static_cast<std::size_t>(recording.query_offset() + query + 1);
        for (std::size_t key = 0; key < row.size(); ++key) {
            const float weight = row[key];
            if (!std::isfinite(weight)) ++found.not_numbers;
            if (weight < 0) ++found.negative;
            if (key >= behind && weight != 0) found.causal = false;
            sum += static_cast<double>(weight);
        }
        ++found.rows;
        if (std::isfinite(sum) && std::abs(sum - 1) > kSumTolerance && sum != 0) ++found.other_sums;
    });
    return found;
}

std::shared_ptr<const AttentionField> recorded_field(const TensorView& weights, bool causal, std::int64_t query_offset,
                                                     const std::stop_token& stop) {
    const Recording recording(weights);
    const std::int64_t heads = recording.heads();
    const std::int64_t queries = recording.queries();
    const std::int64_t keys = recording.keys();
    AttentionSpec seen;
    seen.heads = seen.key_heads = static_cast<std::int32_t>(heads);
    seen.causal = causal;
    seen.query_offset = query_offset;
    WeightSummary summary(heads, queries, keys, query_offset);
    visit_rows(recording, stop, [&](std::int64_t head, std::int64_t query, std::span<const float> row) {
        summary.add(head, query, row);
    });
    return std::make_shared<const RecordedField>(recording, std::move(seen),
                                                 FieldSummary{summary.thumbnails(), summary.metrics(), {}});
}

}  // namespace headlight
