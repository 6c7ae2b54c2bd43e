#pragma once

#include "capture/capture.h"

#include <cstdint>
#include <stop_token>

namespace headlight {

/// Tokens of the longest input whose attention flow is computed: one maximum flow for every pair of tokens.
inline constexpr std::int64_t kMostFlowTokens = 48;

/// Attention flow (Abnar & Zuidema 2020, arXiv 2005.00928) from the input to the output of layer `last`, [queries,
/// keys]: the most that can flow from a query's output down to an input, through edges between layers whose
/// capacities are 0.5 W + 0.5 I as in `rollout`. Rows need not sum to 1. Throws Error(Input) about attention between
/// two texts and about inputs of more than kMostFlowTokens, Error(Cancelled) when the token is set.
Tensor attention_flow(const AttentionStack& stack, std::int32_t last, const std::stop_token& stop);

}  // namespace headlight
