#include "capture/landmark_field.h"

#include "capture/weight_summary.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace headlight {

namespace {

constexpr std::int64_t kBlockRows = 64;

/// The two factors of every head.
class LandmarkProduct {
  public:
    explicit LandmarkProduct(LandmarkParts parts) : parts_(std::move(parts)) {
        AttentionSpec& spec = parts_.spec;
        const Shape& queries = parts_.queries.shape();
        const Shape& keys = parts_.keys.shape();
        if (spec.heads < 1 || queries.size() != 2 || keys.size() != 2 || queries[1] != keys[1] ||
            queries[1] < spec.heads || queries[1] % spec.heads != 0 ||
            (!spec.key_mask.empty() && static_cast<std::int64_t>(spec.key_mask.size()) != keys[0]))
            throw Error(ErrorKind::Input, Sentence("The factors of an attention module must have one column for each "
                                                   "landmark of each head, and its key mask one entry for each key."));
        spec.key_heads = spec.heads;
        spec.head_size = static_cast<std::int32_t>(parts_.queries.size(1) / spec.heads);
        spec.scale = 1;
    }

    [[nodiscard]] FieldSize size() const { return {spec().heads, parts_.queries.size(0), parts_.keys.size(0)}; }
    [[nodiscard]] const AttentionSpec& spec() const { return parts_.spec; }
    [[nodiscard]] std::int64_t landmarks() const { return spec().head_size; }

    /// Weights of a head: the product, and 0 for masked keys.
    [[nodiscard]] Tensor weights(std::int32_t head, TokenRange queries, TokenRange keys) const {
        Tensor result({queries.size(), keys.size()});
        if (result.empty()) return result;
        const std::int64_t stride = parts_.queries.size(1);
        const std::int64_t first = head * landmarks();
        parts_.evaluator->scores(spec(), {head, queries.begin, keys.begin},
                                 parts_.queries.data() + queries.begin * stride + first, stride, queries.size(),
                                 parts_.keys.data() + keys.begin * stride + first, stride, keys.size(), result.data());
        for (std::int64_t i = 0; i < queries.size() && !spec().key_mask.empty(); ++i) {
            const std::span<float> row = result.slice(i);
            for (std::size_t j = 0; j < row.size(); ++j)
                if (spec().key_mask[static_cast<std::size_t>(keys.begin) + j] == kPaddingKey) row[j] = 0;
        }
        return result;
    }
    /// The first factor of a head, [queries, landmarks], and the second, [keys, landmarks].
    [[nodiscard]] Tensor first_factor(std::int32_t head) const { return factor(parts_.queries, head); }
    [[nodiscard]] Tensor second_factor(std::int32_t head) const { return factor(parts_.keys, head); }
    [[nodiscard]] std::size_t memory() const {
        return static_cast<std::size_t>(parts_.queries.count() + parts_.keys.count()) * sizeof(float) +
               spec().key_mask.size();
    }

  private:
    [[nodiscard]] Tensor factor(const Tensor& all, std::int32_t head) const {
        Tensor factor({all.size(0), landmarks()});
        for (std::int64_t token = 0; token < factor.size(0); ++token)
            std::copy_n(all.slice(token).data() + head * landmarks(), landmarks(), factor.slice(token).data());
        return factor;
    }

    LandmarkParts parts_;
};

class LandmarkField final : public AttentionField {
  public:
    LandmarkField(LandmarkProduct product, FieldSummary summary, std::vector<std::int64_t> lost)
        : AttentionField(product.size(), std::move(summary)), product_(std::move(product)), lost_(std::move(lost)) {}

    [[nodiscard]] bool allowed(std::int64_t query, std::int64_t key) const override {
        return product_.spec().allowed(query, key);
    }
    [[nodiscard]] std::int64_t lost_rows(std::int32_t head) const override {
        return lost_.at(static_cast<std::size_t>(head));
    }
    [[nodiscard]] std::vector<AttentionLayout> layouts(std::int64_t /*padded_keys*/) const override {
        return {{false, {heads(), query_count(), product_.landmarks()}, [this](std::int32_t head) {
                     return product_.first_factor(head);
                 }}};
    }
    [[nodiscard]] std::optional<AttentionLayout> second_factors() const override {
        return AttentionLayout{false, {heads(), key_count(), product_.landmarks()}, [this](std::int32_t head) {
                                   return product_.second_factor(head);
                               }};
    }
    [[nodiscard]] std::size_t memory() const override { return AttentionField::memory() + product_.memory(); }

  protected:
    [[nodiscard]] const AttentionSpec* mask() const override { return &product_.spec(); }
    [[nodiscard]] Tensor part_of_weights(std::int32_t head, TokenRange queries, TokenRange keys) const override {
        return product_.weights(head, queries, keys);
    }
    [[nodiscard]] Sentence no_scores_because() const override {
        return Sentence(
            "This model's weights are products over landmarks, not a softmax of scores of queries and keys: there "
            "is no single score behind a weight.");
    }

  private:
    LandmarkProduct product_;
    std::vector<std::int64_t> lost_;  // rows of each head that hold a NaN
};

}  // namespace

std::shared_ptr<const AttentionField> landmark_field(LandmarkParts parts, const std::stop_token& stop) {
    Tensor value_norms = std::move(parts.value_norms);
    LandmarkProduct product(std::move(parts));
    const auto [heads, queries, keys] = product.size();
    WeightSummary summary(heads, queries, keys, 0);
    std::vector<std::int64_t> lost(static_cast<std::size_t>(heads), 0);
    for (std::int32_t head = 0; head < heads; ++head) {
        for (std::int64_t at = 0; at < queries; at += kBlockRows) {
            if (stop.stop_requested()) throw_cancelled();
            const Tensor block = product.weights(head, {at, std::min(at + kBlockRows, queries)}, {0, keys});
            for (std::int64_t i = 0; i < block.size(0); ++i) {
                const std::span<const float> row = block.slice(i);
                summary.add(head, at + i, row);
                if (std::ranges::any_of(row, [](float weight) { return std::isnan(weight); }))
                    ++lost[static_cast<std::size_t>(head)];
            }
        }
    }
    return std::make_shared<const LandmarkField>(
        std::move(product), FieldSummary{summary.thumbnails(), summary.metrics(), std::move(value_norms)},
        std::move(lost));
}

}  // namespace headlight
