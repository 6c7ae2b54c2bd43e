#pragma once

#include "tokenizers/pipeline/steps.h"

#include <QFont>

#include <cstddef>
#include <vector>

namespace headlight {

/// Where the parts of a word stand, the same in every step: a column for each stretch of bytes that no step cuts, wide
/// enough for the pieces that stand in it.
class WordColumns {
  public:
    /// `padding` stands on both sides of a piece.
    WordColumns(const WordSteps& word, const QFont& font, double padding);

    [[nodiscard]] double left(const StepPart& part) const { return at(part.begin); }
    [[nodiscard]] double right(const StepPart& part) const { return at(part.end); }
    [[nodiscard]] double width() const { return places_.empty() ? 0 : places_.back(); }

  private:
    [[nodiscard]] double at(std::size_t byte) const;
    void make_room(const std::vector<StepPart>& parts, const QFont& font, double padding);

    std::vector<std::size_t> bytes_;  // where columns begin, and where the last one ends
    std::vector<double> places_;
};

}  // namespace headlight
