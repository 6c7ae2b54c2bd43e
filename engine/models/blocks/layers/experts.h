#pragma once

#include "models/blocks/layers/layers.h"
#include "models/blocks/layers/router.h"

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
/// what they give, weighted as its rule says.
struct ExpertMixture {
    Linear router;    ///< [experts, hidden]
    RouterRule rule;  ///< of its scores
    /// Functions of the experts, each [tokens, hidden] -> [tokens, hidden].
    std::vector<std::function<DeviceTensor(Backend& backend, const DeviceTensor& x)>> experts;
    FeedForward shared{};    ///< reads every token, and is added (DeepSeekMoE, arXiv 2401.06066); may be empty
    Linear shared_router{};  ///< [1, hidden], whose sigmoid is the weight of what `shared` gives; empty: 1

    [[nodiscard]] bool empty() const { return experts.empty(); }
    /// Waits for the backend: the host must know who was chosen. `choice`: receives it, unless it is null.
    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x, RouterChoice* choice) const;

  private:
    /// What `shared` gives, weighted.
    [[nodiscard]] DeviceTensor given_by_shared(Backend& backend, const DeviceTensor& x) const;
};

}  // namespace headlight
