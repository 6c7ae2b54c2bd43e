#pragma once

#include "analysis/matrix_view.h"
#include "figures/figure.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// How alike the tokens of a text are, layer by layer.
struct TokenSimilarity {
    std::vector<std::string> tokens;  ///< labels
    std::vector<Tensor> layers;       ///< cosines [tokens, tokens]
    std::vector<Sentence> names;      ///< of the layers: "Embeddings", "After layer 0"
    std::optional<Sentence> notice;   ///< what was left out; nothing: nothing was
};

/// The cosines of one index into TokenSimilarity::layers, as a heat map draws them. Throws Error(Input) for a layer
/// that there is not.
AttentionMatrix similarity_matrix(const TokenSimilarity& similarity, std::size_t index);

/// The cosines [positions, positions] of the embeddings of positions, likewise.
AttentionMatrix position_matrix(const Tensor& cosines, const std::vector<std::string>& labels);

/// All layers as small heat maps in reading order, each with its name; the last one has the color bar of all.
std::unique_ptr<Figure> similarity_by_layer(const TokenSimilarity& similarity, const FigureStyle& style);

}  // namespace headlight
