#pragma once

#include "models/blocks/layers/causal_convolution.h"
#include "models/blocks/layers/layers.h"
#include "models/blocks/layers/token_mixer.h"

#include <string>
#include <vector>

namespace headlight {

/// output(c * convolution(b * u)) of three parts b, c and u that `input` makes of a token (LFM2, arXiv 2511.23404).
class ShortConvolution final : public TokenMixer {
  public:
    /// `input`: [3 * hidden, hidden], the parts one below the other.
    ShortConvolution(Linear input, CausalConvolution convolution, Linear output);

    [[nodiscard]] std::string name() const override { return "short convolution"; }
    [[nodiscard]] DeviceTensor mix(Backend& backend, const DeviceTensor& x,
                                   std::vector<DeviceTensor>& state) const override;

  private:
    Linear input_;
    CausalConvolution convolution_;
    Linear output_;
};

}  // namespace headlight
