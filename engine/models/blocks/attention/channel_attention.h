#pragma once

#include "models/blocks/forward_pass.h"
#include "models/blocks/layers/layers.h"

#include <cstdint>

namespace headlight {

/// Attention of channels to the channels of their group (DaViT, arXiv 2204.03645): what a channel holds of all tokens
/// is its query and its key, and its value for each token. A head is a group; scores are divided by the root of the
/// number of tokens.
struct ChannelAttention {
    std::int64_t groups = 1;
    Linear query;
    Linear key;
    Linear value;
    Linear output;

    /// x: [tokens, channels]. The layer is kept for stage `stage`. Waits for the backend.
    [[nodiscard]] DeviceTensor operator()(ForwardPass& pass, const DeviceTensor& x, std::int32_t stage) const;
};

}  // namespace headlight
