#pragma once

#include "capture/capture.h"

#include <cstdint>
#include <stop_token>

namespace headlight {

/// Tokens of the longest input that attention is rolled out over: it takes products of whole matrices.
inline constexpr std::int64_t kMostRolloutTokens = 2'048;

/// Attention rollout (Abnar & Zuidema 2020, arXiv 2005.00928) from the input to the output of layer `last`, [queries,
/// keys]: R = (0.5 W + 0.5 I) R from layer to layer, W the mean over a layer's heads and I what the residual
/// connection carries. Throws Error(Input) about attention between two texts and about inputs that are too long,
/// Error(Cancelled) when the token is set.
Tensor rollout(const AttentionStack& stack, std::int32_t last, const std::stop_token& stop);

/// The mean of all heads of a layer, [queries, keys]. Throws Error(Input) where it has none, Error(Cancelled) when the
/// token is set.
Tensor mean_over_heads(const AttentionField& field, const std::stop_token& stop);

}  // namespace headlight
