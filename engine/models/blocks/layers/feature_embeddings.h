#pragma once

#include "core/tensor.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/layers/convolution.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// Embeddings of a model that reads a spectrogram: convolutions over its frames, each
/// with a GELU, and positions.
struct FeatureEmbeddings {
    std::vector<Convolution> convolutions;
    DeviceTensor positions;   ///< [positions, hidden]
    std::int64_t bins = 0;    ///< of each frame
    std::int64_t frames = 0;  ///< always as many

    [[nodiscard]] bool empty() const { return convolutions.empty(); }
    /// features: [bins, frames] -> [positions, hidden], which an encoder reads. Throws Error(Input) for another shape.
    [[nodiscard]] DeviceTensor operator()(ForwardPass& pass, const Tensor& features) const;
};

}  // namespace headlight
