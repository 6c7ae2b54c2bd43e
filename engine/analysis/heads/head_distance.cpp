#include "analysis/heads/head_distance.h"

#include "core/error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace headlight {
namespace {

constexpr double kSmoothing = 0.001;

/// A row as a distribution: no weight for NaN, and what is missing to 1 as one more.
std::vector<double> distribution(std::span<const float> row) {
    std::vector<double> values;
    values.reserve(row.size() + 1);
    double sum = 0;
    for (const float value : row) {
        values.push_back(std::isfinite(value) ? static_cast<double>(value) : 0);
        sum += values.back();
    }
    constexpr double kRounding = 1e-4;
    values.push_back(1 - sum > kRounding ? 1 - sum : 0);
    const double count = static_cast<double>(values.size());
    for (double& value : values) value = (1 - kSmoothing) * value + kSmoothing / count;
    return values;
}

double entropy_term(double value) {
    return value > 0 ? -value * std::log(value) : 0;
}

AttentionMatrix rows_of(const ComparedHead& head, const MatrixAxes& axes, const MatrixOptions& options,
                        const std::stop_token& stop) {
    return make_matrix(*head.analysis, head.choice, axes, options, stop);
}

/// The axes that two stacks share, with at most `kMostComparedRows` rows that both have.
struct SharedRows {
    MatrixAxes left;
    MatrixAxes right;
    std::vector<std::size_t> left_keys;  ///< columns of the shared axis that each key of `left` stands for
    std::vector<std::size_t> right_keys;
    std::size_t columns = 0;
};

void keep_present(const std::vector<MatrixEntry>& entries, std::vector<MatrixEntry>& kept,
                  std::vector<std::size_t>& columns) {
    for (std::size_t column = 0; column < entries.size(); ++column) {
        if (entries[column].tokens.empty()) continue;
        kept.push_back(entries[column]);
        columns.push_back(column);
    }
}

SharedRows shared_rows(const ComparedHead& left, const ComparedHead& right, const MatrixOptions& options) {
    const SharedAxes axes = shared_axes(std::array{left, right}, options);
    const auto& left_queries = axes.queries.sides.front();
    const auto& right_queries = axes.queries.sides.back();
    SharedRows rows;
    rows.columns = axes.keys.places.size();
    keep_present(axes.keys.sides.front(), rows.left.keys, rows.left_keys);
    keep_present(axes.keys.sides.back(), rows.right.keys, rows.right_keys);
    std::vector<std::size_t> both;
    for (std::size_t query = 0; query < left_queries.size(); ++query)
        if (!left_queries[query].tokens.empty() && !right_queries[query].tokens.empty()) both.push_back(query);
    for (const std::size_t index : evenly_chosen(both.size(), kMostComparedRows)) {
        rows.left.queries.push_back(left_queries[both[index]]);
        rows.right.queries.push_back(right_queries[both[index]]);
    }
    return rows;
}

std::vector<float> spread(std::span<const float> row, const std::vector<std::size_t>& columns, std::size_t count) {
    std::vector<float> result(count, 0);
    for (std::size_t index = 0; index < columns.size(); ++index) result[columns[index]] = row[index];
    return result;
}

bool holds_nan(const AttentionMatrix& matrix) {
    return std::ranges::any_of(matrix.values.values(), [](float value) { return std::isnan(value); });
}

HeadDivergence divergence_of(const AttentionMatrix& left, const AttentionMatrix& right, const SharedRows& rows) {
    HeadDivergence result;
    result.mean = std::numeric_limits<double>::quiet_NaN();
    if (left.queries.empty() || holds_nan(left) || holds_nan(right)) return result;
    double sum = 0;
    for (std::size_t query = 0; query < left.queries.size(); ++query) {
        const auto row = static_cast<std::int64_t>(query);
        const double value = jensen_shannon(spread(left.values.slice(row), rows.left_keys, rows.columns),
                                            spread(right.values.slice(row), rows.right_keys, rows.columns));
        sum += value;
        if (value <= result.largest) continue;
        result.largest = value;
        result.query = left.queries[query].tokens.front();
    }
    result.mean = sum / static_cast<double>(left.queries.size());
    return result;
}

/// Heads without a number come last.
bool before(double left, double right) {
    if (std::isnan(left) || std::isnan(right)) return !std::isnan(left) && std::isnan(right);
    return left < right;
}

const std::vector<std::shared_ptr<const AttentionField>>& layers_of(const ComparedHead& head) {
    return stack_of(head.analysis->attention, head.choice).layers;
}

}  // namespace

double jensen_shannon(std::span<const float> left, std::span<const float> right) {
    const std::vector<double> p = distribution(left);
    const std::vector<double> q = distribution(right);
    double divergence = 0;
    for (std::size_t index = 0; index < p.size(); ++index)
        divergence += entropy_term((p[index] + q[index]) / 2) - (entropy_term(p[index]) + entropy_term(q[index])) / 2;
    return std::max(0.0, divergence);
}

HeadDivergence divergence(const ComparedHead& left, const ComparedHead& right, const MatrixOptions& options,
                          const std::stop_token& stop) {
    const SharedRows rows = shared_rows(left, right, options);
    return divergence_of(rows_of(left, rows.left, options, stop), rows_of(right, rows.right, options, stop), rows);
}

std::vector<HeadDivergence> head_divergences(const ComparedHead& left, const ComparedHead& right,
                                             const MatrixOptions& options, const std::stop_token& stop) {
    const auto& left_layers = layers_of(left);
    const auto& right_layers = layers_of(right);
    std::vector<HeadDivergence> result;
    for (std::size_t layer = 0; layer < std::min(left_layers.size(), right_layers.size()); ++layer) {
        for (std::int32_t head = 0; head < std::min(left_layers[layer]->heads(), right_layers[layer]->heads());
             ++head) {
            const auto number = static_cast<std::int32_t>(layer);
            HeadDivergence next = divergence({left.analysis, head_in(left.choice, number, head)},
                                             {right.analysis, head_in(right.choice, number, head)}, options, stop);
            next.layer = number;
            next.head = head;
            result.push_back(next);
        }
    }
    std::stable_sort(result.begin(), result.end(), [](const HeadDivergence& a, const HeadDivergence& b) {
        return before(std::isnan(a.mean) ? a.mean : -a.mean, std::isnan(b.mean) ? b.mean : -b.mean);
    });
    return result;
}

std::vector<HeadDivergence> heads_like(const ComparedHead& head, const ComparedHead& others,
                                       const MatrixOptions& options, const std::stop_token& stop) {
    const auto& layers = layers_of(others);
    const bool same_stack = head.analysis == others.analysis && &layers_of(head) == &layers;
    std::vector<HeadDivergence> result;
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        for (std::int32_t other = 0; other < layers[layer]->heads(); ++other) {
            const HeadId choice = head_in(others.choice, static_cast<std::int32_t>(layer), other);
            const bool itself = same_stack && head.choice.layer == choice.layer && head.choice.head == choice.head;
            if (itself) continue;
            HeadDivergence next = divergence(head, {others.analysis, choice}, options, stop);
            next.layer = static_cast<std::int32_t>(layer);
            next.head = other;
            result.push_back(next);
        }
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const HeadDivergence& a, const HeadDivergence& b) { return before(a.mean, b.mean); });
    return result;
}

}  // namespace headlight
