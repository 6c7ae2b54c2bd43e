#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// A part of a word as some step leaves it.
struct StepPart {
    std::int32_t id = -1;            ///< -1: no piece of the vocabulary
    std::string piece;               ///< as in the vocabulary, otherwise the text itself
    std::size_t begin = 0, end = 0;  ///< bytes of the word
    bool operator==(const StepPart&) const = default;
};

/// One step on a word's way to its tokens.
struct TokenizerStep {
    enum class Kind {
        Characters,  ///< BPE begins with the characters
        Bytes,       ///< characters without a piece became the bytes that spell them
        Unknown,     ///< text without a piece became the unknown token, or was left out
        Merge,       ///< BPE made one part of two neighbors: `rank` counts merges from the most important one, 0
        Match,       ///< WordPiece found the longest piece that comes next, after `tried` longer ones in vain
        Piece,       ///< Unigram could take this piece, with its `score`; `chosen` if the best path does
        Path,        ///< Unigram's `rank`-th best way to spell the word, with the sum of its scores
        Whole        ///< the word is a piece as it stands
    };
    Kind kind = Kind::Whole;
    std::vector<StepPart> parts{};  ///< the word after this step; a single part of it for Piece
    std::size_t changed = 0;        ///< which of the parts this step made
    std::size_t rank = 0;
    std::size_t tried = 0;
    double score = 0;  ///< natural logarithm of a probability
    bool chosen = false;
};

/// Letters that the parts of these steps hold, and one for each part.
inline std::size_t size_of(const std::vector<TokenizerStep>& steps) {
    std::size_t size = 0;
    for (const TokenizerStep& step : steps)
        for (const StepPart& part : step.parts) size += 1 + part.piece.size();
    return size;
}

/// How a word, or another stretch of text that is cut by itself, came to its tokens.
struct WordSteps {
    std::string typed;    ///< as it was typed
    std::string spelled;  ///< as the vocabulary spells it: normalized, with its markers
    bool added = false;   ///< it is an added token, which nothing cuts
    /// Its steps are not told: it is too long, they would lead elsewhere, or those of the words before it fill the
    /// memory that a text of this size may have.
    bool left_out = false;
    std::vector<TokenizerStep> steps{};
    std::vector<StepPart> tokens{};
};

}  // namespace headlight
