#pragma once

#include "capture/attention_field.h"

#include <memory>
#include <stop_token>

namespace headlight {

/// Attention through landmarks (Nyströmformer, arXiv 2102.03902): each head's matrix is the product of one [queries,
/// landmarks] and one [landmarks, keys]. It is no softmax: weights may be below 0, and rows need not sum to 1.
struct LandmarkParts {
    AttentionSpec spec;  ///< its heads and key mask are used
    Tensor queries;      ///< [queries, heads * landmarks], the first factor of every head
    Tensor keys;         ///< [keys, heads * landmarks], the second factor of every head, transposed
    Tensor value_norms;  ///< [heads, keys] norms of W_O v_j, may be empty
    std::shared_ptr<const AttentionEvaluator> evaluator;
};

/// The field of such a module, with metrics and thumbnails. transformers returns the first factors as its attention.
/// Throws Error(Input) when the parts' shapes do not belong together, Error(Cancelled) when the token is set.
std::shared_ptr<const AttentionField> landmark_field(LandmarkParts parts, const std::stop_token& stop);

}  // namespace headlight
