#pragma once

#include "capture/capture.h"

#include <cstring>
#include <string>

namespace headlight::testing {

/// NaN, where a head has no answer, is the same as NaN.
inline bool same_bits(const Tensor& a, const Tensor& b) {
    return a.shape() == b.shape() &&
           (a.values().empty() || std::memcmp(a.data(), b.data(), a.values().size_bytes()) == 0);
}

/// The first thing in which the attention of two layers differs; empty: none.
inline std::string difference_of_fields(const AttentionField& one, const AttentionField& other) {
    if (one.heads() != other.heads()) return "number of heads";
    if (!same_bits(one.value_norms(), other.value_norms())) return "norms of values";
    if (!same_bits(one.thumbnails(), other.thumbnails())) return "thumbnails";
    for (std::int32_t head = 0; head < one.heads(); ++head)
        if (!same_bits(one.weights(head), other.weights(head))) return "weights";
    if (one.metrics().size() != other.metrics().size()) return "number of metrics";
    for (std::size_t head = 0; head < one.metrics().size(); ++head)
        if (std::memcmp(&one.metrics()[head], &other.metrics()[head], sizeof(HeadMetrics)) != 0) return "metrics";
    return {};
}

/// The first thing in which the attention of two captures differs; empty: none.
inline std::string difference_of_attention(const Capture& one, const Capture& other) {
    if (one.attention.size() != other.attention.size()) return "number of stacks";
    for (std::size_t i = 0; i < one.attention.size(); ++i) {
        if (one.attention[i].layers.size() != other.attention[i].layers.size()) return "number of layers";
        for (std::size_t layer = 0; layer < one.attention[i].layers.size(); ++layer) {
            const std::string found =
                difference_of_fields(*one.attention[i].layers[layer], *other.attention[i].layers[layer]);
            if (!found.empty()) return found + " of layer " + std::to_string(layer);
        }
    }
    return {};
}

/// The first thing in which two captures differ; empty: none.
inline std::string difference(const Capture& one, const Capture& other) {
    if (one.hidden.size() != other.hidden.size()) return "number of hidden states";
    for (std::size_t i = 0; i < one.hidden.size(); ++i)
        if (!same_bits(one.hidden[i], other.hidden[i])) return "hidden state " + std::to_string(i);
    if (one.outputs.size() != other.outputs.size()) return "number of outputs";
    for (std::size_t i = 0; i < one.outputs.size(); ++i)
        if (!same_bits(one.outputs[i].values, other.outputs[i].values)) return one.outputs[i].name;
    if (one.logit_positions != other.logit_positions) return "positions of logits";
    return difference_of_attention(one, other);
}

}  // namespace headlight::testing
