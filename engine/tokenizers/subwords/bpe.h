#pragma once

#include "core/text/sentence.h"
#include "tokenizers/subwords/model.h"

namespace headlight {

/// Where a word begins within a text in which U+2581 stands for the space before a word: where one follows something
/// else. npos: nowhere.
std::size_t find_inner_word(std::string_view text);

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
    void reserve(std::size_t merges) { merges_.reserve(merges); }
    /// Adds a merge; the sentence that says what is wrong with it, or nothing.
    std::optional<Sentence> add_merge(std::string_view left, std::string_view right);
    /// The same for pieces of the vocabulary by their ids, of which the first two spell the third.
    void add_merge(std::int32_t left, std::int32_t right, std::int32_t merged);
    /// All ways to put a piece together from two others, the best score first: so SentencePiece's scores become merges,
    /// in the order in which Hugging Face's converter has them. A piece whose score is infinite is never made.
    void add_scored_merges(const std::vector<double>& scores);
    /// `place` is for a vocabulary without the unknown token.
    std::unique_ptr<const Model> finish(const ErrorPlace& place);

    /// Pairs of symbols that merge, by open addressing.
    class MergeTable {
      public:
        struct Merge {
            std::uint64_t pair = kFree;
            std::uint32_t rank = 0;
            std::int32_t merged = -1;
        };
        void reserve(std::size_t count);
        /// The later of two equal pairs wins, as in Hugging Face's map.
        void put(std::int32_t left, std::int32_t right, std::int32_t merged);
        [[nodiscard]] const Merge* find(std::int32_t left, std::int32_t right) const;

      private:
        static constexpr std::uint64_t kFree = ~std::uint64_t{0};
        [[nodiscard]] std::size_t slot(std::uint64_t pair) const;
        void grow(std::size_t slots);
        std::vector<Merge> slots_;
        std::size_t used_ = 0;
        std::uint32_t next_rank_ = 0;
    };

  private:
    Vocabulary vocabulary_;
    BpeOptions options_;
    MergeTable merges_;
    bool joins_words_ = false;  ///< a merge leads across the beginning of a word
};

}  // namespace headlight
