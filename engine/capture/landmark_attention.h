#pragma once

#include "capture/attention_field.h"

#include <memory>
#include <stop_token>

namespace headlight {

// Attention through landmarks (Nyströmformer, arXiv 2102.03902): each head's matrix is the product of one [queries,
// landmarks] and one [landmarks, keys]. It is no softmax: weights may be below 0, and rows need not sum to 1.

/// The parts of such a module, with metrics and thumbnails. `queries` [queries, heads * spec.landmarks] holds the first
/// factor of every head, `keys` [keys, heads * spec.landmarks] the second one transposed. Throws Error(Cancelled) when
/// the token is set.
AttentionField::Parts parts_of_product(AttentionSpec spec, Tensor queries, Tensor keys,
                                       std::shared_ptr<const AttentionEvaluator> evaluator,
                                       const std::stop_token& stop);

/// Whether a field is one.
bool has_landmarks(const AttentionField& field);

/// One head's first factor, [queries, landmarks]: what Hugging Face transformers gives as its attention.
Tensor landmark_weights(const AttentionField& field, std::int32_t head);

}  // namespace headlight
