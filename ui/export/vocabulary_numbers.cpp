#include "export/figure_numbers.h"
#include "figures/vocabulary_figure.h"

#include <cmath>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>

namespace headlight {

namespace {

/// Parts over one axis, from a list of rows.
class Columns {
  public:
    Columns(FigureNumbers& numbers, const char* name, const char* plural, std::size_t rows)
        : numbers_(numbers), axis_(numbers.axes.size()), rows_(static_cast<std::int64_t>(rows)) {
        numbers.axes.push_back({.name = name, .plural = plural, .size = rows_});
    }

    template <typename Rows, typename Value>
    void add(const char* name, const Rows& rows, const Value& value) {
        NumberPart part{.name = name, .axes = {axis_}};
        if constexpr (std::is_convertible_v<decltype(value(rows[0])), std::string>) {
            for (const auto& row : rows) part.texts.push_back(value(row));
        } else {
            part.values = Tensor({rows_});
            for (std::size_t at = 0; at < rows.size(); ++at)
                part.values.data()[at] = static_cast<float>(value(rows[at]));
        }
        numbers_.parts.push_back(std::move(part));
    }

  private:
    FigureNumbers& numbers_;
    std::size_t axis_;
    std::int64_t rows_;
};

std::string joined(const std::vector<std::string>& pieces) {
    std::string text;
    for (const std::string& piece : pieces) text += (text.empty() ? "" : " ") + piece;
    return text;
}

}  // namespace

FigureNumbers numbers_of(const LearnedVocabulary& of) {
    FigureNumbers numbers{.title = vocabulary_title(of).english(), .notes = {}, .axes = {}, .parts = {}};
    Columns steps(numbers, "step", "steps", of.points.size());
    steps.add("made", of.points, [](const VocabularyPoint& point) { return point.made.english(); });
    steps.add("vocabulary", of.points, [](const VocabularyPoint& point) { return point.vocabulary; });
    steps.add("used", of.points, [](const VocabularyPoint& point) { return point.used; });
    steps.add("tokens", of.points, [](const VocabularyPoint& point) { return point.tokens; });
    Columns words(numbers, "word", "words", of.words.size());
    words.add("words", of.words, [](const DividedWord& word) { return word.word; });
    words.add("word_counts", of.words, [](const DividedWord& word) { return word.count; });
    words.add("divisions", of.words, [](const DividedWord& word) { return joined(word.pieces); });
    Columns pieces(numbers, "piece", "pieces", of.pieces.size());
    pieces.add("pieces", of.pieces, [](const std::string& piece) { return piece; });
    if (of.rule == VocabularyRule::Unigram) {
        pieces.add("log_probabilities", of.log_probabilities, [](double value) { return value; });
        Columns candidates(numbers, "candidate", "candidates", of.unigrams.size());
        candidates.add("candidates", of.unigrams, [](const UnigramPiece& piece) { return piece.piece; });
        candidates.add("probabilities", of.unigrams,
                       [](const UnigramPiece& piece) { return std::exp(piece.log_probability); });
        candidates.add("losses", of.unigrams, [](const UnigramPiece& piece) {
            return piece.loss.value_or(std::numeric_limits<double>::quiet_NaN());
        });
        candidates.add("instead", of.unigrams, [](const UnigramPiece& piece) { return joined(piece.instead); });
        return numbers;
    }
    Columns pairs(numbers, "pair", "pairs", of.pairs.size());
    pairs.add("left", of.pairs, [](const PairCandidate& pair) { return pair.left; });
    pairs.add("right", of.pairs, [](const PairCandidate& pair) { return pair.right; });
    pairs.add("pair_counts", of.pairs, [](const PairCandidate& pair) { return pair.count; });
    pairs.add("scores", of.pairs, [](const PairCandidate& pair) { return pair.score; });
    return numbers;
}

}  // namespace headlight
