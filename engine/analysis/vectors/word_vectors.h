#pragma once

#include "core/tensor.h"
#include "core/text/sentence.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace headlight {

/// A token of the vocabulary whose embedding is near to a vector.
struct Neighbor {
    std::int32_t id = 0;
    std::string text;
    double cosine = 0;
};

/// Vectors of the tokens of a text before the first layer: one-hot vectors times the token embedding.
struct WordVectors {
    std::vector<std::string> tokens;    ///< labels
    std::vector<std::int32_t> ids;      ///< rows of the token embedding, one for each token
    std::int64_t vocabulary = 0;        ///< rows of the token embedding
    Tensor vectors;                     ///< [tokens, size]: the rows of the ids
    std::string words;                  ///< whose neighbors follow: a word, or a sum such as "boy - man + woman"
    std::vector<Neighbor> neighbors{};  ///< the nearest first; without the words themselves
    std::vector<Sentence> notices{};    ///< of words that are several tokens or none

    /// The first token with the id of this one; itself where none before it has it.
    [[nodiscard]] std::size_t first_same(std::size_t token) const;
    /// Another token, whose vector has the largest cosine with this one's: of another id where there is one.
    [[nodiscard]] std::size_t most_similar(std::size_t token) const;
};

/// What two vectors have in common.
struct VectorPair {
    double dot = 0;
    double first_length = 0;
    double other_length = 0;

    /// dot / (first_length * other_length), from -1 to 1; 0 where a vector has no length.
    [[nodiscard]] double cosine() const;
};

/// Computed in double precision. The vectors must have the same size.
VectorPair pair_of(std::span<const float> first, std::span<const float> other);

}  // namespace headlight
