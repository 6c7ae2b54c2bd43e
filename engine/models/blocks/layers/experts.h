#pragma once

#include "models/blocks/layers/layers.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace headlight {

/// What a router made of each token, on the host.
struct RouterChoice {
    Tensor scores;   ///< [tokens, experts], before their softmax
    Tensor weights;  ///< [tokens, experts], factors of what the chosen experts give; 0 for the others
};

/// A mixture of experts (arXiv 1701.06538): for each token a router chooses some of many feed-forward networks and sums
/// what they give, weighted by the softmax of their scores.
struct ExpertMixture {
    Linear router;            ///< [experts, hidden]
    std::int64_t chosen = 0;  ///< experts of a token
    /// Weights are shares of the softmax over all experts, which sum to less than 1 (OLMoE); false: over the chosen.
    bool shares_of_all = false;
    /// Functions of the experts, each [tokens, hidden] -> [tokens, hidden].
    std::vector<std::function<DeviceTensor(Backend& backend, const DeviceTensor& x)>> experts;

    [[nodiscard]] bool empty() const { return experts.empty(); }
    /// Waits for the backend: the host must know who was chosen. `choice`: receives it, unless it is null.
    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x, RouterChoice* choice) const;
};

}  // namespace headlight
