#pragma once

#include "core/text/sentence.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Rules by which a vocabulary of subwords is learned from a text.
/// - Bpe: the most frequent pair of neighbors becomes one piece (Sennrich et al. 2016, arXiv 1508.07909); of equal
///   counts the pair whose pieces came first.
/// - WordPiece: the same with ## in front of pieces that continue a word, as the trainers of BERT's vocabularies count;
///   PairCandidate::score has the likelihood rule of Schuster & Nakajima 2012 beside it.
/// - Unigram: begins with many substrings, estimates their probabilities and drops those that the text needs least
///   (Kudo 2018, arXiv 1804.10959).
enum class VocabularyRule { Bpe, WordPiece, Unigram };

/// Text to learn from, and how far.
struct VocabularyRequest {
    std::string text;  ///< at most kMostLearned bytes
    VocabularyRule rule = VocabularyRule::Bpe;
    std::int64_t size = 100;             ///< pieces to end with, characters included
    std::optional<std::int64_t> step{};  ///< whose words and candidates are shown; nothing: the last
    bool operator==(const VocabularyRequest&) const = default;
};

inline constexpr std::size_t kMostLearned = 50'000;
inline constexpr std::int64_t kMostPieces = 5'000;

/// A word of the text as it is divided.
struct DividedWord {
    std::string word;
    std::int64_t count = 0;
    std::vector<std::string> pieces;
};

/// Neighbors that may become one piece.
struct PairCandidate {
    std::string left;
    std::string right;
    std::int64_t count = 0;  ///< of the pair in the text
    double score = 0;        ///< count / (count of left * count of right)
};

/// A piece of a unigram model.
struct UnigramPiece {
    std::string piece;
    double log_probability = 0;
    std::int64_t count = 0;  ///< in the most probable division of the text
    /// By how much ln p of the text falls, for each word of it, where the piece is dropped; nothing: it is a
    /// character, or no other pieces make it.
    std::optional<double> loss{};
    std::vector<std::string> instead{};  ///< pieces in its place where it is dropped
};

/// The vocabulary after a step.
struct VocabularyPoint {
    Sentence made;                ///< "merge s + e", "drop 12 pieces"; empty before the first step
    std::int64_t vocabulary = 0;  ///< pieces that are known
    std::int64_t used = 0;        ///< of them in the divided text
    std::int64_t tokens = 0;      ///< of the divided text
};

/// A vocabulary that was learned, with one step of it in full.
struct LearnedVocabulary {
    VocabularyRule rule = VocabularyRule::Bpe;
    std::vector<VocabularyPoint> points;  ///< before the first step, then after each
    std::int64_t step = 0;                ///< of the words and candidates below: 0 before the first
    std::vector<DividedWord> words;       ///< the most frequent first
    std::vector<PairCandidate> pairs;     ///< the next to be merged first; none of Unigram
    std::vector<UnigramPiece> unigrams;   ///< what may be dropped next first, else the most probable; Unigram only
    std::vector<std::string> pieces;      ///< of the vocabulary after the last step; of merges in the order of learning
    std::vector<double> log_probabilities;  ///< of the pieces; Unigram only

    [[nodiscard]] std::int64_t last_step() const { return std::ssize(points) - 1; }
};

/// Learns as the trainers of the library `tokenizers` do. Throws Error(Input) for a text that is empty or too long, and
/// for a size below the number of characters that a unigram model needs.
LearnedVocabulary learn_vocabulary(const VocabularyRequest& request);

}  // namespace headlight
