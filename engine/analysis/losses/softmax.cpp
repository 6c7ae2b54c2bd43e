#include "analysis/losses/softmax.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight {
namespace {

double largest_of(std::span<const float> logits) {
    double largest = -std::numeric_limits<double>::infinity();
    for (const float logit : logits) largest = std::max(largest, static_cast<double>(logit));
    return largest;
}

}  // namespace

std::vector<double> softmax(std::span<const float> logits) {
    const double largest = largest_of(logits);
    std::vector<double> probabilities(logits.size());
    double sum = 0;
    for (std::size_t i = 0; i < logits.size(); ++i) {
        probabilities[i] = std::exp(static_cast<double>(logits[i]) - largest);
        sum += probabilities[i];
    }
    for (double& probability : probabilities) probability /= sum;
    return probabilities;
}

double negative_log_probability(std::span<const float> logits, std::size_t index) {
    const double largest = largest_of(logits);
    double sum = 0;
    for (const float logit : logits) sum += std::exp(static_cast<double>(logit) - largest);
    return std::log(sum) + largest - static_cast<double>(logits[index]);
}

}  // namespace headlight
