#pragma once

#include "models/blocks/layers/layers.h"

namespace headlight {

/// Layers of a head: out(norm(activation(transform(x)))). Layers that a head does not have are empty.
struct HeadLayers {
    Linear transform{};
    Activation activation = Activation::None;
    Norm norm{};
    Linear out{};

    [[nodiscard]] bool empty() const { return transform.empty() && out.empty(); }
    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x) const {
        const DeviceTensor read = norm(backend, transform.empty() ? x : transform(backend, x, activation));
        return out.empty() ? read : out(backend, read);
    }
};

}  // namespace headlight
