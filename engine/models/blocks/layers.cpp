#include "models/blocks/layers.h"

namespace headlight {

Linear linear_of(const LoadedTensors& tensors, const std::string& name, WeightLayout layout) {
    return {tensors.at(name + ".weight"), tensors.find(name + ".bias"), layout};
}

LayerNorm layer_norm_of(const LoadedTensors& tensors, const std::string& name, float epsilon) {
    return {tensors.at(name + ".weight"), tensors.at(name + ".bias"), epsilon};
}

}  // namespace headlight
