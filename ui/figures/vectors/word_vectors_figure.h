#pragma once

#include "analysis/vectors/word_vectors.h"
#include "figures/figure.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace headlight {

/// Vectors of tokens, with the two tokens that are compared.
struct ShownWordVectors {
    std::shared_ptr<const WordVectors> of;
    std::size_t query = 0;  ///< index into the tokens
    std::size_t key = 0;

    /// The pair's dot product, lengths and cosine.
    [[nodiscard]] VectorPair pair() const;
};

/// `query`: by default the last token; `key`: the one most similar to it.
ShownWordVectors shown_word_vectors(std::shared_ptr<const WordVectors> vectors, std::optional<std::int64_t> query,
                                    std::optional<std::int64_t> key);

/// One-hot vectors times the token embedding, with a mark at the 1 of each row and the rows that it selects; the dot
/// product and the cosine of a pair; the nearest rows of a word or a sum as bars.
std::shared_ptr<const Figure> word_vectors_figure(ShownWordVectors vectors, const FigureStyle& style);
/// The same for a narrow place.
std::shared_ptr<const Figure> narrow_word_vectors_figure(ShownWordVectors vectors, const FigureStyle& style);

}  // namespace headlight
