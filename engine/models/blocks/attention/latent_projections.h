#pragma once

#include "backends/backend.h"
#include "models/blocks/attention/projections.h"
#include "models/blocks/layers/layers.h"

#include <cstdint>

namespace headlight {

/// Sizes of a head's parts in latent attention. Queries and keys hold the values that turn first, then the others:
/// files hold them the other way round, and scores are the same in either order.
struct LatentSizes {
    std::int64_t turning = 0;  ///< values of queries and keys that turn by position; those of keys are of all heads
    std::int64_t still = 0;    ///< the other values of queries and keys
    std::int64_t value = 0;
};

/// Multi-head latent attention (DeepSeek-V2, arXiv 2405.04434, section 2.1): keys and values are made of one short
/// vector for each token, and so are queries where `query_latent` is there.
struct LatentProjections {
    Linear query_latent;  ///< [query latent, hidden]; empty: queries are made of the hidden state
    Norm query_norm;
    Linear query;             ///< [heads * (still + turning), query latent or hidden]
    Linear key_value_latent;  ///< [key latent + turning, hidden]
    Norm key_value_norm;      ///< of the key latent
    Linear key_value;         ///< [heads * (still + value), key latent]
    LatentSizes sizes;

    [[nodiscard]] bool empty() const { return key_value.empty(); }
    /// The parts of the rows of x for `heads` heads, before their rotary embedding.
    [[nodiscard]] Projections operator()(Backend& backend, const DeviceTensor& x, std::int64_t heads) const;
};

}  // namespace headlight
