#pragma once

#include "models/blocks/forward_pass.h"
#include "models/blocks/layers/layers.h"
#include "models/model.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// The encoder of an encoder-decoder that reads images and writes text.
class ImageEncoder {
  public:
    virtual ~ImageEncoder() = default;
    /// Encodes pixels: [tokens, hidden], one row for each token of `patches`. Keeps attention and hidden states as an
    /// encoder's (AttentionKind::Encoder). Throws Error(Input) about pixels of another shape than the model reads.
    [[nodiscard]] virtual DeviceTensor operator()(ForwardPass& pass, const Tensor& pixels) const = 0;
    /// The tokens that are made of such pixels. Throws as above.
    [[nodiscard]] virtual PatchGrid patches(const Tensor& pixels) const = 0;
    [[nodiscard]] virtual std::int64_t layers() const = 0;
    /// Learned positions, for those who look into them; empty without any.
    [[nodiscard]] virtual std::vector<PositionTable> positions(Backend& backend) const = 0;
};

}  // namespace headlight
