#include "training/optimizer.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

double norm_of(std::span<const float> gradient) {
    double sum = 0;
    for (const float value : gradient) sum += static_cast<double>(value) * static_cast<double>(value);
    return std::sqrt(sum);
}

}  // namespace

Optimizer::Optimizer(const DecoderLayout& layout, const OptimizerConstants& constants)
    : places_(layout.places()),
      constants_(constants),
      state_{std::vector<float>(layout.size()), std::vector<float>(layout.size())} {}

void Optimizer::update(std::int64_t step, std::span<const float> gradient, std::span<float> weights, ThreadPool& pool) {
    const auto count = static_cast<double>(step + 1);
    const double rate = constants_.learning_rate * std::min(1.0, count / constants_.warm_up);
    const auto shortened = static_cast<float>(std::min(1.0, constants_.longest_gradient / norm_of(gradient)));
    const auto first = static_cast<float>(constants_.first_decay);
    const auto second = static_cast<float>(constants_.second_decay);
    const auto first_rate = static_cast<float>(rate / (1 - std::pow(constants_.first_decay, count)));
    const auto second_scale = static_cast<float>(1 / (1 - std::pow(constants_.second_decay, count)));
    const auto epsilon = static_cast<float>(constants_.epsilon);
    pool.for_each(static_cast<std::int64_t>(places_.size()), [&](std::int64_t index) {
        const WeightPlace& place = places_[static_cast<std::size_t>(index)];
        const float kept = place.is_matrix() ? static_cast<float>(1 - rate * constants_.weight_decay) : 1.0F;
        for (std::size_t i = place.begin; i < place.begin + place.size; ++i) {
            const float slope = gradient[i] * shortened;
            state_.first[i] = first * state_.first[i] + (1 - first) * slope;
            state_.second[i] = second * state_.second[i] + (1 - second) * slope * slope;
            weights[i] = weights[i] * kept -
                         first_rate * state_.first[i] / (std::sqrt(state_.second[i] * second_scale) + epsilon);
        }
    });
}

}  // namespace headlight
