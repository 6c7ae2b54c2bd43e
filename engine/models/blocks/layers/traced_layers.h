#pragma once

#include "models/blocks/forward_pass.h"
#include "models/blocks/layers/layers.h"

namespace headlight {

/// The norm of x, traced with its statistics; x itself, not traced, where the norm is empty.
DeviceTensor traced_norm(ForwardPass& pass, TracePlace place, const Norm& norm, const DeviceTensor& x);

/// The feed-forward network, with the places inside it traced.
DeviceTensor traced_feed_forward(ForwardPass& pass, const FeedForward& network, const DeviceTensor& x);

}  // namespace headlight
