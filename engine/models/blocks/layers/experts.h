#pragma once

#include "models/blocks/layers/layers.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace headlight {

/// A mixture of experts (arXiv 1701.06538): for each token a router chooses some of many feed-forward networks and sums
/// what they give, weighted by the softmax of their scores.
struct ExpertMixture {
    Linear router;            ///< [experts, hidden]
    std::int64_t chosen = 0;  ///< experts of a token
    /// Functions of the experts, each [tokens, hidden] -> [tokens, hidden].
    std::vector<std::function<DeviceTensor(Backend& backend, const DeviceTensor& x)>> experts;

    [[nodiscard]] bool empty() const { return experts.empty(); }
    /// Waits for the backend: the host must know who was chosen.
    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x) const;
};

}  // namespace headlight
