// The operations of the CPU backend against their definitions, without Qt: for processors that are only emulated here.
// The tests of tests/backends look at far more cases; these are some of each kernel.

#include "backends/cpu/cpu_backend.h"
#include "definitions.h"
#include "linear_case.h"

#include <cmath>
#include <cstdio>
#include <functional>
#include <string>

namespace headlight {
namespace {

constexpr double kBound = 1e-11;  // as in tests/backends

int failures = 0;

void check(const std::string& what, double error) {
    if (error <= kBound) return;
    std::printf("%s: expected an error of at most %g, found %g\n", what.c_str(), kBound, error);
    ++failures;
}

void check_linear(Backend& backend) {
    struct Size {
        std::int64_t rows, depth, outputs;
    };
    for (const Size& size : {Size{1, 64, 129}, Size{3, 384, 1}, Size{7, 129, 64}, Size{64, 64, 48}, Size{129, 33, 200}})
        for (const WeightLayout layout : {WeightLayout::OutputInput, WeightLayout::InputOutput})
            for (const DataType type : {DataType::F32, DataType::F16, DataType::BF16}) {
                const LinearCase linear{size.rows, size.depth, size.outputs, layout, type, 0, Activation::Gelu};
                check(linear.name(), linear_error(backend, linear));
            }
    for (const DataType type : quantized_types())
        for (const std::int64_t rows : {1, 4, 33}) {
            const LinearCase linear{rows, 512, 50, WeightLayout::OutputInput, type};
            check(linear.name(), linear_error(backend, linear));
        }
}

void check_attention(Backend& backend, const std::string& name, const AttentionSpec& spec, std::int64_t tokens) {
    const Tensor q = random_tensor({tokens, std::int64_t{spec.heads} * spec.head_size}, 11);
    const Tensor k = random_tensor({tokens, std::int64_t{spec.key_heads} * spec.head_size}, 12);
    const Tensor v = random_tensor({tokens, std::int64_t{spec.key_heads} * spec.value_size}, 13);
    const AttentionResult found =
        backend.attention(backend.upload(q), backend.upload(k), backend.upload(v), tokens, spec, {.summary = true}, {});
    const AttentionReference expected =
        define_attention(to_reference(q), to_reference(k), to_reference(v), tokens, spec);
    check(name + ", output", normalized_error(backend.download(found.output), expected.output));
    check(name + ", sums", normalized_error(backend.download(found.row_sum), expected.row_sum));
    check(name + ", metrics", normalized_error(backend.download(found.metrics), expected.metrics));
    check(name + ", thumbnails", normalized_error(backend.download(found.thumbnails), expected.thumbnails));
}

void check_attention(Backend& backend) {
    constexpr std::int64_t kTokens = 90;
    AttentionSpec spec;
    spec.heads = 4;
    spec.key_heads = 2;
    spec.head_size = spec.value_size = 16;
    spec.scale = 1.0F / std::sqrt(static_cast<float>(spec.head_size));
    check_attention(backend, "attention", spec, kTokens);
    spec.causal = true;
    check_attention(backend, "causal attention", spec, kTokens);
    spec.causal = false;
    spec.window = spec.ahead = 9;
    check_attention(backend, "attention in a window", spec, kTokens);
    spec.global_keys = true;
    spec.key_mask.assign(kTokens, kOrdinaryKey);
    spec.key_mask.front() = kGlobalKey;
    check_attention(backend, "attention in a window with a global key", spec, kTokens);
}

void check_rows(Backend& backend) {
    const Tensor x = random_tensor({7, 130}, 1);
    const Tensor weight = random_tensor({130}, 2);
    const Tensor bias = random_tensor({130}, 3);
    const DeviceTensor on_device = backend.upload(x);
    const DeviceTensor scales = backend.upload(weight);
    check("layer norm",
          normalized_error(backend.download(backend.layer_norm(on_device, scales, backend.upload(bias), 1e-5F)),
                           define_layer_norm(to_reference(x), weight, bias, 1e-5)));
    check("RMS norm", normalized_error(backend.download(backend.rms_norm(on_device, scales, 1e-5F)),
                                       define_rms_norm(to_reference(x), weight, 1e-5)));
    for (const Activation kind : {Activation::Relu, Activation::Gelu, Activation::GeluTanh, Activation::GeluQuick,
                                  Activation::Silu, Activation::Tanh}) {
        Reference expected = to_reference(x);
        for (double& value : expected.values) value = define_activation(value, kind);
        check("activation " + std::to_string(static_cast<int>(kind)),
              normalized_error(backend.download(backend.activation(on_device, kind)), expected));
    }
}

}  // namespace
}  // namespace headlight

int main() {
    const auto backend = headlight::make_cpu_backend(headlight::ThreadCount::chosen(2));
    headlight::check_linear(*backend);
    headlight::check_linear(*headlight::make_cpu_backend(headlight::ThreadCount::chosen(2),
                                                         headlight::best_instruction_level(),
                                                         {.products = headlight::Precision::Bf16}));
    headlight::check_attention(*backend);
    headlight::check_rows(*backend);
    std::printf("%s: %s\n", backend->name().c_str(),
                headlight::failures == 0 ? "every operation agrees with its definition" : "see above");
    return headlight::failures == 0 ? 0 : 1;
}
