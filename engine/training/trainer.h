#pragma once

#include "core/thread_pool.h"
#include "training/decoder_pass.h"
#include "training/optimizer.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace headlight {

/// Weights of a decoder in training, and how far it is.
struct TrainingState {
    std::int64_t step = 0;  ///< updates so far
    std::vector<float> weights;
    OptimizerState optimizer;
};

/// Trains a decoder on rows of a text. Each step reads kRowsOfStep rows that begin anywhere in the text; they depend on
/// seed and step alone. Gradients are summed in one order, so that weights are the same bits for any number of threads.
class Trainer {
  public:
    static constexpr int kRowsOfStep = 32;

    /// `text` has more ids than the context. Begins with drawn weights.
    Trainer(const DecoderLayout& layout, std::vector<std::int32_t> text, std::uint64_t seed, OptimizerKind optimizer,
            ThreadCount threads);

    /// One update; returns the mean of -ln p over the tokens of its rows, before it. Throws Error(Cancelled), with the
    /// weights as they were, once a stop is requested.
    double step(const std::stop_token& stop);

    [[nodiscard]] std::int64_t steps() const { return step_; }
    [[nodiscard]] std::span<const float> weights() const { return weights_; }
    [[nodiscard]] const Optimizer& optimizer() const { return optimizer_; }
    /// Goes on from a state of the same optimizer and of as many weights.
    void set_state(TrainingState state);

  private:
    /// Rows that one thread reads, one after the other.
    struct Part {
        DecoderPass pass;
        std::vector<float> gradient;
        double loss = 0;
    };
    void draw_rows();
    void read_part(std::int64_t index, const std::stop_token& stop);
    void sum_gradients();

    DecoderLayout layout_;
    std::vector<std::int32_t> text_;
    std::uint64_t seed_;
    std::int64_t step_ = 0;
    std::vector<float> weights_;
    Optimizer optimizer_;
    std::vector<std::size_t> rows_;  ///< where the rows of this step begin in the text
    std::vector<Part> parts_;
    ThreadPool pool_;
};

}  // namespace headlight
