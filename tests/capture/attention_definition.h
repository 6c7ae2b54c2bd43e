#pragma once

#include "backends/backend.h"
#include "capture/softmax_field.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <random>
#include <vector>

namespace headlight::testing {

/// Random values; multiples of 1/8 when `exact`, so that every product and sum of a score is exact in fp32.
inline Tensor random_tensor(Shape shape, std::uint32_t seed, float spread, bool exact = false) {
    Tensor tensor(std::move(shape));
    std::mt19937 generator(seed);
    std::uniform_real_distribution<float> uniform(-spread, spread);
    for (float& value : tensor.values()) value = exact ? std::round(uniform(generator) * 8) / 8 : uniform(generator);
    return tensor;
}

inline double bias_of(const AttentionSpec& spec, std::int32_t head, std::int64_t i, std::int64_t j) {
    const std::int64_t distance = j - spec.query_offset - i;
    double bias = 0;
    if (!spec.slopes.empty())
        bias += static_cast<double>(spec.slopes[static_cast<std::size_t>(head)]) *
                static_cast<double>(spec.symmetric_slopes ? -std::abs(distance) : distance);
    const std::vector<float>& table = spec.distance_bias.table;
    if (!table.empty()) {
        const std::int64_t columns = static_cast<std::int64_t>(table.size()) / spec.heads;
        const std::int64_t column = distance - spec.distance_bias.first;
        bias += table.at(static_cast<std::size_t>(head * columns + (column < 0          ? 0
                                                                    : column >= columns ? columns - 1
                                                                                        : column)));
    }
    return bias;
}

/// Weights [heads][queries][keys] of an attention module in double, straight from the definition, whatever the fields
/// keep.
class AttentionDefinition {
  public:
    AttentionDefinition(const AttentionSpec& spec, const Tensor& queries, const Tensor& keys)
        : spec_(spec), queries_(queries), keys_(keys) {}

    [[nodiscard]] double score(std::int32_t head, std::int64_t i, std::int64_t j) const {
        const std::int64_t key_head = head * spec_.key_heads / spec_.heads;
        double product = 0;
        for (std::int64_t d = 0; d < spec_.head_size; ++d) {
            const double query = queries_.slice(i)[static_cast<std::size_t>(head * spec_.head_size + d)];
            const double key = keys_.slice(j)[static_cast<std::size_t>(key_head * spec_.head_size + d)];
            product += query * key;
        }
        const double scaled = product * static_cast<double>(spec_.scale);
        const double cap = spec_.softcap;
        return (cap > 0 ? cap * std::tanh(scaled / cap) : scaled) + bias_of(spec_, head, i, j);
    }

    [[nodiscard]] bool allowed(std::int64_t i, std::int64_t j) const {
        const std::int64_t position = i + spec_.query_offset;
        const bool late = spec_.causal && j > position;
        const bool far = spec_.window > 0 && position - j >= spec_.window;
        const bool beyond = spec_.ahead > 0 && j - position >= spec_.ahead;
        const bool padding = !spec_.key_mask.empty() && spec_.key_mask[static_cast<std::size_t>(j)] == 0;
        return !late && !far && !beyond && !padding;
    }

    /// One row of weights; also the largest score and the sum of the exponentials, if asked for.
    [[nodiscard]] std::vector<double> row(std::int32_t head, std::int64_t i, double* row_max = nullptr,
                                          double* row_sum = nullptr) const {
        const std::int64_t count = keys_.size(0);
        std::vector<double> scores(static_cast<std::size_t>(count), -std::numeric_limits<double>::infinity());
        for (std::int64_t j = 0; j < count; ++j)
            if (allowed(i, j)) scores[static_cast<std::size_t>(j)] = score(head, i, j);
        double max = *std::max_element(scores.begin(), scores.end());
        const bool empty = std::isinf(max);
        const bool has_sink = !spec_.sinks.empty() && !empty;
        const double sink = has_sink ? spec_.sinks[static_cast<std::size_t>(head)] : 0.0;
        if (has_sink) max = std::max(max, sink);
        double sum = has_sink ? std::exp(sink - max) : 0.0;
        std::vector<double> weights(scores.size(), 0.0);
        for (std::size_t j = 0; j < scores.size(); ++j)
            if (!std::isinf(scores[j])) sum += weights[j] = std::exp(scores[j] - max);
        for (double& weight : weights) weight = empty ? 0.0 : weight / sum;
        if (row_max != nullptr) *row_max = empty ? 0.0 : max;
        if (row_sum != nullptr) *row_sum = sum;
        return weights;
    }

  private:
    const AttentionSpec& spec_;
    const Tensor& queries_;
    const Tensor& keys_;
};

/// The slow and obvious evaluator.
class NaiveEvaluator final : public AttentionEvaluator {
  public:
    void scores(const AttentionSpec& spec, const AttentionCorner& corner, const float* queries,
                std::int64_t query_stride, std::int64_t query_count, const float* keys, std::int64_t key_stride,
                std::int64_t key_count, float* scores) const override {
        for (std::int64_t i = 0; i < query_count; ++i) {
            for (std::int64_t j = 0; j < key_count; ++j) {
                double product = 0;
                for (std::int64_t d = 0; d < spec.head_size; ++d)
                    product += static_cast<double>(queries[i * query_stride + d]) *
                               static_cast<double>(keys[j * key_stride + d]);
                const double scaled = product * static_cast<double>(spec.scale);
                const double cap = spec.softcap;
                scores[i * key_count + j] =
                    static_cast<float>((cap > 0 ? cap * std::tanh(scaled / cap) : scaled) +
                                       bias_of(spec, corner.head, corner.query + i, corner.key + j));
            }
        }
    }
    void weights(float* row, const std::uint8_t* allowed, std::int64_t count, float max, float sum) const override {
        for (std::int64_t j = 0; j < count; ++j)
            row[j] = allowed[j] != 0 && sum > 0 ? std::exp(row[j] - max) / sum : 0.0F;
    }
    SoftmaxRow softmax(std::span<float> row, std::span<const std::uint8_t> allowed, const float* sink,
                       const RowPlace& /*place*/, MetricSums* /*sums*/) const override {
        SoftmaxRow found{sink != nullptr ? *sink : -std::numeric_limits<float>::infinity(), 0};
        for (std::size_t j = 0; j < row.size(); ++j)
            if (allowed[j] != 0) found.max = std::max(found.max, row[j]);
        for (std::size_t j = 0; j < row.size(); ++j) found.sum += allowed[j] != 0 ? std::exp(row[j] - found.max) : 0.0F;
        if (sink != nullptr) found.sum += std::exp(*sink - found.max);
        weights(row.data(), allowed.data(), static_cast<std::int64_t>(row.size()), found.max, found.sum);
        return found;
    }
};

/// A field whose row statistics come from the definition.
inline SoftmaxField::Parts defined_parts(const AttentionSpec& spec, const Tensor& queries, const Tensor& keys) {
    SoftmaxField::Parts parts;
    parts.spec = spec;
    parts.queries = queries;
    parts.keys = keys;
    parts.row_max = Tensor({spec.heads, queries.size(0)});
    parts.row_sum = Tensor({spec.heads, queries.size(0)});
    const AttentionDefinition definition(spec, queries, keys);
    for (std::int32_t head = 0; head < spec.heads; ++head) {
        for (std::int64_t i = 0; i < queries.size(0); ++i) {
            double max = 0;
            double sum = 0;
            static_cast<void>(definition.row(head, i, &max, &sum));
            parts.row_max.slice(head)[static_cast<std::size_t>(i)] = static_cast<float>(max);
            parts.row_sum.slice(head)[static_cast<std::size_t>(i)] = static_cast<float>(sum);
        }
    }
    parts.evaluator = std::make_shared<NaiveEvaluator>();
    return parts;
}

}  // namespace headlight::testing
