#include "models/blocks/layers/layers.h"

namespace headlight {

Linear linear_of(const LoadedTensors& tensors, const std::string& name, WeightLayout layout) {
    return {tensors.at(name + ".weight"), tensors.find(name + ".bias"), layout};
}

Norm layer_norm_of(const LoadedTensors& tensors, const std::string& name, float epsilon) {
    return {tensors.at(name + ".weight"), tensors.find(name + ".bias"), epsilon, Norm::Kind::Layer};
}

Norm rms_norm_of(const LoadedTensors& tensors, const std::string& name, float epsilon) {
    return {tensors.find(name + ".weight"), {}, epsilon, Norm::Kind::Rms};
}

}  // namespace headlight
