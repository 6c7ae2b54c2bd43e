#pragma once

#include "core/tensor.h"
#include "models/blocks/layers/causal_convolution.h"
#include "models/blocks/layers/layers.h"
#include "models/blocks/layers/token_mixer.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// Sizes of a gated delta rule. Each head of keys serves equally many heads of values, one after another.
struct DeltaRuleSizes {
    std::int64_t key_heads = 0;
    std::int64_t value_heads = 0;
    std::int64_t key_size = 0;    ///< of a head, of queries too
    std::int64_t value_size = 0;  ///< of a head

    /// Values of all heads that a head of keys serves.
    [[nodiscard]] std::int64_t values_of_key_head() const { return value_heads / key_heads * value_size; }
};

/// Weights of a gated delta rule.
struct DeltaRuleParts {
    Linear input;  ///< for each head of keys: its query, key, values, and as many gates of what comes out
    Linear rates;  ///< for each head of keys: a rate for each of its heads of values, then a decay for each
    CausalConvolution queries;
    CausalConvolution keys;
    CausalConvolution values;
    std::vector<float> decay;       ///< [value_heads], logarithms of the strength of decay
    std::vector<float> decay_bias;  ///< [value_heads]
    Norm norm;                      ///< of what each head gives
    Linear output;
};

/// Gated DeltaNet (arXiv 2412.06464), with short convolutions of queries, keys and values. Each head of values keeps a
/// matrix S that maps keys to values: for each token S = decay S, then S += k rate (v - S^T k)^T, and the head gives
/// S^T q, where q and k have length one and q is divided by the root of its size.
class DeltaRule final : public TokenMixer {
  public:
    DeltaRule(const DeltaRuleSizes& sizes, DeltaRuleParts parts);

    [[nodiscard]] std::string name() const override { return "gated delta rule"; }
    /// Waits for the backend: the host goes from token to token.
    [[nodiscard]] DeviceTensor mix(Backend& backend, const DeviceTensor& x,
                                   std::vector<DeviceTensor>& state) const override;

  private:
    struct Read;
    /// The matrices after one more token, and what the heads give for it.
    void step(const Read& read, std::int64_t token, Tensor& matrices, Tensor& given) const;

    DeltaRuleSizes sizes_;
    DeltaRuleParts parts_;
};

}  // namespace headlight
