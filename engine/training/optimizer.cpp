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

/// As large as gradients of norm 1 allow: SGD takes its step by the gradient itself, which AdamW brings to the size of
/// its rate in every weight.
constexpr double kSgdRate = 0.5;
constexpr double kMomentumRate = 0.1;

}  // namespace

OptimizerConstants constants_of(OptimizerKind kind) {
    OptimizerConstants constants{.kind = kind};
    if (kind == OptimizerKind::Sgd) constants.learning_rate = kSgdRate;
    if (kind == OptimizerKind::Momentum) constants.learning_rate = kMomentumRate;
    return constants;
}

Optimizer::Optimizer(const DecoderLayout& layout, const OptimizerConstants& constants)
    : places_(layout.places()), constants_(constants) {
    if (constants.kind != OptimizerKind::Sgd) state_.first.resize(layout.size());
    if (constants.kind == OptimizerKind::AdamW) state_.second.resize(layout.size());
}

void Optimizer::update(std::int64_t step, std::span<const float> gradient, std::span<float> weights, ThreadPool& pool) {
    const auto count = static_cast<double>(step + 1);
    const Step taken{
        .gradient = gradient,
        .shortened = static_cast<float>(std::min(1.0, constants_.longest_gradient / norm_of(gradient))),
        .count = count,
        .rate = constants_.learning_rate * std::min(1.0, count / constants_.warm_up),
    };
    pool.for_each(static_cast<std::int64_t>(places_.size()), [&](std::int64_t index) {
        const WeightPlace& place = places_[static_cast<std::size_t>(index)];
        if (constants_.kind == OptimizerKind::AdamW)
            update_by_adamw(place, taken, weights);
        else
            update_by_sgd(place, taken, weights);
    });
}

void Optimizer::update_by_adamw(const WeightPlace& place, const Step& step, std::span<float> weights) {
    const auto first = static_cast<float>(constants_.first_decay);
    const auto second = static_cast<float>(constants_.second_decay);
    const auto first_rate = static_cast<float>(step.rate / (1 - std::pow(constants_.first_decay, step.count)));
    const auto second_scale = static_cast<float>(1 / (1 - std::pow(constants_.second_decay, step.count)));
    const auto epsilon = static_cast<float>(constants_.epsilon);
    const float kept = place.is_matrix() ? static_cast<float>(1 - step.rate * constants_.weight_decay) : 1.0F;
    for (std::size_t i = place.begin; i < place.begin + place.size; ++i) {
        const float slope = step.gradient[i] * step.shortened;
        state_.first[i] = first * state_.first[i] + (1 - first) * slope;
        state_.second[i] = second * state_.second[i] + (1 - second) * slope * slope;
        weights[i] =
            weights[i] * kept - first_rate * state_.first[i] / (std::sqrt(state_.second[i] * second_scale) + epsilon);
    }
}

void Optimizer::update_by_sgd(const WeightPlace& place, const Step& step, std::span<float> weights) {
    const bool has_momentum = constants_.kind == OptimizerKind::Momentum;
    const auto momentum = static_cast<float>(constants_.momentum);
    const auto rate = static_cast<float>(step.rate);
    for (std::size_t i = place.begin; i < place.begin + place.size; ++i) {
        float slope = step.gradient[i] * step.shortened;
        if (has_momentum) slope = state_.first[i] = momentum * state_.first[i] + slope;
        weights[i] -= rate * slope;
    }
}

}  // namespace headlight
