#pragma once

#include "analysis/vectors/token_contexts.h"
#include "figures/figure.h"

#include <memory>

namespace headlight {

/// Words in two runs as a table: a row for each word, a column for each state from the embeddings to the last layer.
/// A cell holds the cosine of the two vectors, which colors it, and the largest difference of two elements.
std::shared_ptr<const Figure> contexts_figure(std::shared_ptr<const TokenContexts> contexts, const FigureStyle& style);
/// The same for a narrow place, without the places of the words.
std::shared_ptr<const Figure> narrow_contexts_figure(std::shared_ptr<const TokenContexts> contexts,
                                                     const FigureStyle& style);

}  // namespace headlight
