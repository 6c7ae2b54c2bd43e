// Products of rows with the matrices of MiniLM, GPT-2 small and Llama with 135 million parameters, by Headlight's CPU
// backend and by oneDNN, which PyTorch computes with. Both add a bias and may keep the matrix in an order of their own:
// bringing it there is not timed. `--benchmark_enable_random_interleaving` lets the two take turns.

#include "benchmark_backend.h"

#include <omp.h>
#include <oneapi/dnnl/dnnl.hpp>

#include <array>
#include <random>
#include <unordered_map>
#include <vector>

namespace headlight {
namespace {

struct Product {
    std::int64_t rows, depth, outputs;
    int threads;
    explicit Product(const benchmark::State& state)
        : rows(state.range(0)),
          depth(state.range(1)),
          outputs(state.range(2)),
          threads(static_cast<int>(state.range(3))) {}
    void count(benchmark::State& state) const {
        const double operations = 2.0 * static_cast<double>(rows * depth * outputs);
        state.counters["GFLOP/s"] =
            benchmark::Counter(operations * static_cast<double>(state.iterations()) / 1e9, benchmark::Counter::kIsRate);
    }
};

std::vector<float> random_numbers(std::int64_t count) {
    std::mt19937 generator(1);
    std::normal_distribution<float> normal;
    std::vector<float> numbers(static_cast<std::size_t>(count));
    for (float& number : numbers) number = normal(generator);
    return numbers;
}

void headlight_product(benchmark::State& state) {
    const Product product(state);
    const auto backend = testing::benchmark_backend(product.threads);
    const DeviceTensor x =
        backend->upload(Tensor({product.rows, product.depth}, random_numbers(product.rows * product.depth)));
    const DeviceTensor bias = backend->upload(Tensor({product.outputs}, random_numbers(product.outputs)));
    const std::vector<float> numbers = random_numbers(product.outputs * product.depth);
    const DeviceTensor weight = backend->upload_weight(
        {DataType::F32, {product.outputs, product.depth}, std::as_bytes(std::span(numbers)), nullptr});
    for (auto _ : state)
        benchmark::DoNotOptimize(backend->linear(x, weight, bias, WeightLayout::OutputInput, Activation::None));
    product.count(state);
}

/// Memory with random numbers in plain order.
dnnl::memory filled(const dnnl::engine& engine, const dnnl::memory::dims& shape, dnnl::memory::format_tag order) {
    dnnl::memory memory({shape, dnnl::memory::data_type::f32, order}, engine);
    std::int64_t count = 1;
    for (const auto size : shape) count *= size;
    const std::vector<float> numbers = random_numbers(count);
    std::copy(numbers.begin(), numbers.end(), static_cast<float*>(memory.get_data_handle()));
    return memory;
}

void onednn_product(benchmark::State& state) {
    using dnnl::memory;
    const Product product(state);
    omp_set_num_threads(product.threads);
    const dnnl::engine engine(dnnl::engine::kind::cpu, 0);
    dnnl::stream stream(engine);
    const auto x = filled(engine, {product.rows, product.depth}, memory::format_tag::ab);
    const auto bias = filled(engine, {product.outputs}, memory::format_tag::a);
    auto plain = filled(engine, {product.outputs, product.depth}, memory::format_tag::ab);
    const memory::desc any({product.outputs, product.depth}, memory::data_type::f32, memory::format_tag::any);
    const memory::desc out({product.rows, product.outputs}, memory::data_type::f32, memory::format_tag::ab);
    const dnnl::inner_product_forward::desc wanted(dnnl::prop_kind::forward_inference, x.get_desc(), any,
                                                   bias.get_desc(), out);
    const dnnl::inner_product_forward::primitive_desc chosen(wanted, engine);
    memory weight(chosen.weights_desc(), engine);
    dnnl::reorder(plain, weight).execute(stream, plain, weight);
    memory result(out, engine);
    const dnnl::inner_product_forward primitive(chosen);
    const std::unordered_map<int, memory> arguments{
        {DNNL_ARG_SRC, x}, {DNNL_ARG_WEIGHTS, weight}, {DNNL_ARG_BIAS, bias}, {DNNL_ARG_DST, result}};
    for (auto _ : state) {
        primitive.execute(stream, arguments);
        stream.wait();
        benchmark::DoNotOptimize(result.get_data_handle());
    }
    product.count(state);
}

void shapes(benchmark::internal::Benchmark* settings) {
    constexpr std::array<std::array<int, 2>, 9> kMatrices{{{384, 384},
                                                           {384, 1536},
                                                           {1536, 384},
                                                           {768, 2304},
                                                           {768, 3072},
                                                           {3072, 768},
                                                           {576, 576},
                                                           {576, 1536},
                                                           {1536, 576}}};
    for (const int threads : {1, 2})
        for (const auto& [depth, outputs] : kMatrices)
            for (const int rows : {16, 64, 128, 512}) settings->Args({rows, depth, outputs, threads});
    settings->ArgNames({"rows", "depth", "outputs", "threads"})->UseRealTime();
}

BENCHMARK(headlight_product)->Apply(shapes);
BENCHMARK(onednn_product)->Apply(shapes);

}  // namespace
}  // namespace headlight
