#include "models/blocks/layers/delta_rule.h"

#include <cmath>
#include <span>
#include <utility>

namespace headlight {

namespace {

constexpr double kLeastSquare = 1e-6;  // beside the squared length of a vector that is divided by its length

/// The vector divided by its length, and multiplied by `factor`.
std::vector<float> of_length_one(std::span<const float> vector, double factor) {
    double square = kLeastSquare;
    for (const float value : vector) square += static_cast<double>(value) * static_cast<double>(value);
    std::vector<float> result(vector.begin(), vector.end());
    for (float& value : result) value *= static_cast<float>(factor / std::sqrt(square));
    return result;
}

std::span<const float> part(std::span<const float> row, std::int64_t number, std::int64_t size) {
    return row.subspan(static_cast<std::size_t>(number * size), static_cast<std::size_t>(size));
}

/// One token of a head: `matrix` [key_size, value_size] forgets, learns the value of the key, and answers the query.
struct HeadStep {
    std::span<float> matrix;
    std::span<const float> query;
    std::span<const float> key;
    std::span<const float> value;
    float decay;
    float rate;

    void run(std::span<float> answer) const {
        const std::size_t width = value.size();
        std::vector<float> change(width, 0.0F);  // at first what the matrix holds for the key
        for (std::size_t row = 0; row < key.size(); ++row) {
            float* const own = matrix.data() + row * width;
            for (std::size_t column = 0; column < width; ++column) {
                own[column] *= decay;
                change[column] += own[column] * key[row];
            }
        }
        for (std::size_t column = 0; column < width; ++column) change[column] = rate * (value[column] - change[column]);
        for (std::size_t row = 0; row < key.size(); ++row) {
            float* const own = matrix.data() + row * width;
            for (std::size_t column = 0; column < width; ++column) {
                own[column] += key[row] * change[column];
                answer[column] += own[column] * query[row];
            }
        }
    }
};

}  // namespace

/// What the tokens of a pass bring, on the host.
struct DeltaRule::Read {
    Tensor queries;  ///< [tokens, key_heads * key_size]
    Tensor keys;     ///< [tokens, key_heads * key_size]
    Tensor values;   ///< [tokens, value_heads * value_size]
    Tensor rates;    ///< [tokens, value_heads], before their sigmoid
    Tensor decays;   ///< [tokens, value_heads], before their bias
};

DeltaRule::DeltaRule(const DeltaRuleSizes& sizes, DeltaRuleParts parts) : sizes_(sizes), parts_(std::move(parts)) {}

void DeltaRule::step(const Read& read, std::int64_t token, Tensor& matrices, Tensor& given) const {
    const auto size = static_cast<double>(sizes_.key_size);
    for (std::int64_t head = 0; head < sizes_.value_heads; ++head) {
        const auto at = static_cast<std::size_t>(head);
        const std::int64_t key_head = head / (sizes_.value_heads / sizes_.key_heads);
        const auto query =
            of_length_one(part(read.queries.slice(token), key_head, sizes_.key_size), 1 / std::sqrt(size));
        const auto key = of_length_one(part(read.keys.slice(token), key_head, sizes_.key_size), 1);
        const double strength = std::exp(static_cast<double>(parts_.decay[at]));
        const double decay =
            softplus(static_cast<double>(read.decays.slice(token)[at]) + static_cast<double>(parts_.decay_bias[at]));
        const double rate = 1 / (1 + std::exp(-static_cast<double>(read.rates.slice(token)[at])));
        const auto own = given.slice(token).subspan(at * static_cast<std::size_t>(sizes_.value_size),
                                                    static_cast<std::size_t>(sizes_.value_size));
        HeadStep{matrices.slice(head),
                 query,
                 key,
                 part(read.values.slice(token), head, sizes_.value_size),
                 static_cast<float>(std::exp(-strength * decay)),
                 static_cast<float>(rate)}
            .run(own);
    }
}

DeviceTensor DeltaRule::mix(Backend& backend, const DeviceTensor& x, std::vector<DeviceTensor>& state) const {
    constexpr std::size_t kStates = 4;  // of the three convolutions, and the matrices
    const std::int64_t heads = sizes_.key_heads;
    const std::int64_t own_values = sizes_.values_of_key_head();
    const std::int64_t own_heads = sizes_.value_heads / heads;
    state.resize(kStates);
    const DeviceTensor all = parts_.input(backend, x);
    const DeviceTensor rates = parts_.rates(backend, x);
    const auto of = [&](const DeviceTensor& from, std::int64_t begin, std::int64_t count) {
        return backend.columns(from, {begin, count, from.columns() / heads, heads});
    };
    const auto convolved = [&](const CausalConvolution& by, std::int64_t begin, std::int64_t count, std::size_t own) {
        return backend.download(backend.activation(by(backend, of(all, begin, count), state[own]), Activation::Silu));
    };
    const std::int64_t size = sizes_.key_size;
    const Read read{convolved(parts_.queries, 0, size, 0), convolved(parts_.keys, size, size, 1),
                    convolved(parts_.values, 2 * size, own_values, 2), backend.download(of(rates, 0, own_heads)),
                    backend.download(of(rates, own_heads, own_heads))};
    Tensor matrices =
        state.back().empty() ? Tensor({sizes_.value_heads, size * sizes_.value_size}) : backend.download(state.back());
    Tensor given({x.rows(), sizes_.value_heads * sizes_.value_size});
    for (std::int64_t token = 0; token < x.rows(); ++token) step(read, token, matrices, given);
    state.back() = backend.upload(matrices);
    const DeviceTensor normed = parts_.norm(backend, backend.upload(given));
    const DeviceTensor gates = of(all, 2 * size + own_values, own_values);
    return parts_.output(backend, backend.gated(gates, normed, Activation::Silu));
}

}  // namespace headlight
