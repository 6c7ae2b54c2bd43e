#include "definitions.h"

#include "core/half.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstring>
#include <limits>
#include <numbers>
#include <random>

namespace headlight {

Tensor random_tensor(const Shape& shape, std::uint32_t seed, float deviation) {
    std::mt19937 generator(seed);
    std::normal_distribution<float> normal(0.0F, deviation);
    Tensor tensor(shape);
    for (float& value : tensor.values()) value = normal(generator);
    return tensor;
}

Reference to_reference(const Tensor& tensor) {
    return {tensor.shape(), std::vector<double>(tensor.values().begin(), tensor.values().end())};
}

StoredWeight store_weight(const Tensor& values, DataType type, std::size_t misalignment) {
    StoredWeight stored;
    const std::size_t size = element_size(type);
    const auto count = static_cast<std::size_t>(values.count());
    stored.bytes = std::make_shared<std::vector<std::byte>>(misalignment + count * size);
    std::byte* target = stored.bytes->data() + misalignment;
    stored.exact.shape = values.shape();
    for (std::size_t i = 0; i < count; ++i) {
        const float value = values.values()[i];
        if (type == DataType::F32) {
            std::memcpy(target + i * size, &value, size);
            stored.exact.values.push_back(value);
        } else {
            const std::uint16_t bits = type == DataType::F16 ? float_to_half(value) : float_to_bfloat(value);
            std::memcpy(target + i * size, &bits, size);
            stored.exact.values.push_back(type == DataType::F16 ? half_to_float(bits) : bfloat_to_float(bits));
        }
    }
    stored.view = {type, values.shape(), std::span<const std::byte>(target, count * size), stored.bytes};
    return stored;
}

StoredWeight random_blocks(const Shape& shape, DataType type, std::uint32_t seed, std::size_t misalignment) {
    std::mt19937 generator(seed);
    std::normal_distribution<float> scales(0.0F, 0.01F);
    const auto size = static_cast<std::size_t>(stored_size(type, element_count(shape)));
    StoredWeight stored;
    stored.bytes = std::make_shared<std::vector<std::byte>>(misalignment + size);
    const std::span<std::byte> blocks = std::span(*stored.bytes).subspan(misalignment);
    for (std::byte& byte : blocks) byte = static_cast<std::byte>(generator() & 0xFF);
    const auto step = static_cast<std::size_t>(block_size(type).bytes);
    for (std::size_t at = 0; at < size; at += step) {
        if (type == DataType::MXFP4) blocks[at] = static_cast<std::byte>(118 + generator() % 4);
        for (const std::int64_t half : {halves_of_block(type).scale, halves_of_block(type).minimum}) {
            const std::uint16_t bits = float_to_half(scales(generator));
            if (half >= 0) std::memcpy(&blocks[at + static_cast<std::size_t>(half)], &bits, sizeof bits);
        }
    }
    stored.view = {type, shape, blocks, stored.bytes};
    stored.exact = to_reference(to_float(stored.view));
    return stored;
}

std::span<const DataType> quantized_types() {
    static constexpr DataType kTypes[] = {DataType::Q8_0, DataType::Q4_0, DataType::Q4_1,   DataType::Q5_0,
                                          DataType::Q5_1, DataType::Q2_K, DataType::Q3_K,   DataType::Q4_K,
                                          DataType::Q5_K, DataType::Q6_K, DataType::IQ4_NL, DataType::IQ4_XS,
                                          DataType::MXFP4};
    return kTypes;
}

double normalized_error(const Tensor& found, const Reference& expected) {
    if (found.shape() != expected.shape) return std::numeric_limits<double>::infinity();
    double error = 0;
    double size = 0;
    for (std::size_t i = 0; i < expected.values.size(); ++i) {
        if (std::isnan(found.values()[i]) && std::isnan(expected.values[i])) continue;
        const double difference = found.values()[i] - expected.values[i];
        if (!std::isfinite(difference)) return std::numeric_limits<double>::infinity();
        error += difference * difference;
        size += expected.values[i] * expected.values[i];
    }
    return size > 0 ? error / size : error;
}

double define_activation(double x, Activation kind) {
    switch (kind) {
        case Activation::None:
            return x;
        case Activation::Relu:
            return x > 0 ? x : 0;
        case Activation::Gelu:
            return 0.5 * x * std::erfc(-x / std::numbers::sqrt2);
        case Activation::GeluTanh:  // 0.5 x (1 + tanh(u)), written as x / (1 + exp(-2u)) so that it does not cancel
            return x / (1 + std::exp(-2 * std::sqrt(2 / std::numbers::pi) * (x + 0.044715 * x * x * x)));
        case Activation::GeluQuick:
            return x / (1 + std::exp(-1.702 * x));
        case Activation::Silu:
            return x / (1 + std::exp(-x));
        case Activation::Tanh:
            return std::tanh(x);
        case Activation::RoundToFp16: {  // 10 digits behind the first, the smallest step being 2^-24
            constexpr double kFirstTooLarge = 65520;
            if (x == 0 || !std::isfinite(x)) return x;
            if (std::abs(x) >= kFirstTooLarge) return std::copysign(std::numeric_limits<double>::infinity(), x);
            const double step = std::exp2(std::max(std::ilogb(x), -14) - 10);
            return std::nearbyint(x / step) * step;
        }
    }
    return x;
}

Reference define_linear(const Reference& x, const Reference& weight, const Tensor& bias, WeightLayout layout,
                        Activation activation) {
    const bool output_input = layout == WeightLayout::OutputInput;
    const std::int64_t outputs = weight.shape[output_input ? 0 : 1];
    Reference out{{x.shape[0], outputs}, std::vector<double>(static_cast<std::size_t>(x.shape[0] * outputs))};
    for (std::int64_t i = 0; i < x.shape[0]; ++i) {
        for (std::int64_t o = 0; o < outputs; ++o) {
            double sum = bias.empty() ? 0.0 : bias.values()[static_cast<std::size_t>(o)];
            for (std::int64_t d = 0; d < x.shape[1]; ++d)
                sum += x.at(i, d) * (output_input ? weight.at(o, d) : weight.at(d, o));
            out.at(i, o) = define_activation(sum, activation);
        }
    }
    return out;
}

Reference define_layer_norm(const Reference& x, const Tensor& weight, const Tensor& bias, double epsilon) {
    Reference out = x;
    const auto columns = static_cast<std::size_t>(weight.count());
    for (std::size_t first = 0; first < x.values.size(); first += columns) {
        const std::span<const double> row = std::span(x.values).subspan(first, columns);
        double mean = 0;
        double variance = 0;
        for (const double value : row) mean += value / static_cast<double>(columns);
        for (const double value : row) variance += (value - mean) * (value - mean) / static_cast<double>(columns);
        for (std::size_t j = 0; j < columns; ++j)
            out.values[first + j] = (row[j] - mean) / std::sqrt(variance + epsilon) * weight.values()[j] +
                                    (bias.empty() ? 0.0 : bias.values()[j]);
    }
    return out;
}

Reference define_rms_norm(const Reference& x, const Tensor& weight, double epsilon) {
    Reference out = x;
    const auto columns = static_cast<std::size_t>(weight.count());
    for (std::size_t first = 0; first < x.values.size(); first += columns) {
        double mean_square = 0;
        for (std::size_t j = 0; j < columns; ++j)
            mean_square += x.values[first + j] * x.values[first + j] / static_cast<double>(columns);
        for (std::size_t j = 0; j < columns; ++j)
            out.values[first + j] = x.values[first + j] / std::sqrt(mean_square + epsilon) * weight.values()[j];
    }
    return out;
}

Reference define_convolution(const Reference& x, const Reference& weight, const std::vector<std::int32_t>& neighbors) {
    const std::int64_t taps = weight.shape[0];
    const std::int64_t rows = static_cast<std::int64_t>(neighbors.size()) / taps;
    Reference out{{rows, x.shape[1]}, std::vector<double>(static_cast<std::size_t>(rows * x.shape[1]))};
    for (std::size_t at = 0; at < neighbors.size(); ++at) {
        if (neighbors[at] < 0) continue;
        const auto place = static_cast<std::int64_t>(at);
        for (std::int64_t column = 0; column < x.shape[1]; ++column)
            out.at(place / taps, column) += weight.at(place % taps, column) * x.at(neighbors[at], column);
    }
    return out;
}

Reference define_rotary(const Reference& x, const std::vector<double>& frequencies, std::int64_t first,
                        const RotaryLayout& layout) {
    Reference out = x;
    const auto pairs = static_cast<std::int64_t>(frequencies.size());
    for (std::int64_t i = 0; i < x.shape[0]; ++i) {
        for (std::int64_t head = 0; head < x.shape[1] / layout.head_size; ++head) {
            for (std::int64_t pair = 0; pair < pairs; ++pair) {
                const std::int64_t a = head * layout.head_size + (layout.interleaved ? 2 * pair : pair);
                const std::int64_t b = layout.interleaved ? a + 1 : a + pairs;
                const double angle = static_cast<double>(first + i) * frequencies[static_cast<std::size_t>(pair)];
                const std::complex<double> turned = std::complex(x.at(i, a), x.at(i, b)) * std::polar(1.0, angle);
                out.at(i, a) = turned.real();
                out.at(i, b) = turned.imag();
            }
        }
    }
    return out;
}

namespace {

Reference zeros(const Shape& shape) {
    return {shape, std::vector<double>(static_cast<std::size_t>(element_count(shape)))};
}

double larger_or_nan(double a, double b) {
    return std::isnan(a) || a > b ? a : b;
}

/// Which value of a row of metrics this one is.
std::size_t column_of(float HeadMetrics::*metric) {
    HeadMetrics marked;
    marked.*metric = 1;
    const HeadMetricRow row = row_of(marked);
    return static_cast<std::size_t>(std::ranges::find(row, 1.0F) - row.begin());
}

/// The metrics of shaders/head_metrics.h, term by term.
void add_row_metrics(const AttentionReference& made, std::int64_t row, std::int64_t position, std::int64_t queries,
                     double* metrics, double& weighted_distance, double& weight_sum) {
    const std::int64_t keys = made.weights.shape[1];
    const auto n = static_cast<double>(queries);
    double largest = 0;
    for (std::int64_t j = 0; j < keys; ++j) {
        const double weight = made.weights.at(row, j);
        largest = larger_or_nan(largest, weight);
        if (weight > 0) metrics[column_of(&HeadMetrics::entropy)] -= weight * std::log(weight) / n;
        weighted_distance += weight * static_cast<double>(std::abs(j - position));
        weight_sum += weight;
        if (j == position - 1) metrics[column_of(&HeadMetrics::previous)] += weight / n;
        if (j == position + 1) metrics[column_of(&HeadMetrics::next)] += weight / n;
        if (j == position) metrics[column_of(&HeadMetrics::self)] += weight / n;
        if (j == 0) metrics[column_of(&HeadMetrics::first)] += weight / n;
    }
    metrics[column_of(&HeadMetrics::maximum)] += largest / n;
    if (std::isnan(largest)) std::fill_n(metrics, kHeadMetricCount, largest);
}

/// Adds the weight that a query outside an image has on it, divided by the number of such queries.
void add_weight_of_image(const AttentionReference& made, std::int64_t row, std::int64_t query, std::int64_t queries,
                         const AttentionSpec& spec, double* metrics) {
    if (spec.image_keys.empty()) return;
    const auto is_of_image = [&](std::int64_t key) { return spec.image_keys[static_cast<std::size_t>(key)] != 0; };
    double outside = 0;
    for (std::int64_t i = 0; i < queries; ++i) outside += is_of_image(spec.query_offset + i) ? 0 : 1;
    if (is_of_image(spec.query_offset + query)) return;
    for (std::int64_t key = 0; key < made.weights.shape[1]; ++key)
        if (is_of_image(key)) metrics[column_of(&HeadMetrics::to_image)] += made.weights.at(row, key) / outside;
}

void define_summary(AttentionReference& made, std::int64_t queries, const AttentionSpec& spec) {
    const std::int64_t keys = made.weights.shape[1];
    const std::int64_t height = std::min<std::int64_t>(queries, kThumbnailSize);
    const std::int64_t width = std::min<std::int64_t>(keys, kThumbnailSize);
    made.metrics = zeros({spec.heads, kHeadMetricCount});
    made.thumbnails = zeros({spec.heads, height, width});
    for (std::int64_t head = 0; head < spec.heads; ++head) {
        double weighted_distance = 0;
        double weight_sum = 0;
        double* metrics = made.metrics.values.data() + head * kHeadMetricCount;
        for (std::int64_t i = 0; i < queries; ++i) {
            add_row_metrics(made, head * queries + i, spec.query_offset + i, queries, metrics, weighted_distance,
                            weight_sum);
            add_weight_of_image(made, head * queries + i, i, queries, spec, metrics);
        }
        metrics[column_of(&HeadMetrics::mean_distance)] = weight_sum != 0 ? weighted_distance / weight_sum : 0;
        for (std::int64_t r = 0; r < height; ++r) {
            for (std::int64_t c = 0; c < width; ++c) {
                double& tile = made.thumbnails.values[static_cast<std::size_t>((head * height + r) * width + c)];
                for (std::int64_t i = r * queries / height; i < (r + 1) * queries / height; ++i)
                    for (std::int64_t j = c * keys / width; j < (c + 1) * keys / width; ++j)
                        tile = larger_or_nan(tile, made.weights.at(head * queries + i, j));
            }
        }
    }
}

/// What the table says of a distance; beyond its ends, what it says of the nearest one that it has.
double distance_bias(const AttentionSpec& spec, std::int64_t head, std::int64_t distance) {
    const auto columns = static_cast<std::int64_t>(spec.distance_bias.table.size()) / spec.heads;
    const std::int64_t first = spec.distance_bias.first;
    const std::int64_t known = std::min(std::max(distance, first), first + columns - 1);
    return spec.distance_bias.table.at(static_cast<std::size_t>(head * columns + known - first));
}

/// The terms that a query and a key have for the bucket of their distance.
double content_bias(const AttentionSpec& spec, std::int64_t head, std::int64_t query, std::int64_t key) {
    const ContentBias& content = spec.content_bias;
    if (content.buckets.empty()) return 0;
    const std::int64_t last = content.first + static_cast<std::int64_t>(content.buckets.size()) - 1;
    const std::int64_t distance = std::min(std::max(key - spec.query_offset - query, content.first), last);
    const auto bucket =
        static_cast<std::size_t>(content.buckets.at(static_cast<std::size_t>(distance - content.first)));
    const auto term = [&](const std::shared_ptr<const Tensor>& terms, std::int64_t row) {
        const auto width = static_cast<std::size_t>(content.count);
        return terms ? static_cast<double>(terms->slice(head)[static_cast<std::size_t>(row) * width + bucket]) : 0.0;
    };
    return term(content.by_query, query) + term(content.by_key, key);
}

}  // namespace

AttentionReference define_attention(const Reference& q, const Reference& k, const Reference& v, std::int64_t keys,
                                    const AttentionSpec& spec) {
    const std::int64_t queries = q.shape[0];
    AttentionReference made;
    made.weights = zeros({spec.heads * queries, keys});
    made.output = zeros({queries, std::int64_t{spec.heads} * spec.value_size});
    made.row_max = zeros({spec.heads, queries});
    made.row_sum = zeros({spec.heads, queries});
    for (std::int64_t head = 0; head < spec.heads; ++head) {
        const std::int64_t key_head = head * spec.key_heads / spec.heads;
        for (std::int64_t i = 0; i < queries; ++i) {
            std::vector<double> scores(static_cast<std::size_t>(keys), -std::numeric_limits<double>::infinity());
            double max = -std::numeric_limits<double>::infinity();
            bool sees_a_key = false;
            for (std::int64_t j = 0; j < keys; ++j) {
                if (!spec.allowed(i, j)) continue;
                double score = 0;
                for (std::int64_t d = 0; d < spec.head_size; ++d)
                    score += q.at(i, head * spec.head_size + d) * k.at(j, key_head * spec.head_size + d);
                score *= spec.scale;
                if (spec.softcap > 0) score = spec.softcap * std::tanh(score / spec.softcap);
                const auto distance = static_cast<double>(j - spec.query_offset - i);
                if (!spec.slopes.empty())
                    score += static_cast<double>(spec.slopes[static_cast<std::size_t>(head)]) *
                             (spec.symmetric_slopes ? -std::abs(distance) : distance);
                if (!spec.distance_bias.empty()) score += distance_bias(spec, head, j - spec.query_offset - i);
                score += content_bias(spec, head, i, j);
                if (!spec.blocks.empty()) score += std::log(static_cast<double>(spec.blocks.at(i, j)));
                if (spec.uniform(i)) score = 0;
                scores[static_cast<std::size_t>(j)] = score;
                max = larger_or_nan(max, score);
                sees_a_key = true;
            }
            if (!sees_a_key) continue;
            double sum = 0;
            if (!spec.sinks.empty()) {
                const double sink = spec.sinks[static_cast<std::size_t>(head)];
                max = larger_or_nan(max, sink);
                sum = std::exp(sink - max);
            }
            for (const double score : scores) sum += std::exp(score - max);
            if (std::isnan(sum)) max = sum;  // a score is NaN or +infinity, or all are -infinity
            made.row_max.at(head, i) = max;
            made.row_sum.at(head, i) = sum;
            for (std::int64_t j = 0; j < keys; ++j) {
                if (!spec.allowed(i, j)) continue;
                const double weight = std::exp(scores[static_cast<std::size_t>(j)] - max) / sum;
                made.weights.at(head * queries + i, j) = weight;
                for (std::int64_t d = 0; weight != 0 && d < spec.value_size; ++d)
                    made.output.at(i, head * spec.value_size + d) += weight * v.at(j, key_head * spec.value_size + d);
            }
        }
    }
    define_summary(made, queries, spec);
    return made;
}

Reference define_value_norms(const Reference& v, std::int64_t keys, const Reference& weight, WeightLayout layout,
                             const AttentionSpec& spec) {
    const bool output_input = layout == WeightLayout::OutputInput;
    Reference norms = zeros({spec.heads, keys});
    for (std::int64_t head = 0; head < spec.heads; ++head) {
        const std::int64_t key_head = head * spec.key_heads / spec.heads;
        for (std::int64_t j = 0; j < keys; ++j) {
            double squares = 0;
            for (std::int64_t o = 0; o < weight.shape[output_input ? 0 : 1]; ++o) {
                double sum = 0;
                for (std::int64_t d = 0; d < spec.value_size; ++d) {
                    const std::int64_t input = head * spec.value_size + d;
                    sum += v.at(j, key_head * spec.value_size + d) *
                           (output_input ? weight.at(o, input) : weight.at(input, o));
                }
                squares += sum * sum;
            }
            norms.at(head, j) = std::sqrt(squares);
        }
    }
    return norms;
}

}  // namespace headlight
