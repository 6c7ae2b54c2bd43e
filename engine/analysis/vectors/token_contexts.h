#pragma once

#include "analysis/alignment.h"
#include "analysis/analysis.h"
#include "core/tensor.h"
#include "core/text/sentence.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// The hidden states of one run.
struct RunStates {
    Analysis analysis;              ///< of which only the tokens and their ids are known
    std::vector<Tensor> states;     ///< [tokens, size]: before layer 0, after layer 0, ...
    std::vector<Sentence> names{};  ///< of the states: "Embeddings", "After layer 0"
};

/// A token of one run beside its counterpart in another run, state by state.
struct TokenInContexts {
    std::string label;                  ///< "it", or where the words differ "tired → wide"
    std::size_t first = 0;              ///< index among the tokens of the first run
    std::size_t other = 0;              ///< index among those of the other run
    std::vector<double> cosines{};      ///< of the two vectors, from -1 to 1
    std::vector<double> differences{};  ///< largest absolute difference of two elements
};

/// The same words in two runs of one model: in another text, in another order, or with other interventions.
struct TokenContexts {
    std::vector<Sentence> names;          ///< of the states
    std::vector<TokenInContexts> tokens;  ///< in the order of the first run
    std::size_t without_partner = 0;      ///< tokens of either run that have no counterpart
    WordOrder order = WordOrder::Kept;

    /// The largest difference of all tokens in one state.
    [[nodiscard]] double largest_difference(std::size_t state) const;
};

/// Tokens that have no single counterpart are left out. Throws Error(Input) where no token has one, or where the runs
/// have different numbers of states.
TokenContexts compare_contexts(const RunStates& first, const RunStates& other, WordOrder order);

}  // namespace headlight
