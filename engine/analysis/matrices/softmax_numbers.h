#pragma once

#include "analysis/analysis.h"
#include "analysis/heads/head_id.h"
#include "core/tensor.h"
#include "core/text/sentence.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// What a softmax is computed of: logit = (product / divisor + bias) / temperature.
struct SoftmaxInputs {
    std::vector<std::string> labels;  ///< of the keys
    std::vector<double> products;     ///< q . k of each key, before any division
    std::vector<double> biases;       ///< that the model adds to the scaled product; as many, or none
    double own_divisor = 1;           ///< what the model divides products by
    bool replaced = false;            ///< an intervention put other weights in the place of the softmax
};

/// A softmax with all that follows from it.
struct SoftmaxNumbers {
    double divisor = 1;
    double temperature = 1;
    std::vector<double> logits;
    std::vector<double> weights;  ///< exp(logit) / sum
    double entropy = 0;           ///< -sum of p log p, in nats
    /// diag(p) - p p^T, [keys, keys]: how much weight i grows where logit j grows.
    Tensor derivative;
    double largest_derivative = 0;  ///< by absolute value, from 0 to 1/4

    /// exp(entropy): over how many keys the weight is spread.
    [[nodiscard]] double effective_keys() const;
    /// No logit moves any weight by more than this share of what it can at most.
    [[nodiscard]] double slope_left() const { return 4 * largest_derivative; }
};

/// `divisor`: 0 for the inputs' own. Throws Error(Input) for no keys.
SoftmaxNumbers softmax_of(const SoftmaxInputs& inputs, double divisor, double temperature);

/// A row of scores, with what it is called: "Layer 2, head 2, query it".
struct ScoreRow {
    SoftmaxInputs inputs;
    Sentence title{std::string()};
    std::int64_t query = 0;
};

/// The row of a query, by default of the last, over the keys that it may see. `head`: with a layer and a head. Throws
/// Error(Input) for what is not there, and where weights come from no scores.
ScoreRow score_row_of(const Analysis& analysis, const HeadId& head, std::optional<std::int64_t> query);

/// Scores that a person types, with their numbers as labels.
SoftmaxInputs typed_scores(const std::vector<double>& scores);

}  // namespace headlight
