#include "analysis/comparison.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

namespace headlight {
namespace {

/// The rows or columns of a difference.
struct DifferenceAxis {
    std::vector<MatrixEntry> entries;
    std::size_t without_partner = 0;  ///< places of one side only
    std::size_t joined = 0;           ///< places in which pieces were joined
};

/// Where a word stands for itself, a tokenizer that writes it in small letters does not make it another one.
MatrixEntry entry_of_both(const MatrixEntry& first, const MatrixEntry& other, bool same_word) {
    MatrixEntry entry = first.tokens.empty() ? other : first;
    entry.special = first.special && other.special;
    if (!same_word && first.label != other.label) entry.label = first.label + " → " + other.label;
    return entry;
}

DifferenceAxis difference_axis(const SharedAxis& axis, std::size_t side) {
    DifferenceAxis result;
    for (std::size_t index = 0; index < axis.places.size(); ++index) {
        const SharedPlace::Part& first = axis.places[index].sides.front();
        const SharedPlace::Part& other = axis.places[index].sides[side];
        const bool shared = !first.entries.empty() && !other.entries.empty();
        result.entries.push_back(
            entry_of_both(axis.sides.front()[index], axis.sides[side][index], shared && !other.swapped));
        if (first.entries.empty() != other.entries.empty()) ++result.without_partner;
        if (shared && first.entries.size() != other.entries.size()) ++result.joined;
    }
    return result;
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
    matrix.sound = std::move(own.sound);
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

}  // namespace

std::vector<std::size_t> evenly_chosen(std::size_t count, std::size_t most) {
    std::vector<std::size_t> chosen;
    const std::size_t taken = std::min(count, most);
    for (std::size_t index = 0; index < taken; ++index) chosen.push_back(index * count / taken);
    return chosen;
}

Comparison compare(std::span<const ComparedHead> sides, const MatrixOptions& options, const std::stop_token& stop) {
    Comparison comparison;
    comparison.axes = shared_axes(sides, options);
    for (std::size_t side = 0; side < sides.size(); ++side)
        comparison.sides.push_back(
            side_of(sides[side], comparison.axes.queries.sides[side], comparison.axes.keys.sides[side], options, stop));
    return comparison;
}

AttentionMatrix difference_of(const Comparison& comparison, std::size_t side) {
    const AttentionMatrix& first = comparison.sides.front();
    const AttentionMatrix& other = comparison.sides.at(side);
    DifferenceAxis queries = difference_axis(comparison.axes.queries, side);
    DifferenceAxis keys = difference_axis(comparison.axes.keys, side);
    AttentionMatrix difference;
    difference.queries = std::move(queries.entries);
    difference.keys = std::move(keys.entries);
    difference.values = Tensor(first.values.shape());
    difference.allowed.assign(first.allowed.size(), 1);
    difference.is_difference = true;
    for (std::size_t cell = 0; cell < first.allowed.size(); ++cell) {
        difference.values.data()[cell] = other.values.data()[cell] - first.values.data()[cell];
        if (first.allowed[cell] == 0 && other.allowed[cell] == 0) difference.allowed[cell] = 0;
    }
    difference.title = first.title.english() == other.title.english()
                           ? Sentence("%1: difference", first.title)
                           : Sentence("Difference: %1 − %2", other.title, first.title);
    difference.notes = first.notes;
    if (queries.without_partner + keys.without_partner > 0)
        difference.notes.push_back(Sentence("crossed cells have no counterpart in the other run"));
    if (queries.joined + keys.joined > 0)
        difference.notes.push_back(Sentence("pieces joined where the tokenizers split a word differently"));
    return difference;
}

}  // namespace headlight
