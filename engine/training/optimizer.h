#pragma once

#include "core/thread_pool.h"
#include "training/decoder_layout.h"

#include <cstdint>
#include <span>
#include <vector>

namespace headlight {

/// Constants of AdamW (arXiv 1711.05101). After the warm-up the learning rate stays, so that a training has no planned
/// end and may always go on.
struct OptimizerConstants {
    double learning_rate = 3e-3;
    int warm_up = 100;  ///< steps in which the learning rate rises
    double first_decay = 0.9, second_decay = 0.98;
    double epsilon = 1e-8;
    double weight_decay = 0.01;   ///< of matrices; vectors have none
    double longest_gradient = 1;  ///< longer ones are shortened to this norm
};

/// Moving means of the gradient and of its square, one number a weight.
struct OptimizerState {
    std::vector<float> first, second;
};

/// AdamW with warm-up and clipping.
class Optimizer {
  public:
    Optimizer(const DecoderLayout& layout, const OptimizerConstants& constants);

    /// Changes the weights by the gradient of step `step`, which counts from 0. The same bits for any number of
    /// threads.
    void update(std::int64_t step, std::span<const float> gradient, std::span<float> weights, ThreadPool& pool);

    [[nodiscard]] const OptimizerState& state() const { return state_; }
    /// Goes on from a state of as many weights.
    void set_state(OptimizerState state) { state_ = std::move(state); }

  private:
    std::vector<WeightPlace> places_;
    OptimizerConstants constants_;
    OptimizerState state_;
};

}  // namespace headlight
