#pragma once

#include "backends/backend.h"
#include "models/blocks/tensor_table.h"

#include <string>

namespace headlight {

/// x W^T + b with its weights.
struct Linear {
    DeviceTensor weight;
    DeviceTensor bias;  ///< may be empty
    WeightLayout layout = WeightLayout::OutputInput;

    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x,
                                          Activation activation = Activation::None) const {
        return backend.linear(x, weight, bias, layout, activation);
    }
    [[nodiscard]] bool empty() const { return weight.empty(); }
};

/// The tensors `name`.weight and `name`.bias; an absent bias is empty.
Linear linear_of(const LoadedTensors& tensors, const std::string& name,
                 WeightLayout layout = WeightLayout::OutputInput);

/// Layer normalisation with its weights (arXiv 1607.06450).
struct LayerNorm {
    DeviceTensor weight;
    DeviceTensor bias;
    float epsilon = 0;

    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x) const {
        return backend.layer_norm(x, weight, bias, epsilon);
    }
};

/// The tensors `name`.weight and `name`.bias.
LayerNorm layer_norm_of(const LoadedTensors& tensors, const std::string& name, float epsilon);

/// down(activation(up(x))): the feed-forward network of the first transformers (arXiv 1706.03762).
struct FeedForward {
    Linear up;
    Linear down;
    Activation activation = Activation::Gelu;

    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x) const {
        return down(backend, up(backend, x, activation));
    }
};

}  // namespace headlight
