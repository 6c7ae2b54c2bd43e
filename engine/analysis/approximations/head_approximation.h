#pragma once

#include "analysis/analysis.h"
#include "analysis/approximations/approximation.h"
#include "analysis/heads/head_id.h"
#include "core/tensor.h"
#include "core/text/sentence.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// Tokens of a text at most whose head is approximated: the best rank needs a decomposition of all weights.
inline constexpr std::int64_t kMostApproximated = 256;

/// How far approximated weights are from the exact ones.
struct ApproximationError {
    double frobenius = 0;       ///< ||A' - A|| / ||A||, of the Frobenius norm
    double row_difference = 0;  ///< mean over the rows of the sum of |a' - a|
    double output = 0;          ///< ||A' V - A V|| / ||A V||
};

/// Error with another size.
struct SizedError {
    std::int32_t size = 0;
    double frobenius = 0;
};

/// Multiplications for scores and outputs of one head over n tokens.
struct ApproximationCost {
    std::int64_t tokens = 0;
    double exact = 0;  ///< n^2 (d + d_v)
    double approximated = 0;
};

/// Tokens from which something reaches a query after some layers of a sparse pattern.
struct LayerReach {
    std::int32_t layers = 0;
    double mean = 0;           ///< over the queries, the own token included
    std::int64_t of_last = 0;  ///< of the last query
};

/// A head's weights beside what approximates them.
struct HeadApproximation {
    ApproximationSettings settings;
    Sentence title{std::string()};    ///< `head_title` of the head
    std::vector<std::string> tokens;  ///< labels of rows and columns
    bool causal = false;
    Tensor exact{};                    ///< A, [tokens, tokens]
    Tensor weights{};                  ///< A', [tokens, tokens]: what multiplies the values, in the place of A
    std::vector<std::uint8_t> seen{};  ///< [tokens, tokens] of a sparse pattern: 1 where a weight is computed
    ApproximationError error;
    std::vector<SizedError> by_size;  ///< of 1, 2, 4, ...; empty where there is no size
    std::vector<ApproximationCost> costs;
    std::vector<LayerReach> reach;  ///< after 1, 2, ... layers of a sparse pattern, as many as the model has
    Tensor random{};                ///< random matrix that was used, [size, columns]; empty: none
    std::vector<Sentence> notes;
};

/// Computes the approximation from the queries, keys and values of the head's run, which must have kept values. `seed`:
/// of what is random. Throws Error(Input) for a head whose weights are no softmax of scores of one text, and for more
/// than kMostApproximated tokens.
HeadApproximation approximated_head(const Analysis& analysis, const HeadId& head, const ApproximationSettings& settings,
                                    std::int32_t seed);

/// Returns whether the method computes some of the weights and leaves the others out.
bool is_sparse(ApproximationMethod method);

}  // namespace headlight
