#include "models/blocks/layers/traced_feed_forward.h"

namespace headlight {

DeviceTensor traced_feed_forward(ForwardPass& pass, const FeedForward& network, const DeviceTensor& x) {
    const DeviceTensor inner = network.inner(pass.backend(), x);
    pass.traced(TracePlace::Inner, inner, network.activation_name());
    return pass.traced(TracePlace::Fed, network.down(pass.backend(), inner));
}

}  // namespace headlight
