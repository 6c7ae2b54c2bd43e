#pragma once

#include "analysis/generation_tree.h"
#include "session/generation/sampling.h"
#include "tokenizers/tokenizer.h"

#include <cstdint>
#include <span>
#include <vector>

namespace headlight {

/// Candidates of a token: the `count` most probable tokens, the most probable first, and the chosen one too
/// where it is none of them. `log_probabilities`: the model's, of all tokens; `shares`: Sampler::shares; `ends`: tokens
/// that end a text.
std::vector<StepCandidate> step_candidates(const Tokenizer& tokenizer, std::span<const double> log_probabilities,
                                           std::span<const NextToken> shares, std::span<const std::int32_t> ends,
                                           std::int32_t chosen, std::size_t count);

}  // namespace headlight
