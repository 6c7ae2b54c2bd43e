#include "analysis/axis.h"

#include "analysis/contacts/residue_labels.h"
#include "analysis/typed_text.h"

#include <algorithm>
#include <utility>

namespace headlight {
namespace {

/// Typed text of the pieces; their own text where one of them hides what was typed or stands for nothing
/// typed.
std::string label_of_word(const Analysis& analysis, const std::vector<std::int32_t>& tokens) {
    std::string pieces;
    bool masked = false;
    for (const std::int32_t index : tokens) {
        const Token& token = analysis.tokens.tokens[static_cast<std::size_t>(index)];
        pieces += token.display;
        masked = masked || token.id == analysis.mask_id;
    }
    const std::string typed = masked ? std::string() : typed_text(analysis.tokens, tokens.front(), tokens.back());
    return typed.empty() ? pieces : typed;
}

MatrixEntry entry_of_token(const Analysis& analysis, std::int64_t index) {
    const auto& all = analysis.tokens.tokens;
    MatrixEntry entry;
    entry.tokens = {static_cast<std::int32_t>(index)};
    if (index < 0 ||
        index >= static_cast<std::int64_t>(all.size())) {  // a position that the text does not reach (padding)
        entry.label = std::to_string(index);
        entry.special = true;
        return entry;
    }
    const Token& token = all[static_cast<std::size_t>(index)];
    entry.label = token.display;
    entry.special = is_special(analysis, token);
    entry.continuation = token.continuation;
    return entry;
}

bool same_word(const Analysis& analysis, const MatrixEntry& entry, std::int32_t index) {
    const auto& all = analysis.tokens.tokens;
    if (entry.special || entry.tokens.back() + 1 != index) return false;
    const Token& last = all[static_cast<std::size_t>(entry.tokens.back())];
    const Token& token = all[static_cast<std::size_t>(index)];
    return token.word >= 0 && token.word == last.word && token.sequence == last.sequence;
}

/// Residues are named by letter and position, counted from 1.
void number_residues(const Analysis& analysis, std::vector<MatrixEntry>& entries) {
    if (!is_sequence(analysis.tokens)) return;
    for (MatrixEntry& entry : entries) {
        const auto index = static_cast<std::size_t>(entry.tokens.front());
        if (entry.special || index >= analysis.tokens.tokens.size()) continue;
        const ByteRange& range = analysis.tokens.tokens[index].range;
        if (!range.empty()) entry.label += std::to_string(range.begin + 1);
    }
}

}  // namespace

bool is_special(const Analysis& analysis, const Token& token) {
    return token.special && (analysis.mask_id < 0 || token.id != analysis.mask_id);
}

std::vector<MatrixEntry> make_axis(const Analysis& analysis, std::int64_t first, std::int64_t count,
                                   const MatrixOptions& options, bool drop_first) {
    std::vector<MatrixEntry> entries;
    for (std::int64_t index = first; index < first + count; ++index) {
        if (drop_first && index == first) continue;
        MatrixEntry entry = entry_of_token(analysis, index);
        if (options.hide_special && entry.special) continue;
        const bool joins = options.unit == Unit::Words && !entry.special && !entries.empty() &&
                           same_word(analysis, entries.back(), entry.tokens.front());
        if (joins) {
            entries.back().tokens.push_back(entry.tokens.front());
        } else {
            entries.push_back(std::move(entry));
        }
    }
    if (options.unit == Unit::Words) {
        for (MatrixEntry& entry : entries) {
            if (!entry.special) entry.label = label_of_word(analysis, entry.tokens);
        }
    } else {
        number_residues(analysis, entries);
    }
    return entries;
}

std::vector<MatrixEntry> join_neighbors(std::vector<MatrixEntry> entries, std::size_t most) {
    if (entries.size() <= most) return entries;
    const std::size_t each = (entries.size() + most - 1) / most;
    std::vector<MatrixEntry> joined;
    for (std::size_t begin = 0; begin < entries.size(); begin += each) {
        MatrixEntry& entry = joined.emplace_back(std::move(entries[begin]));
        entry.label += "\u2026";
        for (std::size_t i = begin + 1; i < std::min(begin + each, entries.size()); ++i)
            entry.tokens.insert(entry.tokens.end(), entries[i].tokens.begin(), entries[i].tokens.end());
    }
    return joined;
}

}  // namespace headlight
