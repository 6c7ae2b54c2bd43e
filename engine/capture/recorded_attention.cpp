#include "capture/recorded_attention.h"

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

class RecordedEvaluator final : public AttentionEvaluator {
  public:
    explicit RecordedEvaluator(Recording recording) : recording_(std::move(recording)) {}

    void scores(const AttentionSpec& /*spec*/, const AttentionCorner& corner, const float* /*queries*/,
                std::int64_t /*query_stride*/, std::int64_t query_count, const float* /*keys*/,
                std::int64_t /*key_stride*/, std::int64_t key_count, float* scores) const override {
        for (std::int64_t i = 0; i < query_count; ++i) {
            const Tensor row = recording_.row({corner.head, corner.query + i, corner.key}, key_count);
            std::copy(row.values().begin(), row.values().end(), scores + i * key_count);
        }
    }
    void weights(float* row, const std::uint8_t* allowed, std::int64_t count, float /*max*/,
                 float /*sum*/) const override {
        for (std::int64_t j = 0; j < count; ++j) row[j] = allowed[j] != 0 ? row[j] : 0.0F;
    }

  private:
    Recording recording_;
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
    AttentionField::Parts parts;
    parts.spec.heads = parts.spec.key_heads = static_cast<std::int32_t>(heads);
    parts.spec.causal = causal;
    parts.spec.query_offset = query_offset;
    parts.recorded = true;
    parts.queries = Tensor({queries, heads});
    parts.keys = Tensor({keys, heads});
    parts.row_max = Tensor({heads, queries});
    parts.row_sum = Tensor({heads, queries}, 1);
    WeightSummary summary(heads, queries, keys, query_offset);
    visit_rows(recording, stop, [&](std::int64_t head, std::int64_t query, std::span<const float> row) {
        summary.add(head, query, row);
    });
    parts.metrics = summary.metrics();
    parts.thumbnails = summary.thumbnails();
    parts.evaluator = std::make_shared<RecordedEvaluator>(recording);
    return std::make_shared<const AttentionField>(std::move(parts));
}

}  // namespace headlight
