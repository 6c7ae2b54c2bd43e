#pragma once

#include "core/thread_pool.h"
#include "training/decoder_layout.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace headlight {

/// How weights w change by their gradient g, with the learning rate r.
enum class OptimizerKind : std::uint8_t {
    AdamW,    ///< by the mean of g over the root of the mean of its square (arXiv 1711.05101), with weight decay
    Sgd,      ///< w - r g
    Momentum  ///< w - r m, where m becomes momentum m + g
};
/// Names of the kinds in options and files.
inline constexpr std::array kOptimizerNames{"adamw", "sgd", "sgd-momentum"};
inline const char* name_of(OptimizerKind kind) {
    return kOptimizerNames.at(static_cast<std::size_t>(kind));
}

/// Constants of an optimizer. After the warm-up the learning rate stays, so that a training has no planned end and may
/// always go on.
struct OptimizerConstants {
    OptimizerKind kind = OptimizerKind::AdamW;
    double learning_rate = 3e-3;
    int warm_up = 100;                              ///< steps in which the learning rate rises
    double longest_gradient = 1;                    ///< longer ones are shortened to this norm
    double first_decay = 0.9, second_decay = 0.98;  ///< of AdamW, as are epsilon and weight_decay
    double epsilon = 1e-8;
    double weight_decay = 0.01;  ///< of matrices; vectors have none
    double momentum = 0.9;       ///< of Momentum
};

/// Constants with which a training uses the optimizer.
OptimizerConstants constants_of(OptimizerKind kind);

/// What an optimizer keeps from step to step, one number a weight.
struct OptimizerState {
    std::vector<float> first;   ///< AdamW: moving mean of the gradient; Momentum: m; empty for Sgd
    std::vector<float> second;  ///< AdamW: moving mean of its square; else empty
};

/// An optimizer with warm-up and clipping.
class Optimizer {
  public:
    Optimizer(const DecoderLayout& layout, const OptimizerConstants& constants);

    /// Changes the weights by the gradient of step `step`, which counts from 0. The same bits for any number of
    /// threads.
    void update(std::int64_t step, std::span<const float> gradient, std::span<float> weights, ThreadPool& pool);

    [[nodiscard]] OptimizerKind kind() const { return constants_.kind; }
    [[nodiscard]] const OptimizerState& state() const { return state_; }
    /// Goes on from a state of the same kind and of as many weights.
    void set_state(OptimizerState state) { state_ = std::move(state); }

  private:
    /// Gradient of a step, whose numbers `shortened` multiplies, and its learning rate.
    struct Step {
        std::span<const float> gradient;
        float shortened = 1;
        double count = 1;  ///< steps, this one included
        double rate = 0;
    };
    void update_by_adamw(const WeightPlace& place, const Step& step, std::span<float> weights);
    void update_by_sgd(const WeightPlace& place, const Step& step, std::span<float> weights);

    std::vector<WeightPlace> places_;
    OptimizerConstants constants_;
    OptimizerState state_;
};

}  // namespace headlight
