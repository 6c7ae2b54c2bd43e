#pragma once

#include "backends/backend.h"
#include "models/blocks/layers/layers.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// How DeBERTa (arXiv 2006.03654) numbers distances: the near ones one by one, the further ones, up to `furthest`, in
/// logarithmically wider buckets (version 2 of its code).
struct SignedBuckets {
    std::int64_t count = 0;  ///< buckets on each side; 0: every distance is its own
    std::int64_t furthest = 0;

    /// The bucket of the distance query position - key position, with its sign.
    [[nodiscard]] std::int64_t of(std::int64_t distance) const;
};

/// Terms of a query with the position of a key, and of a key with the position of the query, which
/// disentangled attention adds to scores.
struct DisentangledPositions {
    DeviceTensor embeddings;  ///< [2 * span, hidden], of the buckets -span to span - 1
    std::int64_t span = 0;
    SignedBuckets buckets;
    Linear key;    ///< of positions that queries look at; empty: no such term
    Linear query;  ///< of positions that keys look at; empty: no such term

    [[nodiscard]] bool empty() const { return embeddings.empty(); }
    /// The terms of one text, times `spec.scale`; says in `spec` which bucket each distance has.
    [[nodiscard]] ContentTerms operator()(Backend& backend, const DeviceTensor& queries, const DeviceTensor& keys,
                                          AttentionSpec& spec) const;
};

/// A convolution over neighboring tokens beside the first layer: norm(x + activation(sum of taps)), 0 for padding.
struct TokenConvolution {
    std::vector<Linear> taps;  ///< of the tokens from (taps - 1) / 2 before to as many after; the first holds the bias
    Activation activation = Activation::Tanh;
    Norm norm;

    [[nodiscard]] bool empty() const { return taps.empty(); }
    /// `read`: what the layer read, `x`: what it gave, both [tokens, hidden].
    [[nodiscard]] DeviceTensor operator()(Backend& backend, const DeviceTensor& read, const DeviceTensor& x,
                                          const std::vector<std::uint8_t>& mask) const;
};

/// The taps of a weight [outputs, inputs, taps] of any type.
std::vector<Linear> taps_of(Backend& backend, const DeviceTensor& weight, const DeviceTensor& bias);

/// x with the rows of padding set to 0.
DeviceTensor without_padding(Backend& backend, const DeviceTensor& x, const std::vector<std::uint8_t>& mask);

}  // namespace headlight
