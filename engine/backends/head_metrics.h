#pragma once

#include <cstdint>

namespace headlight {

/// Measures of one head that the forward pass leaves in passing. With A the weights, n the number of queries and p(i)
/// the position of query i among the keys (`query_offset + i`), each is a mean over all n queries; a query that may see
/// no key adds nothing, and neither does a weight outside the matrix (A[i, p(i) - 1] for the first token). A row whose
/// weights are NaN (AttentionResult::row_sum) makes all of them NaN. Formulas:
/// Clark et al. 2019 (arXiv 1906.04341); Vig & Belinkov 2019 (arXiv 1906.04284) for the distance.
struct HeadMetrics {
    float entropy = 0;        ///< (1/n) sum_i -sum_j A[i,j] ln A[i,j], in nats
    float mean_distance = 0;  ///< sum_ij A[i,j] |p(i) - j| / sum_ij A[i,j], in tokens; 0 where all weights are 0
    float previous = 0;       ///< (1/n) sum_i A[i, p(i) - 1]
    float next = 0;           ///< (1/n) sum_i A[i, p(i) + 1]
    float self = 0;           ///< (1/n) sum_i A[i, p(i)]
    float first = 0;          ///< (1/n) sum_i A[i, 0]: weight on the first token
    float maximum = 0;  ///< (1/n) sum_i max_j A[i,j]: confidence (Voita et al. 2019, arXiv 1905.09418, on all tokens)
};
inline constexpr std::int32_t kHeadMetricCount = 7;

/// Side of the small pictures that the forward pass leaves for the grid of heads.
inline constexpr std::int32_t kThumbnailSize = 64;

}  // namespace headlight
