#pragma once

#include "core/text/sentence.h"
#include "tokenizers/subwords/merges.h"
#include "tokenizers/subwords/model.h"

namespace headlight {

struct BpeOptions {
    std::string unknown;            ///< empty: text without a piece is left out
    std::string continuing_prefix;  ///< before every symbol of a word but the first
    std::string word_suffix;        ///< after the last symbol of a word
    bool fuse_unknown = false;
    bool byte_fallback = false;
    bool ignore_merges = false;  ///< a piece of the vocabulary is one token without merging
};

/// Collects the merges of a BPE model, the most important first, and makes the model.
class BpeBuilder {
  public:
    BpeBuilder(Vocabulary vocabulary, BpeOptions options);
    /// Makes room for so many merges.
    void reserve(std::size_t merges) { merges_->reserve(merges); }
    /// Adds a merge; the sentence that says what is wrong with it, or nothing.
    std::optional<Sentence> add_merge(std::string_view left, std::string_view right);
    /// Takes the merges of scored_merges in place of a list.
    void use_scored_merges(const std::vector<double>& scores);
    /// `place` is for a vocabulary without the unknown token.
    std::unique_ptr<const Model> finish(const ErrorPlace& place);

  private:
    Vocabulary vocabulary_;
    BpeOptions options_;
    std::unique_ptr<ListedMerges> merges_ = std::make_unique<ListedMerges>();
    std::unique_ptr<const Merges> scored_;  ///< null: the list counts
    bool joins_words_ = false;              ///< a merge leads across the beginning of a word
};

}  // namespace headlight
