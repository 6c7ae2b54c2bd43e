#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace headlight {

/// Letters that a field for searching takes: the time of a search grows with their number.
inline constexpr int kLongestSearch = 200;

/// How well a text matches what was typed, and where.
struct FuzzyMatch {
    int score = 0;         ///< higher is better; comparable between texts for one pattern
    QList<int> positions;  ///< UTF-16 units of the text that matched, ascending
};

/// Match of one word as a subsequence: its letters stand in the text in this order, with any letters between them. The
/// match with the highest score is returned: starts of words and runs of letters raise it, gaps lower it. Case and
/// accents are ignored. Nothing if the text lacks a letter; an empty word matches every text with score 0.
std::optional<FuzzyMatch> fuzzy_match(const QString& word, const QString& text);

/// Match of several words, separated by spaces and in any order. Each is looked for in the text, or at a lower score in
/// the detail, whose positions are not returned. Nothing if a word matches neither.
std::optional<FuzzyMatch> fuzzy_match_words(const QString& words, const QString& text, const QString& detail);

}  // namespace headlight
