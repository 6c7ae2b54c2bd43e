#pragma once

#include "analysis/approximations/head_approximation.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// Which keys each query sees, [tokens, tokens]: 1 where it does. The own token is always seen.
using SparsePattern = std::vector<std::uint8_t>;

/// The pattern of a sparse method; `causal`: without keys after the query.
SparsePattern sparse_pattern(const ApproximationSettings& settings, std::int64_t tokens, bool causal,
                             std::int32_t seed);

/// Receptive fields after 1 to `layers` layers: a layer passes on what its keys have.
std::vector<LayerReach> reach_of(const SparsePattern& pattern, std::int64_t tokens, std::int32_t layers);

/// Keys that a query sees on average in a long text.
double keys_of_query(const ApproximationSettings& settings, std::int64_t tokens, bool causal);

}  // namespace headlight
