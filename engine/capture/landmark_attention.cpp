#include "capture/landmark_attention.h"

#include "capture/weight_summary.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

namespace headlight {

namespace {

constexpr std::int64_t kBlockRows = 64;

/// Its weights are the scores themselves.
class ProductEvaluator final : public AttentionEvaluator {
  public:
    explicit ProductEvaluator(std::shared_ptr<const AttentionEvaluator> products) : products_(std::move(products)) {}

    void scores(const AttentionSpec& spec, const AttentionCorner& corner, const float* queries,
                std::int64_t query_stride, std::int64_t query_count, const float* keys, std::int64_t key_stride,
                std::int64_t key_count, float* scores) const override {
        products_->scores(spec, corner, queries, query_stride, query_count, keys, key_stride, key_count, scores);
    }
    void weights(float* row, const std::uint8_t* allowed, std::int64_t count, float /*max*/,
                 float /*sum*/) const override {
        for (std::int64_t j = 0; j < count; ++j) row[j] = allowed[j] != 0 ? row[j] : 0.0F;
    }

  private:
    std::shared_ptr<const AttentionEvaluator> products_;
};

}  // namespace

AttentionField::Parts parts_of_product(AttentionSpec spec, Tensor queries, Tensor keys,
                                       std::shared_ptr<const AttentionEvaluator> evaluator,
                                       const std::stop_token& stop) {
    const std::int64_t heads = spec.heads;
    const std::int64_t rows = queries.size(0);
    AttentionField::Parts parts;
    spec.key_heads = spec.heads;
    spec.head_size = spec.landmarks;
    spec.scale = 1;
    parts.spec = std::move(spec);
    parts.row_max = Tensor({heads, rows});
    parts.row_sum = Tensor({heads, rows}, 1);
    parts.queries = std::move(queries);
    parts.keys = std::move(keys);
    parts.evaluator = std::make_shared<ProductEvaluator>(std::move(evaluator));
    const AttentionField field(parts);
    const TokenRange all_keys{0, field.key_count()};
    WeightSummary summary(heads, rows, field.key_count(), 0);
    for (std::int32_t head = 0; head < field.heads(); ++head) {
        for (std::int64_t at = 0; at < rows; at += kBlockRows) {
            if (stop.stop_requested()) throw_cancelled();
            const Tensor block = field.weights(head, {at, std::min(at + kBlockRows, rows)}, all_keys);
            for (std::int64_t i = 0; i < block.size(0); ++i) {
                const std::span<const float> row = block.slice(i);
                summary.add(head, at + i, row);
                if (std::any_of(row.begin(), row.end(), [](float weight) { return std::isnan(weight); }))
                    parts.row_sum.data()[head * rows + at + i] = std::numeric_limits<float>::quiet_NaN();
            }
        }
    }
    parts.metrics = summary.metrics();
    parts.thumbnails = summary.thumbnails();
    return parts;
}

bool has_landmarks(const AttentionField& field) {
    return field.spec().landmarks > 0;
}

Tensor landmark_weights(const AttentionField& field, std::int32_t head) {
    const std::int64_t landmarks = field.spec().landmarks;
    Tensor weights({field.query_count(), landmarks});
    for (std::int64_t query = 0; query < field.query_count(); ++query) {
        const std::span<const float> row = field.queries().slice(query);
        std::copy_n(row.data() + head * landmarks, landmarks, weights.slice(query).data());
    }
    return weights;
}

}  // namespace headlight
