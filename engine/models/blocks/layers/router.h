#pragma once

#include "core/tensor.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// Groups of experts that stand one after another, of which a token reaches only some (DeepSeek-V2, arXiv 2405.04434,
/// section 2.2.2).
struct ExpertGroups {
    std::int64_t count = 1;      ///< divides the experts evenly
    std::int64_t chosen = 1;     ///< of a token: those with the highest scores
    std::int64_t judged_by = 1;  ///< experts of a group, the best ones, whose scores sum to that of the group
};

/// How the scores of a router become a choice of experts and the weights of what these give.
struct RouterRule {
    std::int64_t chosen = 0;  ///< experts of a token
    /// An expert's share is the sigmoid of its score (DeepSeek-V3, arXiv 2412.19437); false: its part of the softmax
    /// over all experts.
    bool sigmoid = false;
    /// Weights are the shares of the chosen experts (OLMoE); false: these shares divided by their sum.
    bool shares_of_all = false;
    double scale = 1;           ///< factor of all weights
    std::vector<float> bias{};  ///< [experts], added to the shares for the choice alone; empty: none
    ExpertGroups groups{};
};

/// A token that an expert works on, and the weight of what it gives.
struct ExpertAssignment {
    std::int32_t token = 0;
    std::int64_t slot = 0;  ///< this many experts of the token come before
    float weight = 0;
};

/// For each expert its tokens, from the router's scores [tokens, experts]. Of equal scores the first counts; one that
/// is NaN is chosen.
std::vector<std::vector<ExpertAssignment>> assign_experts(const Tensor& scores, const RouterRule& rule);

}  // namespace headlight
