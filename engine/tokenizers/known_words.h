#pragma once

#include "tokenizers/tokenized_text.h"

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace headlight {

/// The words that a small model was trained on, where that is all it knows of language. A word outside of them falls
/// into pieces whose attention means little, which a person cannot see from the pieces alone. Case does not count, and
/// a word stands for its possessive too ("Mia's").
class KnownWords {
  public:
    /// `list`: a word a line, UTF-8.
    explicit KnownWords(std::string_view list);

    [[nodiscard]] bool contains(std::string_view word) const;
    /// The words among the text's tokens that the model never read, in their order. Numbers and marks count only where
    /// the tokenizer has no piece for them, and a special token that was typed ("[MASK]") never does.
    [[nodiscard]] std::vector<Word> outside(const TokenizedText& text) const;

  private:
    std::unordered_set<std::string> words_;  // folded
};

}  // namespace headlight
