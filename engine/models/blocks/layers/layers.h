#pragma once

#include "backends/backend.h"
#include "models/blocks/plans/tensor_table.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

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

/// Values of a small tensor on the host.
std::vector<float> values_of(Backend& backend, const DeviceTensor& tensor);

/// x with its values multiplied by `factors` [1, columns]; x itself where that is empty.
DeviceTensor scaled_columns(Backend& backend, const DeviceTensor& x, const DeviceTensor& factors);

/// Layer normalization (arXiv 1607.06450), or only by the root of the mean square (arXiv 1910.07467), with its weights.
/// An empty one does nothing.
struct Norm {
    enum class Kind { Layer, Rms };

    DeviceTensor weight;
    DeviceTensor bias;
    float epsilon = 0;
    Kind kind = Kind::Layer;
    DeviceTensor factors{};  ///< see scaled_columns: of what the norm gives, where each head has weights of its own

    [[nodiscard]] bool empty() const { return weight.empty(); }
    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x) const {
        if (empty()) return x;
        return scaled_columns(
            backend,
            kind == Kind::Rms ? backend.rms_norm(x, weight, epsilon) : backend.layer_norm(x, weight, bias, epsilon),
            factors);
    }
};

/// The tensors `name`.weight and `name`.bias, which may be absent.
Norm layer_norm_of(const LoadedTensors& tensors, const std::string& name, float epsilon);
/// The tensor `name`.weight; an empty norm if the model does not have it.
Norm rms_norm_of(const LoadedTensors& tensors, const std::string& name, float epsilon);
/// Weights of a norm that files hold none of: [size] ones.
DeviceTensor ones(Backend& backend, std::int64_t size);

/// Rows of a long text that what works row by row reads at once, so that what lies between is never there as a whole.
constexpr std::int64_t kRowsTogether = 2048;
/// Writes into the rows of `target` what `make` gives of the same rows of x, part by part. An empty target is
/// allocated; x itself may be the target.
void make_in_parts(Backend& backend, const DeviceTensor& x, DeviceTensor& target,
                   const std::function<DeviceTensor(const DeviceTensor&)>& make);

/// down(activation(up(x))), the feed-forward network of the first transformers (arXiv 1706.03762), or with a gate
/// down(activation(gate(x)) * up(x)) (arXiv 2002.05202).
struct FeedForward {
    Linear up;
    Linear down;
    Activation activation = Activation::Gelu;
    Linear gate{};  ///< may be empty

    /// What `down` reads.
    [[nodiscard]] DeviceTensor inner(Backend& backend, const DeviceTensor& x) const {
        if (gate.empty()) return up(backend, x, activation);
        return backend.gated(gate(backend, x), up(backend, x), activation);
    }
    /// Long texts go through it in parts.
    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& x) const;
    /// The activation as people write it: "GELU", "SiLU with a gate".
    [[nodiscard]] std::string activation_name() const;
};

}  // namespace headlight
