#pragma once

#include <cstdint>

namespace headlight {

/// Measures of one head that the forward pass leaves in passing, each the mean over the queries that may see a key.
/// Formulas: Clark et al. 2019 (arXiv 1906.04341); Vig & Belinkov 2019 (arXiv 1906.04284) for the distance.
struct HeadMetrics {
    float entropy = 0;       ///< -sum_j A ln A, in nats
    float mean_distance = 0; ///< sum A_ij |i - j| / sum A_ij, in tokens
    float previous = 0;      ///< A[i, i-1], over the rows that have a previous token counted as all n rows: (1/n) sum
    float next = 0;          ///< A[i, i+1], likewise (1/n) sum
    float self = 0;          ///< A[i, i]
    float first = 0;         ///< A[i, 0]: weight on the first token
    float maximum = 0;       ///< mean over queries of the row's largest weight (confidence, Voita et al. 2019, arXiv 1905.09418)
};
inline constexpr std::int32_t kHeadMetricCount = 7;

/// Side of the small pictures that the forward pass leaves for the grid of heads.
inline constexpr std::int32_t kThumbnailSize = 64;

}  // namespace headlight
