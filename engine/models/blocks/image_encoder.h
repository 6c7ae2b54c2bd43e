#pragma once

#include "capture/model_description.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/layers/layers.h"
#include "models/model.h"

#include <vector>

namespace headlight {

/// An encoder of images whose states a text is written about, or among whose tokens they stand.
class ImageEncoder {
  public:
    virtual ~ImageEncoder() = default;
    /// Encodes pixels: [tokens, hidden], one row for each token of `patches`. Keeps attention and hidden states as an
    /// encoder's (AttentionKind::Encoder), or as those of a tower beside a text (AttentionKind::Vision). Throws
    /// Error(Input) about pixels of another shape than the model reads.
    [[nodiscard]] virtual DeviceTensor operator()(ForwardPass& pass, const Tensor& pixels) const = 0;
    /// The tokens that are made of such pixels. Throws as above.
    [[nodiscard]] virtual PatchGrid patches(const Tensor& pixels) const = 0;
    [[nodiscard]] virtual TowerSize size() const = 0;
    /// Learned positions, for those who look into them; empty without any.
    [[nodiscard]] virtual std::vector<PositionTable> positions(Backend& backend) const = 0;
};

}  // namespace headlight
