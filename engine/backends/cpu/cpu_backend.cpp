#include "backends/cpu/cpu_backend.h"

#include "core/error.h"
#include "core/thread_pool.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace headlight {
namespace {

using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using ConstMap = Eigen::Map<const Matrix, 0, Eigen::OuterStride<>>;
using MutableMap = Eigen::Map<Matrix, 0, Eigen::OuterStride<>>;

/// fp32 values that the backend owns.
struct HostBuffer : DeviceBuffer {
    explicit HostBuffer(std::vector<float> given) : values(std::move(given)) {}
    std::vector<float> values;
};

float* data(const DeviceTensor& tensor) {
    return static_cast<HostBuffer&>(*tensor.buffer).values.data() + tensor.offset;
}

DeviceTensor make(Shape shape, std::vector<float> values) {
    DeviceTensor tensor;
    tensor.buffer = std::make_shared<HostBuffer>(std::move(values));
    tensor.shape = std::move(shape);
    return tensor;
}

DeviceTensor make(const Shape& shape) {
    return make(shape, std::vector<float>(static_cast<std::size_t>(element_count(shape))));
}

float activate(float x, Activation kind) {
    switch (kind) {
        case Activation::None:
            return x;
        case Activation::Relu:
            return std::max(x, 0.0F);
        case Activation::Gelu:
            return 0.5F * x * std::erfc(-x * 0.70710678F);
        case Activation::GeluTanh:
            return 0.5F * x * (1.0F + std::tanh(0.79788456F * (x + 0.044715F * x * x * x)));
        case Activation::GeluQuick:
            return x / (1.0F + std::exp(-1.702F * x));
        case Activation::Silu:
            return x / (1.0F + std::exp(-x));
        case Activation::Tanh:
            return std::tanh(x);
    }
    return x;
}

class CpuAttentionEvaluator final : public AttentionEvaluator {
  public:
    void scores(const AttentionSpec& spec, const float* queries, std::int64_t query_stride, std::int64_t query_count,
                const float* keys, std::int64_t key_stride, std::int64_t key_count, float* scores) const override {
        for (std::int64_t i = 0; i < query_count; ++i) {
            for (std::int64_t j = 0; j < key_count; ++j) {
                float score = 0;
                for (std::int32_t d = 0; d < spec.head_size; ++d)
                    score += queries[i * query_stride + d] * keys[j * key_stride + d];
                score *= spec.scale;
                if (spec.softcap > 0) score = spec.softcap * std::tanh(score / spec.softcap);
                scores[i * key_count + j] = score;
            }
        }
    }
    void weights(float* row, const std::uint8_t* allowed, std::int64_t count, float max, float sum) const override {
        for (std::int64_t j = 0; j < count; ++j)
            row[j] = allowed[j] != 0 && sum > 0 ? std::exp(row[j] - max) / sum : 0.0F;
    }
};

class CpuBackend final : public Backend {
  public:
    explicit CpuBackend(int threads) : pool_(threads) {}

    [[nodiscard]] std::string name() const override {
        return "CPU (Eigen), " + std::to_string(pool_.size()) + (pool_.size() == 1 ? " thread" : " threads");
    }
    [[nodiscard]] std::shared_ptr<const AttentionEvaluator> evaluator() const override {
        return std::make_shared<CpuAttentionEvaluator>();
    }
    void set_stop_token(std::stop_token stop) override { stop_ = std::move(stop); }

    DeviceTensor upload_weight(const TensorView& view) override { return upload(to_float(view)); }
    DeviceTensor upload(const Tensor& tensor) override {
        return make(tensor.shape(), std::vector<float>(tensor.values().begin(), tensor.values().end()));
    }
    DeviceTensor allocate(const Shape& shape) override { return make(shape); }
    Tensor download(const DeviceTensor& tensor) override {
        const float* values = data(tensor);
        return Tensor(tensor.shape, std::vector<float>(values, values + element_count(tensor.shape)));
    }
    void finish() override {}

    DeviceTensor embedding(const DeviceTensor& table, std::span<const std::int32_t> ids) override {
        return rows(table, ids);
    }

    DeviceTensor linear(const DeviceTensor& x, const DeviceTensor& weight, const DeviceTensor& bias,
                        WeightLayout layout, Activation activation) override {
        const bool output_input = layout == WeightLayout::OutputInput;
        const std::int64_t outputs = weight.shape.at(output_input ? 0 : 1);
        DeviceTensor out = make({x.rows(), outputs});
        const ConstMap input(data(x), x.rows(), x.columns(), Eigen::OuterStride<>(x.columns()));
        constexpr std::int64_t kBlock = 64;
        pool_.for_each((outputs + kBlock - 1) / kBlock, [&](std::int64_t part) {
            check();
            const std::int64_t begin = part * kBlock;
            const std::int64_t count = std::min(kBlock, outputs - begin);
            MutableMap target(data(out) + begin, x.rows(), count, Eigen::OuterStride<>(outputs));
            if (output_input)
                target.noalias() = input * ConstMap(data(weight) + begin * x.columns(), count, x.columns(),
                                                    Eigen::OuterStride<>(x.columns()))
                                               .transpose();
            else
                target.noalias() =
                    input * ConstMap(data(weight) + begin, x.columns(), count, Eigen::OuterStride<>(outputs));
            for (std::int64_t i = 0; i < x.rows(); ++i)
                for (std::int64_t j = 0; j < count; ++j)
                    target(i, j) = activate(target(i, j) + (bias.empty() ? 0.0F : data(bias)[begin + j]), activation);
        });
        return out;
    }

    DeviceTensor layer_norm(const DeviceTensor& x, const DeviceTensor& weight, const DeviceTensor& bias,
                            float epsilon) override {
        check();
        DeviceTensor out = make(x.shape);
        const std::int64_t columns = x.columns();
        for (std::int64_t i = 0; i < x.rows(); ++i) {
            const float* row = data(x) + i * columns;
            double mean = 0;
            double variance = 0;
            for (std::int64_t j = 0; j < columns; ++j) mean += row[j];
            mean /= static_cast<double>(columns);
            for (std::int64_t j = 0; j < columns; ++j) variance += (row[j] - mean) * (row[j] - mean);
            const double factor = 1.0 / std::sqrt(variance / static_cast<double>(columns) + epsilon);
            for (std::int64_t j = 0; j < columns; ++j)
                data(out)[i * columns + j] = static_cast<float>((row[j] - mean) * factor) * data(weight)[j] +
                                             (bias.empty() ? 0.0F : data(bias)[j]);
        }
        return out;
    }

    DeviceTensor add(const DeviceTensor& a, const DeviceTensor& b) override {
        check();
        DeviceTensor out = make(a.shape);
        const std::int64_t count = element_count(a.shape);
        const std::int64_t period = element_count(b.shape);
        for (std::int64_t i = 0; i < count; ++i) data(out)[i] = data(a)[i] + data(b)[i % period];
        return out;
    }

    DeviceTensor activation(const DeviceTensor& x, Activation kind) override {
        check();
        DeviceTensor out = make(x.shape);
        const std::int64_t count = element_count(x.shape);
        for (std::int64_t i = 0; i < count; ++i) data(out)[i] = activate(data(x)[i], kind);
        return out;
    }

    DeviceTensor columns(const DeviceTensor& x, std::int64_t begin, std::int64_t count) override {
        DeviceTensor out = make({x.rows(), count});
        for (std::int64_t i = 0; i < x.rows(); ++i)
            std::copy_n(data(x) + i * x.columns() + begin, count, data(out) + i * count);
        return out;
    }

    DeviceTensor rows(const DeviceTensor& x, std::span<const std::int32_t> indices) override {
        DeviceTensor out = make({static_cast<std::int64_t>(indices.size()), x.columns()});
        float* target = data(out);
        for (const std::int32_t index : indices)
            target = std::copy_n(data(x) + index * x.columns(), x.columns(), target);
        return out;
    }

    void write_rows(const DeviceTensor& target, std::int64_t at, const DeviceTensor& x) override {
        std::copy_n(data(x), element_count(x.shape), data(target) + at * target.columns());
    }

    AttentionResult attention(const DeviceTensor& q, const DeviceTensor& k, const DeviceTensor& v, std::int64_t keys,
                              const AttentionSpec& spec, const AttentionWants& wants) override;

    DeviceTensor value_norms(const DeviceTensor& v, std::int64_t keys, const DeviceTensor& weight, WeightLayout layout,
                             const AttentionSpec& spec) override {
        DeviceTensor out = make({spec.heads, keys});
        const bool output_input = layout == WeightLayout::OutputInput;
        const std::int64_t inputs = std::int64_t{spec.heads} * spec.value_size;
        const std::int64_t outputs = element_count(weight.shape) / inputs;
        pool_.for_each(std::int64_t{spec.heads} * keys, [&](std::int64_t part) {
            check();
            const std::int64_t head = part / keys;
            const float* value =
                data(v) + part % keys * v.columns() + head / (spec.heads / spec.key_heads) * spec.value_size;
            double squares = 0;
            for (std::int64_t o = 0; o < outputs; ++o) {
                float sum = 0;
                for (std::int64_t d = 0; d < spec.value_size; ++d) {
                    const std::int64_t input = head * spec.value_size + d;
                    sum += value[d] * data(weight)[output_input ? o * inputs + input : input * outputs + o];
                }
                squares += sum * sum;
            }
            data(out)[part] = static_cast<float>(std::sqrt(squares));
        });
        return out;
    }

  private:
    void check() const {
        if (stop_.stop_requested()) throw_cancelled();
    }
    void attend_row(const DeviceTensor& q, const DeviceTensor& k, const DeviceTensor& v, std::int64_t keys,
                    const AttentionSpec& spec, std::int64_t head, std::int64_t query, AttentionResult& result,
                    double& total) const;

    ThreadPool pool_;
    std::stop_token stop_;
};

void CpuBackend::attend_row(const DeviceTensor& q, const DeviceTensor& k, const DeviceTensor& v, std::int64_t keys,
                            const AttentionSpec& spec, std::int64_t head, std::int64_t query, AttentionResult& result,
                            double& total) const {
    const std::int64_t key_head = head / (spec.heads / spec.key_heads);
    const CpuAttentionEvaluator evaluator;
    std::vector<float> row(static_cast<std::size_t>(keys));
    std::vector<std::uint8_t> allowed(static_cast<std::size_t>(keys));
    evaluator.scores(spec, data(q) + query * q.columns() + head * spec.head_size, 0, 1,
                     data(k) + key_head * spec.head_size, k.columns(), keys, row.data());
    bool any = false;
    float max = spec.sinks.empty() ? -INFINITY : spec.sinks[static_cast<std::size_t>(head)];
    for (std::int64_t j = 0; j < keys; ++j) {
        const auto at = static_cast<std::size_t>(j);
        allowed[at] = spec.allowed(query, j) ? 1 : 0;
        if (allowed[at] == 0) continue;
        any = true;
        max = std::max(max, row[at]);
    }
    double sum = any && !spec.sinks.empty() ? std::exp(spec.sinks[static_cast<std::size_t>(head)] - max) : 0.0;
    for (std::size_t j = 0; j < row.size(); ++j)
        if (allowed[j] != 0) sum += std::exp(row[j] - max);
    const std::int64_t queries = q.rows();
    data(result.row_max)[head * queries + query] = any ? max : 0.0F;
    data(result.row_sum)[head * queries + query] = static_cast<float>(sum);
    evaluator.weights(row.data(), allowed.data(), keys, max, static_cast<float>(sum));
    float* output = data(result.output) + query * result.output.columns() + head * spec.value_size;
    for (std::int64_t j = 0; j < keys; ++j)
        for (std::int64_t d = 0; d < spec.value_size; ++d)
            output[d] += row[static_cast<std::size_t>(j)] * data(v)[j * v.columns() + key_head * spec.value_size + d];
    if (result.metrics.empty()) return;

    const std::int64_t height = std::min<std::int64_t>(queries, kThumbnailSize);
    const std::int64_t width = std::min<std::int64_t>(keys, kThumbnailSize);
    float* thumbnail = data(result.thumbnails) + (head * height + ((query + 1) * height - 1) / queries) * width;
    float* metrics = data(result.metrics) + head * kHeadMetricCount;
    const std::int64_t position = spec.query_offset + query;
    const float share = 1.0F / static_cast<float>(queries);
    float largest = 0;
    for (std::int64_t j = 0; j < keys; ++j) {
        const float weight = row[static_cast<std::size_t>(j)];
        if (weight <= 0) continue;
        total += weight;
        largest = std::max(largest, weight);
        float& tile = thumbnail[((j + 1) * width - 1) / keys];
        tile = std::max(tile, weight);
        metrics[0] -= share * weight * std::log(weight);
        metrics[1] += weight * static_cast<float>(std::abs(j - position));
        if (j == position - 1) metrics[2] += share * weight;
        if (j == position + 1) metrics[3] += share * weight;
        if (j == position) metrics[4] += share * weight;
        if (j == 0) metrics[5] += share * weight;
    }
    metrics[6] += share * largest;
}

AttentionResult CpuBackend::attention(const DeviceTensor& q, const DeviceTensor& k, const DeviceTensor& v,
                                      std::int64_t keys, const AttentionSpec& spec, const AttentionWants& wants) {
    AttentionResult result;
    const std::int64_t heads = spec.heads;
    const std::int64_t queries = q.rows();
    result.output = make({queries, heads * spec.value_size});
    result.row_max = make({heads, queries});
    result.row_sum = make({heads, queries});
    if (wants.summary) {
        result.metrics = make({heads, kHeadMetricCount});
        result.thumbnails = make(
            {heads, std::min<std::int64_t>(queries, kThumbnailSize), std::min<std::int64_t>(keys, kThumbnailSize)});
    }
    pool_.for_each(heads, [&](std::int64_t head) {
        double total = 0;
        for (std::int64_t query = 0; query < queries; ++query) {
            check();
            attend_row(q, k, v, keys, spec, head, query, result, total);
        }
        if (wants.summary && total > 0) data(result.metrics)[head * kHeadMetricCount + 1] /= static_cast<float>(total);
    });
    return result;
}

}  // namespace

InstructionLevel best_instruction_level() {
    return InstructionLevel::Baseline;
}

std::string_view to_string(InstructionLevel level) {
    constexpr std::string_view kNames[] = {"baseline", "AVX2", "AVX-512"};
    return kNames[static_cast<std::size_t>(level)];
}

std::unique_ptr<Backend> make_cpu_backend(int threads, InstructionLevel) {
    return std::make_unique<CpuBackend>(threads > 0 ? threads : default_thread_count());
}

}  // namespace headlight
