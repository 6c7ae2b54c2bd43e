#pragma once

#include "analysis/vocabulary/learned_vocabulary.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// A word of a text as characters (UTF-8 each), with how often it occurs.
struct CountedWord {
    std::vector<std::string> characters;
    std::int64_t count = 0;

    [[nodiscard]] std::string text() const;
};

/// Words as the rule divides a text before it learns: at white space, with U+2581 in front of each word (Bpe, Unigram),
/// or at white space and punctuation (WordPiece). The most frequent first, then in the order of the text.
std::vector<CountedWord> counted_words(const std::string& text, VocabularyRule rule);

// What the rules learn, each in a file of its own. `words` is not empty.
LearnedVocabulary learn_merges(const std::vector<CountedWord>& words, const VocabularyRequest& request);
LearnedVocabulary learn_unigrams(const std::vector<CountedWord>& words, const VocabularyRequest& request);

}  // namespace headlight
