#include "analysis/comparison.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

namespace headlight {
namespace {

constexpr const char* kNothing = "–";

/// The entries of one side as one.
MatrixEntry joined(const std::vector<MatrixEntry>& entries, const std::vector<std::size_t>& indices) {
    if (indices.empty()) return {.label = kNothing, .tokens = {}, .special = true};
    MatrixEntry result = entries[indices.front()];
    for (std::size_t index = 1; index < indices.size(); ++index) {
        const MatrixEntry& next = entries[indices[index]];
        result.label += next.label;
        result.tokens.insert(result.tokens.end(), next.tokens.begin(), next.tokens.end());
    }
    return result;
}

/// Where a word stands for itself, a tokenizer that writes it in small letters does not make it another one.
MatrixEntry entry_of_both(const MatrixEntry& left, const MatrixEntry& right, bool same_word) {
    MatrixEntry entry = left.tokens.empty() ? right : left;
    entry.special = left.special && right.special;
    if (!same_word && left.label != right.label) entry.label = left.label + " → " + right.label;
    return entry;
}

SharedAxis shared_axis(const Analysis& left, const std::vector<MatrixEntry>& left_entries, const Analysis& right,
                       const std::vector<MatrixEntry>& right_entries) {
    SharedAxis axis;
    for (const AlignedPlace& place : align(left, left_entries, right, right_entries)) {
        axis.left.push_back(joined(left_entries, place.left));
        axis.right.push_back(joined(right_entries, place.right));
        axis.both.push_back(entry_of_both(axis.left.back(), axis.right.back(), place.shared() && !place.swapped));
        if (!place.shared()) ++axis.without_partner;
        if (place.left.size() != place.right.size() && place.shared()) ++axis.joined;
    }
    return axis;
}

std::vector<MatrixEntry> present(const std::vector<MatrixEntry>& entries) {
    std::vector<MatrixEntry> result;
    for (const MatrixEntry& entry : entries)
        if (!entry.tokens.empty()) result.push_back(entry);
    return result;
}

/// The matrix of one side over the shared axes, with NaN where it has nothing.
AttentionMatrix side_of(const ComparedHead& head, const std::vector<MatrixEntry>& queries,
                        const std::vector<MatrixEntry>& keys, const MatrixOptions& options,
                        const std::stop_token& stop) {
    AttentionMatrix own = make_matrix(*head.analysis, head.choice, {present(queries), present(keys)}, options, stop);
    const std::size_t columns = keys.size();
    AttentionMatrix matrix;
    matrix.queries = queries;
    matrix.keys = keys;
    matrix.title = std::move(own.title);
    matrix.notes = std::move(own.notes);
    matrix.values = Tensor(Shape{static_cast<std::int64_t>(queries.size()), static_cast<std::int64_t>(columns)});
    matrix.allowed.assign(queries.size() * columns, 1);
    std::size_t own_query = 0;
    for (std::size_t query = 0; query < queries.size(); ++query) {
        const bool has_query = !queries[query].tokens.empty();
        std::size_t own_key = 0;
        for (std::size_t key = 0; key < columns; ++key) {
            const bool has_key = !keys[key].tokens.empty();
            float& value = matrix.values.data()[query * columns + key];
            value = std::numeric_limits<float>::quiet_NaN();
            if (has_query && has_key) {
                value = own.value(own_query, own_key);
                matrix.allowed[query * columns + key] = own.is_allowed(own_query, own_key) ? 1 : 0;
            }
            if (has_key) ++own_key;
        }
        if (has_query) ++own_query;
    }
    return matrix;
}

AttentionMatrix difference_of(const Comparison& comparison) {
    AttentionMatrix difference;
    difference.queries = comparison.axes.queries.both;
    difference.keys = comparison.axes.keys.both;
    const AttentionMatrix& left = comparison.left;
    const AttentionMatrix& right = comparison.right;
    difference.values = Tensor(left.values.shape());
    difference.allowed.assign(left.allowed.size(), 1);
    difference.is_difference = true;
    for (std::size_t cell = 0; cell < left.allowed.size(); ++cell) {
        difference.values.data()[cell] = right.values.data()[cell] - left.values.data()[cell];
        if (left.allowed[cell] == 0 && right.allowed[cell] == 0) difference.allowed[cell] = 0;
    }
    difference.title = "Difference: " + right.title + " − " + left.title;
    if (left.title == right.title) difference.title = left.title + ": difference";
    difference.notes = left.notes;
    const std::size_t lonely = comparison.axes.queries.without_partner + comparison.axes.keys.without_partner;
    if (lonely > 0) difference.notes.emplace_back("crossed cells have no partner on the other side");
    if (comparison.axes.queries.joined + comparison.axes.keys.joined > 0)
        difference.notes.emplace_back("pieces joined where the tokenizers cut a word differently");
    return difference;
}

}  // namespace

SharedAxes shared_axes(const ComparedHead& left, const ComparedHead& right, const MatrixOptions& options) {
    const MatrixAxes left_axes = axes_of(*left.analysis, left.choice, options);
    const MatrixAxes right_axes = axes_of(*right.analysis, right.choice, options);
    return {shared_axis(*left.analysis, left_axes.queries, *right.analysis, right_axes.queries),
            shared_axis(*left.analysis, left_axes.keys, *right.analysis, right_axes.keys)};
}

std::vector<std::size_t> evenly_chosen(std::size_t count, std::size_t most) {
    std::vector<std::size_t> chosen;
    const std::size_t taken = std::min(count, most);
    for (std::size_t index = 0; index < taken; ++index) chosen.push_back(index * count / taken);
    return chosen;
}

Comparison compare(const ComparedHead& left, const ComparedHead& right, const MatrixOptions& options,
                   const std::stop_token& stop) {
    Comparison comparison;
    comparison.axes = shared_axes(left, right, options);
    const SharedAxes& axes = comparison.axes;
    comparison.left = side_of(left, axes.queries.left, axes.keys.left, options, stop);
    comparison.right = side_of(right, axes.queries.right, axes.keys.right, options, stop);
    comparison.difference = difference_of(comparison);
    return comparison;
}

}  // namespace headlight
