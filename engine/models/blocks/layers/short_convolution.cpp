#include "models/blocks/layers/short_convolution.h"

#include <utility>

namespace headlight {

ShortConvolution::ShortConvolution(Linear input, CausalConvolution convolution, Linear output)
    : input_(std::move(input)), convolution_(std::move(convolution)), output_(std::move(output)) {}

DeviceTensor ShortConvolution::mix(Backend& backend, const DeviceTensor& x, std::vector<DeviceTensor>& state) const {
    const std::int64_t hidden = x.columns();
    const DeviceTensor parts = input_(backend, x);
    const auto part = [&](std::int64_t number) { return backend.columns(parts, {number * hidden, hidden}); };
    state.resize(1);
    const DeviceTensor read = backend.gated(part(0), part(2), Activation::None);
    const DeviceTensor sums = convolution_(backend, read, state.front());
    return output_(backend, backend.gated(part(1), sums, Activation::None));
}

}  // namespace headlight
