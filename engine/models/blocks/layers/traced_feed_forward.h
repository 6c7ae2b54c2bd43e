#pragma once

#include "models/blocks/forward_pass.h"
#include "models/blocks/layers/layers.h"

namespace headlight {

/// The feed-forward network, with the places inside it traced.
DeviceTensor traced_feed_forward(ForwardPass& pass, const FeedForward& network, const DeviceTensor& x);

}  // namespace headlight
