#pragma once

#include "analysis/matrix_view.h"

#include <cstddef>
#include <string>
#include <vector>

namespace headlight {

/// A row or column of a matrix with its weight.
struct WeightedEntry {
    std::size_t entry = 0;
    float weight = 0;
    bool operator==(const WeightedEntry&) const = default;
};

/// The keys that a query looks at most, strongest first, masked ones never; at most `count`. Equal weights keep the
/// order of the text.
std::vector<WeightedEntry> strongest_keys(const AttentionMatrix& matrix, std::size_t query, std::size_t count);
/// The queries that look at a key most, likewise.
std::vector<WeightedEntry> strongest_queries(const AttentionMatrix& matrix, std::size_t key, std::size_t count);

/// A query's row for a spreadsheet: a line of key labels, a line with the query's label and its weights, separated by
/// tabs. Weights are written so that reading them back gives the same number; masked ones are empty cells. Indices
/// outside throw Error(Input).
std::string row_as_tsv(const AttentionMatrix& matrix, std::size_t query);
/// The whole matrix, likewise: a line of key labels, then a line a query.
std::string matrix_as_tsv(const AttentionMatrix& matrix);

}  // namespace headlight
