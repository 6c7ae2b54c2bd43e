#include "models/blocks/layers/traced_layers.h"

namespace headlight {

DeviceTensor traced_norm(ForwardPass& pass, TracePlace place, const Norm& norm, const DeviceTensor& x) {
    if (norm.empty()) return x;
    return pass.traced_norm(place, norm(pass.backend(), x), x, norm.kind == Norm::Kind::Layer, norm.epsilon);
}

DeviceTensor traced_feed_forward(ForwardPass& pass, const FeedForward& network, const DeviceTensor& x) {
    if (!pass.request().traced_token) return network(pass.backend(), x);
    const DeviceTensor inner = network.inner(pass.backend(), x);
    pass.traced(TracePlace::Inner, inner, network.activation_name());
    return pass.traced(TracePlace::Fed, network.down(pass.backend(), inner));
}

}  // namespace headlight
