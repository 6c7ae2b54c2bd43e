#include "training/trainer.h"

#include "core/error.h"
#include "training/chance.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

/// As many for any number of threads, since each sums a gradient of its own.
constexpr int kParts = 8;
constexpr int kRowsOfPart = Trainer::kRowsOfStep / kParts;

}  // namespace

Trainer::Trainer(const DecoderLayout& layout, std::vector<std::int32_t> text, std::uint64_t seed,
                 OptimizerKind optimizer, ThreadCount threads)
    : layout_(layout),
      text_(std::move(text)),
      seed_(seed),
      weights_(initial_weights(layout, seed)),
      optimizer_(layout, constants_of(optimizer)),
      rows_(kRowsOfStep),
      pool_(threads) {
    for (int part = 0; part < kParts; ++part)
        parts_.push_back({DecoderPass(layout), std::vector<float>(layout.size())});
}

double Trainer::step(const std::stop_token& stop) {
    draw_rows();
    pool_.for_each(kParts, [&](std::int64_t part) { read_part(part, stop); });
    sum_gradients();
    optimizer_.update(step_, parts_.front().gradient, weights_, pool_);
    ++step_;
    double loss = 0;
    for (const Part& part : parts_) loss += part.loss;
    return loss;
}

void Trainer::set_state(TrainingState state) {
    step_ = state.step;
    weights_ = std::move(state.weights);
    optimizer_.set_state(std::move(state.optimizer));
}

void Trainer::draw_rows() {
    Chance chance(seed_, Chance::Purpose::Rows, static_cast<std::uint64_t>(step_));
    const std::size_t places = text_.size() - static_cast<std::size_t>(layout_.shape().context);
    std::ranges::generate(rows_, [&] { return static_cast<std::size_t>(chance.below(places)); });
}

void Trainer::read_part(std::int64_t index, const std::stop_token& stop) {
    Part& part = parts_[static_cast<std::size_t>(index)];
    std::ranges::fill(part.gradient, 0.0F);
    part.loss = 0;
    const int context = layout_.shape().context;
    const double share = 1.0 / (kRowsOfStep * context);
    for (int row = 0; row < kRowsOfPart; ++row) {
        if (stop.stop_requested()) throw_cancelled();
        const std::size_t begin = rows_[static_cast<std::size_t>(index * kRowsOfPart + row)];
        const std::span<const std::int32_t> ids(text_.data() + begin, static_cast<std::size_t>(context) + 1);
        part.loss += share * part.pass.run(weights_, ids, static_cast<float>(share), part.gradient);
    }
}

void Trainer::sum_gradients() {
    std::vector<float>& sum = parts_.front().gradient;
    pool_.for_each(std::ssize(layout_.places()), [&](std::int64_t index) {
        const WeightPlace& place = layout_.places()[static_cast<std::size_t>(index)];
        for (int part = 1; part < kParts; ++part) {
            const std::vector<float>& more = parts_[static_cast<std::size_t>(part)].gradient;
            for (std::size_t i = place.begin; i < place.begin + place.size; ++i) sum[i] += more[i];
        }
    });
}

}  // namespace headlight
