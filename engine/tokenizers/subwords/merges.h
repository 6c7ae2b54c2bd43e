#pragma once

#include "tokenizers/subwords/vocabulary.h"
#include "tokenizers/text_budget.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace headlight {

/// Bytes that are copied and hashed in the time of a step of the budget.
inline constexpr std::size_t kBytesCopied = 64;

/// Pairs of pieces that BPE merges, by their ids. `vocabulary` is the one that they were made for.
class Merges {
  public:
    struct Merge {
        /// Place among others: the least is the most important one. Merges into different pieces may have the same;
        /// then the one into the piece of the smaller id comes first.
        std::uint64_t order = 0;
        std::int32_t merged = -1;
    };
    Merges() = default;
    virtual ~Merges() = default;
    Merges(const Merges&) = delete;
    Merges& operator=(const Merges&) = delete;

    [[nodiscard]] virtual std::optional<Merge> find(const Vocabulary& vocabulary, std::int32_t left, std::int32_t right,
                                                    TextBudget& budget) const = 0;
    /// How many merges are more important than one that there is. The first call may take a part of a second.
    [[nodiscard]] virtual std::uint32_t rank(const Vocabulary& vocabulary, std::int32_t left,
                                             std::int32_t right) const = 0;
};

/// A list of merges, the most important first, in a table with open addressing.
class ListedMerges final : public Merges {
  public:
    /// Makes room for so many.
    void reserve(std::size_t count);
    /// The later of two equal pairs wins, as in Hugging Face's map.
    void put(std::int32_t left, std::int32_t right, std::int32_t merged);

    [[nodiscard]] std::optional<Merge> find(const Vocabulary& vocabulary, std::int32_t left, std::int32_t right,
                                            TextBudget& budget) const override;
    [[nodiscard]] std::uint32_t rank(const Vocabulary& vocabulary, std::int32_t left,
                                     std::int32_t right) const override;

  private:
    static constexpr std::uint64_t kFree = ~std::uint64_t{0};
    struct Entry {
        std::uint64_t pair = kFree;
        std::uint32_t rank = 0;
        std::int32_t merged = -1;
    };
    [[nodiscard]] const Entry* entry(std::int32_t left, std::int32_t right) const;
    [[nodiscard]] std::size_t slot(std::uint64_t pair) const;
    void grow(std::size_t slots);
    std::vector<Entry> slots_;
    std::size_t used_ = 0;
    std::uint32_t next_rank_ = 0;
};

/// All ways to put a piece together from two others, the best score first: so SentencePiece's scores become merges, in
/// the order in which Hugging Face's converter has them. A piece whose score is infinite is never made; the others are
/// UTF-8 and their scores are fp32 numbers. They are looked up in the vocabulary when they are asked for: a list of
/// them takes longer to make than everything else does until a model's first token.
std::unique_ptr<const Merges> scored_merges(const Vocabulary& vocabulary, const std::vector<double>& scores);

/// Where a word begins within a text in which U+2581 stands for the space before a word: where one follows something
/// else. npos: nowhere.
std::size_t find_inner_word(std::string_view text);

/// Returns whether one of the merges of scored_merges leads across the beginning of a word.
bool any_scored_merge_joins_words(const Vocabulary& vocabulary, const std::vector<double>& scores);

}  // namespace headlight
