#pragma once

#include "analysis/analysis.h"
#include "analysis/heads/head_id.h"
#include "capture/module_matrices.h"
#include "core/tensor.h"
#include "core/text/sentence.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// The attention of one head from what it reads to what the module gives:
///     Q = X W_Q, K = X W_K, V = X W_V,  S = Q K^T / sqrt(d) + bias,  A = softmax(S),  A V,  [A V of all heads] W_O
struct AttentionMatrices {
    Sentence title{std::string()};     ///< `head_title` of the head
    std::vector<std::string> queries;  ///< labels of the rows
    std::vector<std::string> keys;     ///< labels of the rows of K and V
    ModuleMatrices module;
    Tensor scores{};                      ///< S, [queries, keys], masked entries 0; empty: weights were given
    Tensor weights{};                     ///< A, [queries, keys]
    std::vector<std::uint8_t> allowed{};  ///< [queries, keys]; 0: masked
    Tensor output{};                      ///< A V, [queries, value_size]
    std::vector<Sentence> notes{};        ///< what a product of the matrices alone does not say
    bool typed = false;                   ///< not of a model

    /// Largest difference of the joined heads' output from the sum of what each head gives; 0 without W_O.
    [[nodiscard]] double difference_of_sum() const;
};

/// The matrices of the head that the run was asked for. Throws Error(Input) where the run has none.
AttentionMatrices matrices_of_run(const Analysis& analysis, const HeadId& head);

/// Attention of a few vectors that a person types; matrices are texts such as "1 0; 0 1; 1 1", rows apart by
/// semicolons and numbers by spaces or commas.
struct TypedAttention {
    std::string inputs{};   ///< X; empty: nothing is typed
    std::string query{};    ///< W_Q, [size of an input, d]; empty: inputs are the queries
    std::string key{};      ///< W_K; empty: inputs are the keys
    std::string value{};    ///< W_V; empty: inputs are the values
    std::string weights{};  ///< A in place of softmax(Q K^T / divisor); empty: computed
    bool operator==(const TypedAttention&) const = default;
};

/// `divisor`: of Q K^T; 0: the root of the size of a query. Throws Error(Input), which names the option, where texts
/// are no matrices of the sizes that they need.
AttentionMatrices matrices_of_typed(const TypedAttention& typed, double divisor);

/// The matrix that a text is; empty for an empty text. Throws Error(Input) with `name` in front.
Tensor typed_matrix(const std::string& name, const std::string& text);

}  // namespace headlight
