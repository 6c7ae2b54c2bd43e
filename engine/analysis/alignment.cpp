#include "analysis/alignment.h"

#include "core/utf8.h"
#include "tokenizers/characters.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace headlight {
namespace {

/// Consecutive entries that belong to one word, or one entry that belongs to none.
struct Group {
    std::size_t first = 0;
    std::size_t last = 0;  ///< past the end
    std::string key;       ///< groups of the same text have the same
    bool special = false;
    std::vector<std::size_t> ends{};  ///< bytes of the word that each entry and those before it cover
};

std::string_view text_of(const TokenizedText& tokens, const Word& word) {
    const std::string& text = word.sequence == 0 ? tokens.text : tokens.pair;
    return std::string_view(text).substr(word.range.begin, word.range.end - word.range.begin);
}

/// Purpose of a special token, independent of its spelling by a tokenizer.
std::string purpose_of(const Analysis& analysis, const MatrixEntry& entry) {
    const auto index = static_cast<std::size_t>(entry.tokens.front());
    const auto& tokens = analysis.tokens.tokens;
    if (index >= tokens.size()) return "position " + entry.label;
    const Token& token = tokens[index];
    if (token.id == analysis.classification_id || index == 0) return "first";
    if (token.id == analysis.separator_id || index + 1 == tokens.size()) return "separator";
    return "special " + token.display;
}

class Grouper {
  public:
    explicit Grouper(const Analysis& analysis) : analysis_(analysis) {}

    std::vector<Group> groups(std::span<const MatrixEntry> entries) {
        std::vector<Group> groups;
        const Token* before = nullptr;
        for (std::size_t index = 0; index < entries.size(); ++index) {
            const MatrixEntry& entry = entries[index];
            const Token* token = token_of(entry);
            const bool goes_on = before != nullptr && token != nullptr && token->word >= 0 &&
                                 token->word == before->word && token->sequence == before->sequence;
            if (!goes_on) groups.push_back(begin_group(entry, index));
            groups.back().last = index + 1;
            if (token != nullptr && token->word >= 0) groups.back().ends.push_back(end_of(entry, *token));
            before = token;
        }
        return groups;
    }

  private:
    /// Null where an entry is of no word.
    [[nodiscard]] const Token* token_of(const MatrixEntry& entry) const {
        const auto index = static_cast<std::size_t>(entry.tokens.front());
        if (entry.special || index >= analysis_.tokens.tokens.size()) return nullptr;
        return &analysis_.tokens.tokens[index];
    }

    [[nodiscard]] Group begin_group(const MatrixEntry& entry, std::size_t index) const {
        Group group{index, index, {}, entry.special, {}};
        const Token* token = token_of(entry);
        if (token == nullptr) {
            group.key = purpose_of(analysis_, entry);
        } else if (token->word < 0) {
            group.key = "no word " + entry.label;
        } else {
            const Word& word = analysis_.tokens.words[static_cast<std::size_t>(token->word)];
            group.key = std::to_string(word.sequence) + ' ' + std::string(text_of(analysis_.tokens, word));
        }
        return group;
    }

    [[nodiscard]] std::size_t end_of(const MatrixEntry& entry, const Token& token) const {
        const Word& word = analysis_.tokens.words[static_cast<std::size_t>(token.word)];
        std::size_t end = 0;
        for (const std::int32_t index : entry.tokens)
            end = std::max(end, analysis_.tokens.tokens[static_cast<std::size_t>(index)].range.end);
        return std::clamp(end, word.range.begin, word.range.end) - word.range.begin;
    }

    const Analysis& analysis_;
};

using Match = std::pair<std::size_t, std::size_t>;

/// The longest common subsequence of what lies between `begin` and the ends, as pairs of indices.
std::vector<Match> common_subsequence(std::span<const Group> left, std::span<const Group> right, std::size_t begin) {
    constexpr std::size_t kMostCells = std::size_t{1}
                                       << 24;  // 64 MB; beyond it only what begins and ends alike matches
    std::vector<Match> matches;
    if (left.empty() || right.empty() || left.size() * right.size() > kMostCells) return matches;
    const std::size_t columns = right.size() + 1;
    std::vector<std::uint32_t> longest((left.size() + 1) * columns, 0);
    for (std::size_t i = left.size(); i-- > 0;) {
        for (std::size_t j = right.size(); j-- > 0;) {
            longest[i * columns + j] = left[i].key == right[j].key
                                           ? longest[(i + 1) * columns + j + 1] + 1
                                           : std::max(longest[(i + 1) * columns + j], longest[i * columns + j + 1]);
        }
    }
    for (std::size_t i = 0, j = 0; i < left.size() && j < right.size();) {
        if (left[i].key == right[j].key) {
            matches.emplace_back(begin + i++, begin + j++);
        } else if (longest[(i + 1) * columns + j] >= longest[i * columns + j + 1]) {
            ++i;
        } else {
            ++j;
        }
    }
    return matches;
}

std::vector<Match> matches_of(std::span<const Group> left, std::span<const Group> right) {
    const std::size_t shorter = std::min(left.size(), right.size());
    std::size_t before = 0;
    while (before < shorter && left[before].key == right[before].key) ++before;
    std::size_t after = 0;
    while (after < shorter - before && left[left.size() - 1 - after].key == right[right.size() - 1 - after].key)
        ++after;
    std::vector<Match> matches;
    for (std::size_t index = 0; index < before; ++index) matches.emplace_back(index, index);
    const auto between = common_subsequence(left.subspan(before, left.size() - before - after),
                                            right.subspan(before, right.size() - before - after), before);
    matches.insert(matches.end(), between.begin(), between.end());
    for (std::size_t index = after; index > 0; --index) matches.emplace_back(left.size() - index, right.size() - index);
    return matches;
}

std::vector<std::size_t> entries_of(const Group& group) {
    std::vector<std::size_t> entries;
    for (std::size_t entry = group.first; entry < group.last; ++entry) entries.push_back(entry);
    return entries;
}

/// Takes entries up to where they cover `end` bytes, and those after them that cover no more.
void take_until(const Group& group, std::size_t end, std::size_t& next, std::vector<std::size_t>& taken) {
    while (next < group.ends.size() && group.ends[next] <= end) taken.push_back(group.first + next++);
}

/// The pieces of one word on both sides, joined up to each border that both have.
void add_pieces(const Group& left, const Group& right, std::vector<AlignedPlace>& places) {
    if (left.ends.empty() || right.ends.empty() || left.last - left.first == 1 || right.last - right.first == 1) {
        places.push_back({entries_of(left), entries_of(right)});
        return;
    }
    std::size_t next_left = 0;
    std::size_t next_right = 0;
    AlignedPlace place;
    std::size_t left_end = 0;
    std::size_t right_end = 0;
    while (next_left < left.ends.size() || next_right < right.ends.size()) {
        const bool take_left =
            next_right >= right.ends.size() || (next_left < left.ends.size() && left_end <= right_end);
        std::size_t& end = take_left ? left_end : right_end;
        end = take_left ? left.ends[next_left] : right.ends[next_right];
        take_until(take_left ? left : right, end, take_left ? next_left : next_right,
                   take_left ? place.left : place.right);
        if (left_end != right_end || !place.shared()) continue;
        places.push_back(std::exchange(place, {}));
    }
    if (place.left.empty() && place.right.empty()) return;
    // What is left over covers no text of its own: it goes with the last place.
    AlignedPlace& last = place.shared() || places.empty() ? places.emplace_back() : places.back();
    last.left.insert(last.left.end(), place.left.begin(), place.left.end());
    last.right.insert(last.right.end(), place.right.begin(), place.right.end());
}

/// The groups between two matches: swapped for each other where there are as many of them, otherwise without partner.
void add_gap(std::span<const Group> left, std::span<const Group> right, std::vector<AlignedPlace>& places) {
    const bool pairs = left.size() == right.size() &&
                       std::equal(left.begin(), left.end(), right.begin(),
                                  [](const Group& a, const Group& b) { return a.special == b.special; });
    for (std::size_t index = 0; pairs && index < left.size(); ++index)
        places.push_back({entries_of(left[index]), entries_of(right[index]), true});
    if (pairs) return;
    for (const Group& group : left)
        for (const std::size_t entry : entries_of(group)) places.push_back({{entry}, {}});
    for (const Group& group : right)
        for (const std::size_t entry : entries_of(group)) places.push_back({{}, {entry}});
}

std::string in_lower_case(const std::string& text) {
    std::string lower;
    for (std::size_t at = 0; at < text.size();) {
        const DecodedCodePoint point = decode_utf8(text, at);
        const LowerCase letters = lower_case(point.value);
        append_utf8(lower, letters.first);
        if (letters.second != 0) append_utf8(lower, letters.second);
        at += point.length;
    }
    return lower;
}

/// The counterpart of each group wherever it stands: the first one of the other side with the same text that has none
/// yet, then with the same text in lower case, since a word that another order puts first is often capitalized.
std::vector<std::optional<std::size_t>> counterparts(std::span<const Group> left, std::span<const Group> right) {
    std::vector<std::optional<std::size_t>> found(left.size());
    std::vector<bool> taken(right.size(), false);
    for (const bool exact : {true, false}) {
        std::map<std::string, std::deque<std::size_t>> waiting;
        const auto key_of = [&](const Group& group) { return exact ? group.key : in_lower_case(group.key); };
        for (std::size_t index = 0; index < right.size(); ++index)
            if (!taken[index]) waiting[key_of(right[index])].push_back(index);
        for (std::size_t index = 0; index < left.size(); ++index) {
            if (found[index]) continue;
            std::deque<std::size_t>& same = waiting[key_of(left[index])];
            if (same.empty()) continue;
            found[index] = same.front();
            taken[same.front()] = true;
            same.pop_front();
        }
    }
    return found;
}

std::vector<AlignedPlace> places_in_any_order(std::span<const Group> left, std::span<const Group> right) {
    const auto found = counterparts(left, right);
    std::vector<AlignedPlace> places;
    for (std::size_t index = 0; index < left.size(); ++index) {
        if (found[index])
            add_pieces(left[index], right[*found[index]], places);
        else
            add_gap(left.subspan(index, 1), {}, places);
    }
    for (std::size_t index = 0; index < right.size(); ++index)
        if (std::ranges::find(found, std::optional(index)) == found.end()) add_gap({}, right.subspan(index, 1), places);
    return places;
}

}  // namespace

std::vector<AlignedPlace> align(const Analysis& left, std::span<const MatrixEntry> left_entries, const Analysis& right,
                                std::span<const MatrixEntry> right_entries, WordOrder order) {
    const std::vector<Group> left_groups = Grouper(left).groups(left_entries);
    const std::vector<Group> right_groups = Grouper(right).groups(right_entries);
    if (order == WordOrder::Any) return places_in_any_order(left_groups, right_groups);
    const std::span<const Group> all_left(left_groups);
    const std::span<const Group> all_right(right_groups);
    std::vector<AlignedPlace> places;
    std::size_t i = 0;
    std::size_t j = 0;
    for (const auto& [match_left, match_right] : matches_of(left_groups, right_groups)) {
        add_gap(all_left.subspan(i, match_left - i), all_right.subspan(j, match_right - j), places);
        add_pieces(left_groups[match_left], right_groups[match_right], places);
        i = match_left + 1;
        j = match_right + 1;
    }
    add_gap(all_left.subspan(i), all_right.subspan(j), places);
    return places;
}

}  // namespace headlight
