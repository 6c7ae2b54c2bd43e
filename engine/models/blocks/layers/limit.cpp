#include "models/blocks/layers/limit.h"

namespace headlight {

Limit::Limit(Backend& backend, float limit, std::int64_t columns) {
    const auto row_of = [&](float value) { return backend.upload(Tensor({1, columns}, value)); };
    limit_ = row_of(limit);
    minus_limit_ = row_of(-limit);
    twice_limit_ = row_of(2 * limit);
}

DeviceTensor Limit::beyond(Backend& backend, const DeviceTensor& x) const {
    const DeviceTensor below = backend.scale(backend.add(x, minus_limit_), -1.0F, 0.0F);
    return backend.scale(backend.activation(below, Activation::Relu), -1.0F, 0.0F);
}

DeviceTensor Limit::below(Backend& backend, const DeviceTensor& x) const {
    return empty() ? x : backend.add(beyond(backend, x), limit_);
}

DeviceTensor Limit::within(Backend& backend, const DeviceTensor& x) const {
    if (empty()) return x;
    // relu(min(x, limit) + limit) - limit
    const DeviceTensor above = backend.activation(backend.add(beyond(backend, x), twice_limit_), Activation::Relu);
    return backend.add(above, minus_limit_);
}

}  // namespace headlight
