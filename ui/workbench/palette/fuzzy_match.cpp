#include "workbench/palette/fuzzy_match.h"

#include <QStringList>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

namespace headlight {

namespace {

constexpr int kLetter = 1;
constexpr int kRun = 5;  // the letter follows the last matched one
constexpr int kWordStart = 8;
constexpr int kTextStart = 3;  // besides kWordStart
constexpr int kGap = 1;        // for each letter skipped between two matched ones
constexpr int kMostGap = 6;
constexpr int kOnlyDetail = 12;  // a word that is in the detail alone
constexpr int kNone = std::numeric_limits<int>::min() / 2;

/// Letter without case and accents, so that "e" finds "É".
char32_t folded(char32_t letter) {
    constexpr char32_t kAscii = 0x80;  // most letters, and no table is asked for them
    if (letter < kAscii) return letter >= U'A' && letter <= U'Z' ? letter - U'A' + U'a' : letter;
    const QString parts = QChar::decomposition(letter);
    const bool canonical = !parts.isEmpty() && QChar::decompositionTag(letter) == QChar::Canonical;
    return QChar::toCaseFolded(canonical ? parts.toUcs4().front() : letter);
}

/// "heatMap", "L2H2" and "heat map" all have two words that begin with a letter.
bool starts_word(char32_t before, char32_t letter) {
    if (!QChar::isLetterOrNumber(letter)) return false;
    return !QChar::isLetterOrNumber(before) || (QChar::isUpper(letter) && !QChar::isUpper(before));
}

/// A text as code points, so that no match begins inside of a surrogate pair.
struct Letters {
    explicit Letters(const QString& text) {
        int unit = 0;
        char32_t before = U' ';
        for (const char32_t letter : text.toUcs4()) {
            letters.push_back(folded(letter));
            starts.push_back(starts_word(before, letter));
            units.push_back(unit);
            unit += QChar::requiresSurrogates(letter) ? 2 : 1;
            before = letter;
        }
    }
    [[nodiscard]] std::size_t size() const { return letters.size(); }

    std::vector<char32_t> letters;
    std::vector<bool> starts;
    std::vector<int> units;
};

/// Best score of a word up to each of its letters, with that letter at each place of the text: `best[i][j]`.
class Table {
  public:
    Table(const Letters& word, const Letters& text) : word_(word), text_(text) {
        for (std::size_t i = 0; i < word.size(); ++i) add_row(i);
    }

    [[nodiscard]] std::optional<FuzzyMatch> match() const {
        const auto& last = best_.back();
        const auto found = std::ranges::max_element(last);
        if (found == last.end() || *found <= kNone) return std::nullopt;
        FuzzyMatch result{*found, {}};
        auto at = static_cast<std::size_t>(found - last.begin());
        for (std::size_t i = word_.size(); i-- > 0;) {
            result.positions.prepend(text_.units[at]);
            at = from_[i][at];
        }
        return result;
    }

  private:
    void add_row(std::size_t i) {
        best_.emplace_back(text_.size(), kNone);
        from_.emplace_back(text_.size(), 0);
        for (std::size_t j = i; j < text_.size(); ++j) {
            if (text_.letters[j] != word_.letters[i]) continue;
            const int own = kLetter + (text_.starts[j] ? kWordStart : 0) + (j == 0 ? kTextStart : 0);
            if (i == 0)
                best_[i][j] = own;
            else
                extend(i, j, own);
        }
    }

    /// Continues the best match of the letters before that ends before `j`.
    void extend(std::size_t i, std::size_t j, int own) {
        for (std::size_t before = i - 1; before < j; ++before) {
            const int score = best_[i - 1][before];
            if (score <= kNone) continue;
            const auto gap = static_cast<int>(std::min<std::size_t>(j - before - 1, kMostGap));
            const int whole = score + own + (gap == 0 ? kRun : -kGap * gap);
            if (whole <= best_[i][j]) continue;
            best_[i][j] = whole;
            from_[i][j] = before;
        }
    }

    const Letters& word_;
    const Letters& text_;
    std::vector<std::vector<int>> best_;
    std::vector<std::vector<std::size_t>> from_;
};

/// Returns whether the letters of the word stand in the text in their order.
bool is_subsequence(const Letters& word, const Letters& text) {
    std::size_t next = 0;
    for (const char32_t letter : text.letters)
        if (next < word.size() && letter == word.letters[next]) ++next;
    return next == word.size();
}

std::optional<FuzzyMatch> match_letters(const Letters& word, const Letters& text) {
    if (word.size() == 0) return FuzzyMatch{};
    if (!is_subsequence(word, text)) return std::nullopt;
    return Table(word, text).match();
}

}  // namespace

std::optional<FuzzyMatch> fuzzy_match(const QString& word, const QString& text) {
    return match_letters(Letters(word), Letters(text));
}

std::optional<FuzzyMatch> fuzzy_match_words(const QString& words, const QString& text, const QString& detail) {
    FuzzyMatch all;
    const Letters of_text(text);
    const Letters of_detail(detail);
    for (const QString& each : words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const Letters word(each);
        const auto found = match_letters(word, of_text);
        const auto beside = match_letters(word, of_detail);
        if (!found && !beside) return std::nullopt;
        const int beside_score = beside ? beside->score - kOnlyDetail : kNone;
        all.score += found ? std::max(found->score, beside_score) : beside_score;
        if (found && found->score >= beside_score) all.positions += found->positions;
    }
    std::ranges::sort(all.positions);
    all.positions.erase(std::unique(all.positions.begin(), all.positions.end()), all.positions.end());
    return all;
}

}  // namespace headlight
