#include "benchmark_backend.h"

#include "backends/cpu/cpu_backend.h"
#include "core/error.h"
#include "peaks.h"
#ifdef HEADLIGHT_WITH_VULKAN
#include "backends/vulkan/vulkan_backend.h"
#endif

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace headlight::testing {

namespace {

/// A variable of the environment that is a number above zero.
std::optional<double> number_from(const char* name) {
    const char* text = std::getenv(name);
    if (text == nullptr || std::atof(text) <= 0) return std::nullopt;
    return std::atof(text);
}

std::optional<int> vulkan_device() {
    const char* device = std::getenv("HEADLIGHT_BENCHMARK_DEVICE");
    if (device == nullptr) return std::nullopt;
    return std::atoi(device);
}

Peaks measure(int threads) {
#ifdef HEADLIGHT_WITH_VULKAN
    if (const auto device = vulkan_device()) return measure_vulkan(*device);
#endif
    return measure_cpu(threads);
}

const Peaks& peaks_of(int threads) {
    static std::map<int, Peaks> measured;
    const int key = vulkan_device() ? 0 : threads;
    const auto found = measured.find(key);
    if (found != measured.end()) return found->second;
    const auto operations = number_from("HEADLIGHT_PEAK_GFLOPS");
    const auto bytes = number_from("HEADLIGHT_PEAK_GBPS");
    Peaks peaks = operations && bytes ? Peaks{} : measure(threads);
    if (operations) peaks.operations = *operations * 1e9;
    if (bytes) peaks.bytes = *bytes * 1e9;
    std::cerr << "Peaks" << (vulkan_device() ? "" : " with " + std::to_string(threads) + " threads") << ": "
              << peaks.operations / 1e9 << " GFLOP/s, " << peaks.bytes / 1e9 << " GB/s\n";
    return measured.emplace(key, peaks).first->second;
}

}  // namespace

std::unique_ptr<Backend> benchmark_backend(int threads) {
    const auto device = vulkan_device();
    const auto named = [](const char* variable) {
        const char* const name = std::getenv(variable);
        const auto found = std::ranges::find(kPrecisionNames, std::string_view(name == nullptr ? "fp32" : name));
        if (found == kPrecisionNames.end())
            throw Error(ErrorKind::Input, Sentence("%1 is no precision.", std::string(variable)));
        return static_cast<Precision>(found - kPrecisionNames.begin());
    };
    const Precisions precisions{named("HEADLIGHT_BENCHMARK_PRECISION"), named("HEADLIGHT_BENCHMARK_KEPT")};
    if (!device) return make_cpu_backend(ThreadCount::chosen(threads), best_instruction_level(), precisions);
#ifdef HEADLIGHT_WITH_VULKAN
    VulkanOptions options;
    options.device = *device;
    options.precisions = precisions;
    options.evaluator = make_cpu_backend(ThreadCount::chosen(1), InstructionLevel::Baseline)->evaluator();
    return make_vulkan_backend(options);
#else
    throw Error(ErrorKind::Device, Sentence("The benchmarks are built without Vulkan."));
#endif
}

void count_work(benchmark::State& state, int threads, double operations, double bytes) {
    const auto iterations = static_cast<double>(state.iterations());
    const auto count = [&](const std::string& unit, double amount, double peak) {
        if (amount <= 0) return;
        state.counters[unit] = benchmark::Counter(amount * iterations, benchmark::Counter::kIsRate);
        state.counters["of_peak_" + unit] = benchmark::Counter(amount * iterations / peak, benchmark::Counter::kIsRate);
    };
    const Peaks& peaks = peaks_of(threads);
    count("FLOP/s", operations, peaks.operations);
    count("B/s", bytes, peaks.bytes);
}

}  // namespace headlight::testing
