#pragma once

#include "backends/backend.h"

#include <cmath>
#include <string>
#include <vector>

namespace headlight {

/// log(1 + exp(x)), of which mixers make the rates at which their states change.
inline double softplus(double x) {
    return x > 0 ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x));
}

/// What a layer has in the place of attention to pass on what stands before a token.
class TokenMixer {
  public:
    TokenMixer() = default;
    virtual ~TokenMixer() = default;
    TokenMixer(const TokenMixer&) = delete;
    TokenMixer& operator=(const TokenMixer&) = delete;

    /// Name in sentences, after "a": "short convolution".
    [[nodiscard]] virtual std::string name() const = 0;
    /// Of the rows of x, [tokens, hidden] -> [tokens, hidden]. `state`: what the tokens before them left, empty before
    /// the first; receives what they leave, as new tensors.
    [[nodiscard]] virtual DeviceTensor mix(Backend& backend, const DeviceTensor& x,
                                           std::vector<DeviceTensor>& state) const = 0;
};

}  // namespace headlight
