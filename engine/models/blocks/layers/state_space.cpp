#include "models/blocks/layers/state_space.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace headlight {

namespace {

/// One token of a head: its matrix forgets, takes in the values under the writing key, and answers the reading key.
struct HeadStep {
    std::span<float> matrix;
    std::span<const float> values;
    std::span<const float> writes;
    std::span<const float> reads;
    float decay;
    float rate;
    float skip;

    void run(std::span<float> given) const {
        const std::size_t width = writes.size();
        for (std::size_t row = 0; row < values.size(); ++row) {
            float* const own = matrix.data() + row * width;
            const float taken = rate * values[row];
            float answer = 0.0F;
            for (std::size_t column = 0; column < width; ++column) {
                own[column] = decay * own[column] + taken * writes[column];
                answer += own[column] * reads[column];
            }
            given[row] = answer + skip * values[row];
        }
    }
};

}  // namespace

StateSpace::StateSpace(const StateSpaceSizes& sizes, StateSpaceParts parts) : sizes_(sizes), parts_(std::move(parts)) {}

void StateSpace::step(const Tensor& read, const Tensor& rates, std::int64_t token, Tensor& matrices,
                      Tensor& given) const {
    const std::span<const float> row = read.slice(token);
    const auto part = [](std::span<const float> of, std::int64_t begin, std::int64_t size) {
        return of.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(size));
    };
    for (std::int64_t head = 0; head < sizes_.heads; ++head) {
        const auto at = static_cast<std::size_t>(head);
        const std::int64_t group = head / (sizes_.heads / sizes_.groups);
        const double rate = std::clamp(
            softplus(static_cast<double>(rates.slice(token)[at]) + static_cast<double>(parts_.rate_bias[at])),
            sizes_.least_rate, sizes_.largest_rate);
        const double strength = std::exp(static_cast<double>(parts_.decay[at]));
        const std::int64_t keys = sizes_.values() + group * sizes_.state;
        HeadStep{matrices.slice(head),
                 part(row, head * sizes_.head_size, sizes_.head_size),
                 part(row, keys, sizes_.state),
                 part(row, keys + sizes_.keys(), sizes_.state),
                 static_cast<float>(std::exp(-strength * rate)),
                 static_cast<float>(rate),
                 parts_.skip[at]}
            .run(given.slice(token).subspan(at * static_cast<std::size_t>(sizes_.head_size),
                                            static_cast<std::size_t>(sizes_.head_size)));
    }
}

DeviceTensor StateSpace::mix(Backend& backend, const DeviceTensor& x, std::vector<DeviceTensor>& state) const {
    constexpr std::size_t kStates = 2;  // of the convolution, and the matrices
    const std::int64_t values = sizes_.values();
    const std::int64_t convolved = values + 2 * sizes_.keys();
    state.resize(kStates);
    const DeviceTensor all = parts_.input(backend, x);
    const DeviceTensor sums = parts_.convolution(backend, backend.columns(all, {values, convolved}), state.front());
    const Tensor read = backend.download(backend.activation(sums, parts_.activation));
    const Tensor rates = backend.download(backend.columns(all, {values + convolved, sizes_.heads}));
    Tensor matrices =
        state.back().empty() ? Tensor({sizes_.heads, sizes_.head_size * sizes_.state}) : backend.download(state.back());
    Tensor given({x.rows(), values});
    for (std::int64_t token = 0; token < x.rows(); ++token) step(read, rates, token, matrices, given);
    state.back() = backend.upload(matrices);
    const DeviceTensor gates = backend.columns(all, {0, values});
    const DeviceTensor gated = backend.gated(gates, backend.upload(given), Activation::Silu);
    return parts_.output(backend, parts_.norm(backend, gated));
}

}  // namespace headlight
