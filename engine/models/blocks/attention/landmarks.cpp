#include "models/blocks/attention/landmarks.h"

#include "models/blocks/attention/attention_block.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

constexpr int kSteps = 6;

/// c[rows, columns] += factor * a[rows, depth] b[depth, columns]
template <typename A, typename B>
void add_product(const A* a, const B* b, std::int64_t rows, std::int64_t depth, std::int64_t columns, double factor,
                 double* c) {
    for (std::int64_t i = 0; i < rows; ++i) {
        for (std::int64_t k = 0; k < depth; ++k) {
            const double left = factor * static_cast<double>(a[i * depth + k]);
            for (std::int64_t j = 0; j < columns; ++j)
                c[i * columns + j] += left * static_cast<double>(b[k * columns + j]);
        }
    }
}

/// value -> 0.25 value (13 - kv (15 - kv (7 - kv))), kv = key value
void improve(const double* key, std::int64_t size, std::vector<double>& value) {
    const auto count = static_cast<std::size_t>(size * size);
    const auto multiple_of_one = [&](double of) {
        std::vector<double> matrix(count);
        for (std::int64_t i = 0; i < size; ++i) matrix[static_cast<std::size_t>(i * size + i)] = of;
        return matrix;
    };
    std::vector<double> both(count);
    add_product(key, value.data(), size, size, size, 1, both.data());
    std::vector<double> inner = multiple_of_one(7);
    for (std::size_t i = 0; i < count; ++i) inner[i] -= both[i];
    for (const double constant : {15.0, 13.0}) {
        std::vector<double> outer = multiple_of_one(constant);
        add_product(both.data(), inner.data(), size, size, size, -1, outer.data());
        inner = std::move(outer);
    }
    std::vector<double> better(count);
    add_product(value.data(), inner.data(), size, size, size, 0.25, better.data());
    value = std::move(better);
}

/// The weights of every head, [heads, queries, keys].
Tensor all_weights(const ForwardPass& pass, AttentionTrace trace) {
    const auto field = pass.field_of(std::move(trace));
    Tensor all({field->heads(), field->query_count(), field->key_count()});
    for (std::int32_t head = 0; head < field->heads(); ++head) {
        const Tensor weights = field->weights(head);
        std::ranges::copy(weights.values(), all.slice(head).begin());
    }
    return all;
}

/// Means of `count` equally long stretches of the rows of x.
DeviceTensor stretch_means(Backend& backend, const DeviceTensor& x, std::int64_t count) {
    const std::int64_t length = x.rows() / count;
    Tensor shares({count, x.rows()});
    for (std::int64_t i = 0; i < count; ++i)
        std::ranges::fill(
            shares.slice(i).subspan(static_cast<std::size_t>(i * length), static_cast<std::size_t>(length)),
            1.0F / static_cast<float>(length));
    return backend.linear(backend.upload(shares), x, {}, WeightLayout::InputOutput, Activation::None);
}

/// inverse * x head by head; x: [size, heads * width].
Tensor times_inverses(const std::vector<double>& inverses, const Tensor& x, std::int64_t heads) {
    const std::int64_t size = x.size(0);
    const std::int64_t width = x.size(1) / heads;
    Tensor product(x.shape());
    for (std::int64_t head = 0; head < heads; ++head)
        for (std::int64_t i = 0; i < size; ++i)
            for (std::int64_t j = head * width; j < (head + 1) * width; ++j) {
                double sum = 0;
                for (std::int64_t k = 0; k < size; ++k)
                    sum += inverses[static_cast<std::size_t>((head * size + i) * size + k)] *
                           static_cast<double>(x.data()[k * x.size(1) + j]);
                product.data()[i * x.size(1) + j] = static_cast<float>(sum);
            }
    return product;
}

/// The first factor of every head's matrix, [queries, heads * landmarks].
Tensor first_factors(const Tensor& to_landmarks, const std::vector<double>& inverses) {
    const std::int64_t heads = to_landmarks.size(0);
    const std::int64_t queries = to_landmarks.size(1);
    const std::int64_t count = to_landmarks.size(2);
    Tensor factors({queries, heads * count});
    std::vector<double> row(static_cast<std::size_t>(count));
    for (std::int64_t head = 0; head < heads; ++head) {
        for (std::int64_t query = 0; query < queries; ++query) {
            std::ranges::fill(row, 0.0);
            add_product(to_landmarks.data() + (head * queries + query) * count,
                        &inverses[static_cast<std::size_t>(head * count * count)], 1, count, count, 1, row.data());
            for (std::int64_t j = 0; j < count; ++j)
                factors.data()[query * heads * count + head * count + j] =
                    static_cast<float>(row[static_cast<std::size_t>(j)]);
        }
    }
    return factors;
}

/// The second one transposed, [keys, heads * landmarks].
Tensor second_factors(const Tensor& from_landmarks) {
    const std::int64_t heads = from_landmarks.size(0);
    const std::int64_t count = from_landmarks.size(1);
    const std::int64_t keys = from_landmarks.size(2);
    Tensor factors({keys, heads * count});
    for (std::int64_t row = 0; row < heads * count; ++row)
        for (std::int64_t key = 0; key < keys; ++key)
            factors.data()[key * heads * count + row] = from_landmarks.data()[row * keys + key];
    return factors;
}

}  // namespace

std::vector<double> approximate_inverses(const std::vector<double>& matrices, std::int64_t heads, std::int64_t size) {
    const std::int64_t count = size * size;
    double largest = 0;  // sum of a column
    for (std::int64_t head = 0; head < heads; ++head)
        for (std::int64_t j = 0; j < size; ++j) {
            double sum = 0;
            for (std::int64_t i = 0; i < size; ++i)
                sum += matrices[static_cast<std::size_t>(head * count + i * size + j)];
            largest = std::max(largest, sum);
        }
    std::vector<double> inverses;
    for (std::int64_t head = 0; head < heads; ++head) {
        const double* key = &matrices[static_cast<std::size_t>(head * count)];
        std::vector<double> value(static_cast<std::size_t>(count));
        for (std::int64_t i = 0; i < size; ++i)
            for (std::int64_t j = 0; j < size; ++j)
                value[static_cast<std::size_t>(i * size + j)] = key[j * size + i] / largest;
        for (int step = 0; step < kSteps; ++step) improve(key, size, value);
        inverses.insert(inverses.end(), value.begin(), value.end());
    }
    return inverses;
}

DeviceTensor Landmarks::attend(ForwardPass& pass, const AttentionSpec& spec, const Projections& parts,
                               const DeviceTensor& value_norms) const {
    Backend& backend = pass.backend();
    const DeviceTensor queries = stretch_means(backend, parts.queries, count);
    const DeviceTensor keys = stretch_means(backend, parts.keys, count);
    AttentionSpec unmasked = spec;  // landmarks stand for padding too
    unmasked.key_mask.clear();
    const auto attention = [&](const DeviceTensor& q, const DeviceTensor& k, const DeviceTensor& v,
                               const AttentionSpec& used) {
        return AttentionTrace{used, q, k, backend.attention(q, k, v, k.rows(), used, {}), {}};
    };
    const AttentionTrace from_landmarks = attention(queries, parts.keys, parts.values, spec);
    const DeviceTensor& summaries = from_landmarks.result.output;
    const Tensor between = all_weights(pass, attention(queries, keys, summaries, unmasked));
    const std::vector<double> inverses =
        approximate_inverses({between.values().begin(), between.values().end()}, spec.heads, count);
    const DeviceTensor values = backend.upload(times_inverses(inverses, backend.download(summaries), spec.heads));
    const AttentionTrace to_landmarks = attention(parts.queries, keys, values, unmasked);
    if (pass.request().attention)
        pass.keep_product(spec, first_factors(all_weights(pass, to_landmarks), inverses),
                          second_factors(all_weights(pass, from_landmarks)), value_norms);
    return to_landmarks.result.output;
}

}  // namespace headlight
