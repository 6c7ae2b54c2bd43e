#include "benchmark_backend.h"

#include <cmath>
#include <random>
#include <vector>

// Each operation alone, at the shapes of MiniLM (hidden 384, 12 heads of 32, feed-forward 1536) and of GPT-2 small
// (768, 12 of 64, 3072). The last argument is the number of threads. Best of the processor's instruction levels;
// or a Vulkan device (benchmark_backend.h), for which the number of threads means nothing.

namespace headlight {
namespace {

Tensor random_tensor(const Shape& shape) {
    std::mt19937 generator(1);
    std::normal_distribution<float> normal;
    Tensor tensor(shape);
    for (float& value : tensor.values()) value = normal(generator);
    return tensor;
}

/// Bytes of so many fp32 numbers.
double floats(std::int64_t count) {
    return 4.0 * static_cast<double>(count);
}

/// Measures `operation`, which a device has done once before: the first time it makes its pipelines.
template <typename Operation>
void repeat(benchmark::State& state, Backend& backend, const Operation& operation) {
    const auto once = [&] {
        benchmark::DoNotOptimize(operation());
        testing::wait_for(backend);
    };
    once();
    for (auto _ : state) once();
}

void linear(benchmark::State& state, WeightLayout layout, DataType type) {
    const std::int64_t rows = state.range(0);
    const std::int64_t depth = state.range(1);
    const std::int64_t outputs = state.range(2);
    const auto backend = testing::benchmark_backend(static_cast<int>(state.range(3)));
    const DeviceTensor x = backend->upload(random_tensor({rows, depth}));
    const DeviceTensor bias = backend->upload(random_tensor({outputs}));
    const Shape shape = layout == WeightLayout::OutputInput ? Shape{outputs, depth} : Shape{depth, outputs};
    const std::vector<std::byte> bytes(static_cast<std::size_t>(outputs * depth) * element_size(type));
    const DeviceTensor weight = backend->upload_weight({type, shape, bytes, nullptr});
    repeat(state, *backend, [&] { return backend->linear(x, weight, bias, layout, Activation::None); });
    testing::count_work(state, static_cast<int>(state.range(3)), 2.0 * static_cast<double>(rows * depth * outputs),
                        floats(rows * (depth + outputs)) + static_cast<double>(bytes.size()));
}

void attention(benchmark::State& state, bool causal) {
    const std::int64_t tokens = state.range(0);
    AttentionSpec spec;
    spec.heads = spec.key_heads = 12;
    spec.head_size = spec.value_size = static_cast<std::int32_t>(state.range(1));
    spec.scale = 1.0F / std::sqrt(static_cast<float>(spec.head_size));
    spec.causal = causal;
    const auto backend = testing::benchmark_backend(static_cast<int>(state.range(2)));
    const DeviceTensor x = backend->upload(random_tensor({tokens, 12 * state.range(1)}));
    repeat(state, *backend, [&] { return backend->attention(x, x, x, tokens, spec, {.summary = true}); });
    testing::count_work(state, static_cast<int>(state.range(2)),
                        static_cast<double>(tokens * tokens * 12 * state.range(1) * (causal ? 2 : 4)), 0);
}

/// Keys that a query of a local layer sees to each side.
constexpr std::int32_t kWindow = 256;

/// A local layer of Longformer's shape: what it computes is its band, with a first token for everyone or without.
void local_attention(benchmark::State& state, bool global_token) {
    const std::int64_t tokens = state.range(0);
    AttentionSpec spec;
    spec.heads = spec.key_heads = 12;
    spec.head_size = spec.value_size = 64;
    spec.scale = 1.0F / std::sqrt(static_cast<float>(spec.head_size));
    spec.window = spec.ahead = kWindow + 1;
    if (global_token) {
        spec.global_keys = true;
        spec.key_mask.assign(static_cast<std::size_t>(tokens), kOrdinaryKey);
        spec.key_mask[0] = kGlobalKey;
    }
    const auto backend = testing::benchmark_backend(static_cast<int>(state.range(1)));
    const DeviceTensor x = backend->upload(random_tensor({tokens, std::int64_t{12} * 64}));
    repeat(state, *backend, [&] { return backend->attention(x, x, x, tokens, spec, {.summary = true}); });
    const double band = static_cast<double>(tokens) * (2 * kWindow + 1);
    testing::count_work(state, static_cast<int>(state.range(1)), band * 12 * 64 * 4, 0);
}

void layer_norm(benchmark::State& state) {
    const auto backend = testing::benchmark_backend(static_cast<int>(state.range(2)));
    const DeviceTensor x = backend->upload(random_tensor({state.range(0), state.range(1)}));
    const DeviceTensor weight = backend->upload(random_tensor({state.range(1)}));
    repeat(state, *backend, [&] { return backend->layer_norm(x, weight, weight, 1e-5F); });
    testing::count_work(state, static_cast<int>(state.range(2)), 0, 2 * floats(state.range(0) * state.range(1)));
}

void activation(benchmark::State& state, Activation kind) {
    const auto backend = testing::benchmark_backend(static_cast<int>(state.range(2)));
    const DeviceTensor x = backend->upload(random_tensor({state.range(0), state.range(1)}));
    repeat(state, *backend, [&] { return backend->activation(x, kind); });
    testing::count_work(state, static_cast<int>(state.range(2)), 0, 2 * floats(state.range(0) * state.range(1)));
}

void model_shapes(benchmark::internal::Benchmark* settings) {
    for (const int threads : {1, 2}) {
        for (const int rows : {1, 16, 128, 512}) {
            for (const auto& [depth, outputs] : {std::pair{384, 384}, {384, 1536}, {1536, 384}})
                settings->Args({rows, depth, outputs, threads});
        }
        for (const int rows : {1, 16, 256, 1024}) {
            for (const auto& [depth, outputs] : {std::pair{768, 2304}, {768, 3072}, {3072, 768}})
                settings->Args({rows, depth, outputs, threads});
        }
    }
    settings->Args({4096, 4096, 4096, 2});
    settings->ArgNames({"rows", "depth", "outputs", "threads"})->UseRealTime();
}

void attention_shapes(benchmark::internal::Benchmark* settings) {
    for (const int threads : {1, 2}) {
        for (const int tokens : {16, 128, 512, 1024}) {
            for (const int head_size : {32, 64}) settings->Args({tokens, head_size, threads});
        }
    }
    settings->ArgNames({"tokens", "head", "threads"})->UseRealTime();
}

void local_shapes(benchmark::internal::Benchmark* settings) {
    settings->ArgsProduct({{1024, 4096}, {1, 2}})->ArgNames({"tokens", "threads"})->UseRealTime();
}

void row_shapes(benchmark::internal::Benchmark* settings) {
    settings->ArgsProduct({{16, 512}, {384, 3072}, {1, 2}})->ArgNames({"rows", "columns", "threads"})->UseRealTime();
}

BENCHMARK_CAPTURE(linear, output_input_f32, WeightLayout::OutputInput, DataType::F32)->Apply(model_shapes);
BENCHMARK_CAPTURE(linear, output_input_f16, WeightLayout::OutputInput, DataType::F16)->Apply(model_shapes);
BENCHMARK_CAPTURE(linear, input_output_f32, WeightLayout::InputOutput, DataType::F32)->Apply(model_shapes);
BENCHMARK_CAPTURE(attention, full, false)->Apply(attention_shapes);
BENCHMARK_CAPTURE(attention, causal, true)->Apply(attention_shapes);
BENCHMARK_CAPTURE(local_attention, window, false)->Apply(local_shapes);
BENCHMARK_CAPTURE(local_attention, window_and_global_token, true)->Apply(local_shapes);
BENCHMARK(layer_norm)->Apply(row_shapes);
BENCHMARK_CAPTURE(activation, gelu, Activation::Gelu)->Apply(row_shapes);
BENCHMARK_CAPTURE(activation, gelu_tanh, Activation::GeluTanh)->Apply(row_shapes);

}  // namespace
}  // namespace headlight

BENCHMARK_MAIN();
