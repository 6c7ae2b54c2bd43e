#pragma once

#include "core/tensor.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace headlight {

/// Places of a forward pass where a token is a vector, in the order of a layer.
enum class TracePlace {
    Word,           ///< row of the token embedding, scaled where a model scales it
    Type,           ///< with the embedding of its segment added
    Position,       ///< with the embedding of its position added
    EmbeddingNorm,  ///< after the norm of the embeddings, where there is one
    Embedding,      ///< what the first layer reads
    AttentionNorm,  ///< what the attention module reads, where a norm stands before it
    Query,          ///< queries of all heads side by side, as compared
    Key,            ///< keys of all key heads, as compared
    Value,          ///< values of all key heads
    Heads,          ///< A V of all heads side by side
    Attention,      ///< the output projection of the heads
    AttendedNorm,   ///< after a norm of that, where one stands before the sum
    AttentionSum,   ///< residual stream after the attention, with the norm of the sum where one stands there
    FeedNorm,       ///< what the feed-forward network reads, where a norm stands before it
    Inner,          ///< after the activation, the gate included
    Fed,            ///< output of the feed-forward network
    FedNorm,        ///< after a norm of that, where one stands before the sum
    LayerOutput,    ///< residual stream after the layer
    FinalNorm,      ///< after the norm behind the last layer
    Logits          ///< of the vocabulary
};

/// Numbers of one token by which a norm normalizes its vector, before the learned scale.
struct NormStatistics {
    /// Mean of the components, which a layer norm subtracts; nothing: an RMS norm, which subtracts none.
    std::optional<double> mean{};
    /// Divisor: sqrt(variance + epsilon), or of an RMS norm sqrt(mean of the squares + epsilon).
    double deviation = 1;
};

/// Statistics of the vector that a norm reads, which is not empty, in double precision.
NormStatistics norm_statistics(std::span<const float> read, bool subtracts_mean, float epsilon);

/// A token at a place.
struct TracedVector {
    TracePlace place = TracePlace::Word;
    std::int32_t layer = -1;               ///< -1: before the first layer or behind the last
    Tensor values{};                       ///< [size]
    std::string activation{};              ///< of Inner: "GELU", "SiLU with a gate"
    std::optional<NormStatistics> norm{};  ///< of the norm that gave the values; nothing: another operation did
};

}  // namespace headlight
