#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace headlight {

/// Softmax in double precision; sums to 1.
std::vector<double> softmax(std::span<const float> logits);

/// -ln softmax(logits)[index], in nats, as ln(sum of exp) - logit: exact also where the probability is 0 in double
/// precision.
double negative_log_probability(std::span<const float> logits, std::size_t index);

}  // namespace headlight
