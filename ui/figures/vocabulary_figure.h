#pragma once

#include "analysis/vocabulary/learned_vocabulary.h"
#include "figures/figure.h"

#include <QString>

#include <memory>

namespace headlight {

/// "Byte-pair encoding, step 3 of 27".
Sentence vocabulary_title(const LearnedVocabulary& vocabulary);

/// A vocabulary that is learned, at one step: the most frequent words as pieces; the pairs that may be merged, or the
/// pieces that may be dropped, the next one outlined; size of the vocabulary, pieces in use and tokens of the text
/// against the steps.
std::shared_ptr<const Figure> vocabulary_figure(std::shared_ptr<const LearnedVocabulary> vocabulary,
                                                const FigureStyle& style);
/// The same for a narrow place, its parts below each other.
std::shared_ptr<const Figure> narrow_vocabulary_figure(std::shared_ptr<const LearnedVocabulary> vocabulary,
                                                       const FigureStyle& style);

}  // namespace headlight
