#pragma once

#include <cstdint>

namespace headlight {

/// Ways to compute less than all weights of a head.
enum class ApproximationMethod {
    Local,         ///< keys at most `size` tokens away
    Dilated,       ///< every `size`-th key, four to each side
    Chosen,        ///< near keys, and the first `size` tokens, which see all and are seen by all
    RandomBlocks,  ///< blocks of four tokens: the own one, the first, and `size` random ones for each block of queries
    Projected,     ///< keys and values projected to `size` rows by a random matrix (Linformer, arXiv 2006.04768)
    BestRank,      ///< the closest matrix of rank `size` (Eckart & Young 1936)
    RandomFeatures,  ///< `size` positive random features (Performer, arXiv 2009.14794)
    Linear           ///< features elu(x) + 1 (arXiv 2006.16236)
};

/// How a head is approximated.
struct ApproximationSettings {
    ApproximationMethod method = ApproximationMethod::Projected;
    std::int32_t size = 8;
    bool operator==(const ApproximationSettings&) const = default;
};

}  // namespace headlight
