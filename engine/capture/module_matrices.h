#pragma once

#include "core/tensor.h"

#include <cstdint>

namespace headlight {

/// A linear layer as a product has it: x W + b.
struct ProjectionMatrix {
    Tensor weights{};  ///< W, [inputs, outputs]; empty: there is no layer, and x stays as it is
    Tensor bias{};     ///< b, [outputs]; empty: none
};

/// Numbers of parameters of the layers of a module, biases included, of all heads together.
struct ModuleParameters {
    std::int64_t query = 0;
    std::int64_t key = 0;
    std::int64_t value = 0;
    std::int64_t output = 0;

    [[nodiscard]] std::int64_t all() const { return query + key + value + output; }
};

/// One head of an attention module (arXiv 1706.03762, section 3.2) as the matrices of a forward pass, and what all
/// heads of the module give together. Rows are tokens.
struct ModuleMatrices {
    std::int32_t heads = 1;
    std::int32_t key_heads = 1;  ///< see AttentionSpec
    std::int32_t head = 0;
    double scale = 1;
    Tensor inputs{};            ///< X, [queries, hidden]: what the module reads, after a norm that stands before it
    Tensor key_inputs{};        ///< [keys, hidden] of another text (cross-attention); empty: the inputs
    ProjectionMatrix query{};   ///< W_Q of the head, [hidden, head_size]
    ProjectionMatrix key{};     ///< W_K
    ProjectionMatrix value{};   ///< W_V, [hidden, value_size]
    Tensor queries{};           ///< Q, [queries, head_size], as compared
    Tensor keys{};              ///< K, [keys, head_size], as compared
    Tensor values{};            ///< V, [keys, value_size]
    bool turned = false;        ///< queries and keys had a rotary turn after their projection
    bool normed = false;        ///< queries or keys were normalized after their projection
    Tensor joined{};            ///< [queries, heads * value_size]: A V of all heads side by side
    ProjectionMatrix output{};  ///< W_O, [heads * value_size, hidden]
    Tensor result{};            ///< joined W_O + b, [queries, hidden]
    Tensor sum_of_heads{};      ///< the same as a sum: over the heads A V W_O of the head, and then b
    ModuleParameters parameters{};
};

}  // namespace headlight
