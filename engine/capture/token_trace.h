#pragma once

#include "core/tensor.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// Places of a forward pass where a token is a vector, in the order of a layer.
enum class TracePlace {
    Word,           ///< row of the token embedding, scaled where a model scales it
    Type,           ///< with the embedding of its segment added
    Position,       ///< with the embedding of its position added
    Embedding,      ///< what the first layer reads
    AttentionNorm,  ///< what the attention module reads, where a norm stands before it
    Query,          ///< queries of all heads side by side, as compared
    Key,            ///< keys of all key heads, as compared
    Value,          ///< values of all key heads
    Heads,          ///< A V of all heads side by side
    Attention,      ///< what the attention module adds: the output projection of the heads
    AttentionSum,   ///< residual stream after the attention, with the norm of the sum where one stands there
    FeedNorm,       ///< what the feed-forward network reads, where a norm stands before it
    Inner,          ///< after the activation, the gate included
    Fed,            ///< what the feed-forward network adds
    LayerOutput,    ///< residual stream after the layer
    FinalNorm,      ///< after the norm behind the last layer
    Logits          ///< of the vocabulary
};

/// A token at a place.
struct TracedVector {
    TracePlace place = TracePlace::Word;
    std::int32_t layer = -1;   ///< -1: before the first layer or behind the last
    Tensor values{};           ///< [size]
    std::string activation{};  ///< of Inner: "GELU", "SiLU with a gate"
};

}  // namespace headlight
