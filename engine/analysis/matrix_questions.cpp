#include "analysis/matrix_questions.h"

#include "analysis/strongest_first.h"
#include "core/error.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace headlight {
namespace {

void check_index(std::size_t index, std::size_t count, const char* what) {
    if (index < count) return;
    throw Error(ErrorKind::Input, Sentence("There is no %1 %2: the matrix has %3.", what, index, count));
}

std::vector<WeightedEntry> strongest(std::vector<WeightedEntry> entries, std::size_t count) {
    const auto heavier = [](const WeightedEntry& a, const WeightedEntry& b) {
        return comes_first(static_cast<double>(a.weight), a.entry, static_cast<double>(b.weight), b.entry);
    };
    const std::size_t kept = std::min(count, entries.size());
    std::partial_sort(entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(kept), entries.end(), heavier);
    entries.resize(kept);
    return entries;
}

/// A label as one cell: no tabs or line ends.
void append_label(std::string& out, const std::string& label) {
    for (const char c : label) out += c == '\t' || c == '\n' || c == '\r' ? ' ' : c;
}

void append_number(std::string& out, float value) {
    std::array<char, 32> digits{};
    const auto result = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    out.append(digits.data(), result.ptr);
}

void append_key_labels(std::string& out, const AttentionMatrix& matrix) {
    for (const MatrixEntry& key : matrix.keys) {
        out += '\t';
        append_label(out, key.label);
    }
    out += '\n';
}

void append_row(std::string& out, const AttentionMatrix& matrix, std::size_t query) {
    append_label(out, matrix.queries[query].label);
    for (std::size_t key = 0; key < matrix.keys.size(); ++key) {
        out += '\t';
        if (matrix.is_allowed(query, key)) append_number(out, matrix.value(query, key));
    }
    out += '\n';
}

}  // namespace

std::vector<WeightedEntry> strongest_keys(const AttentionMatrix& matrix, std::size_t query, std::size_t count) {
    check_index(query, matrix.queries.size(), "query");
    std::vector<WeightedEntry> entries;
    for (std::size_t key = 0; key < matrix.keys.size(); ++key) {
        if (matrix.is_allowed(query, key)) entries.push_back({key, matrix.value(query, key)});
    }
    return strongest(std::move(entries), count);
}

std::vector<WeightedEntry> strongest_queries(const AttentionMatrix& matrix, std::size_t key, std::size_t count) {
    check_index(key, matrix.keys.size(), "key");
    std::vector<WeightedEntry> entries;
    for (std::size_t query = 0; query < matrix.queries.size(); ++query) {
        if (matrix.is_allowed(query, key)) entries.push_back({query, matrix.value(query, key)});
    }
    return strongest(std::move(entries), count);
}

std::string row_as_tsv(const AttentionMatrix& matrix, std::size_t query) {
    check_index(query, matrix.queries.size(), "query");
    std::string out;
    append_key_labels(out, matrix);
    append_row(out, matrix, query);
    return out;
}

std::string matrix_as_tsv(const AttentionMatrix& matrix) {
    std::string out;
    append_key_labels(out, matrix);
    for (std::size_t query = 0; query < matrix.queries.size(); ++query) append_row(out, matrix, query);
    return out;
}

}  // namespace headlight
