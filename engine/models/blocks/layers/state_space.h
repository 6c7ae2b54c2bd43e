#pragma once

#include "core/tensor.h"
#include "models/blocks/layers/causal_convolution.h"
#include "models/blocks/layers/layers.h"
#include "models/blocks/layers/token_mixer.h"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace headlight {

/// Sizes of a state space. Each group serves equally many heads, one after another.
struct StateSpaceSizes {
    std::int64_t heads = 0;
    std::int64_t groups = 0;
    std::int64_t head_size = 0;
    std::int64_t state = 0;  ///< numbers that each value of a head keeps
    double least_rate = 0;
    double largest_rate = std::numeric_limits<double>::infinity();

    [[nodiscard]] std::int64_t values() const { return heads * head_size; }
    /// Values of what all groups write, or read, with.
    [[nodiscard]] std::int64_t keys() const { return groups * state; }
};

/// Weights of a state space.
struct StateSpaceParts {
    Linear input;  ///< gates of all values; then what the convolution reads: values, writing and reading keys; then
                   ///< a rate for each head
    CausalConvolution convolution;
    Activation activation = Activation::Silu;  ///< of what the convolution gives
    std::vector<float> decay;                  ///< [heads], logarithms of the strength of decay
    std::vector<float> rate_bias;              ///< [heads]
    std::vector<float> skip;                   ///< [heads], factors of a token's own values
    Norm norm;                                 ///< of the gated values of a group
    Linear output;
};

/// Mamba-2 (arXiv 2405.21060). Each head keeps a matrix S [head_size, state]: for each token
/// S = exp(-exp(decay) rate) S + rate x b^T, and the head gives S c + skip x, with its values x and the keys b and c of
/// its group.
class StateSpace final : public TokenMixer {
  public:
    StateSpace(const StateSpaceSizes& sizes, StateSpaceParts parts);

    [[nodiscard]] std::string name() const override { return "Mamba-2 state space"; }
    /// Waits for the backend: the host goes from token to token.
    [[nodiscard]] DeviceTensor mix(Backend& backend, const DeviceTensor& x,
                                   std::vector<DeviceTensor>& state) const override;

  private:
    /// The matrices after one more token, and what the heads give for it. `read`: what the convolution gives;
    /// `rates`: [tokens, heads], before their bias.
    void step(const Tensor& read, const Tensor& rates, std::int64_t token, Tensor& matrices, Tensor& given) const;

    StateSpaceSizes sizes_;
    StateSpaceParts parts_;
};

}  // namespace headlight
