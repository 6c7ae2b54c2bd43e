#pragma once

#include "backends/cpu/cpu_backend.h"
#include "core/error.h"
#ifdef HEADLIGHT_WITH_VULKAN
#include "backends/vulkan/vulkan_backend.h"
#endif

#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>

namespace headlight::testing {

/// What is measured: the CPU with so many threads, or the Vulkan device whose number HEADLIGHT_BENCHMARK_DEVICE names.
inline std::unique_ptr<Backend> benchmark_backend(int threads) {
    const char* device = std::getenv("HEADLIGHT_BENCHMARK_DEVICE");
    if (device == nullptr) return make_cpu_backend(threads);
#ifdef HEADLIGHT_WITH_VULKAN
    VulkanOptions options;
    options.device = std::atoi(device);
    options.evaluator = make_cpu_backend(1, InstructionLevel::Baseline)->evaluator();
    return make_vulkan_backend(options);
#else
    throw Error(ErrorKind::Device, "The benchmarks are built without Vulkan.");
#endif
}

/// Until a device has done what was asked for; the CPU has already.
inline void wait_for(Backend& backend) {
    if (!backend.on_host()) backend.finish();
}

/// Work of one iteration as rates, and as shares of the device's peaks where the environment says what these are
/// (HEADLIGHT_PEAK_GFLOPS, HEADLIGHT_PEAK_GBPS): nothing in Vulkan tells.
inline void count_work(benchmark::State& state, double operations, double bytes) {
    const auto iterations = static_cast<double>(state.iterations());
    const auto count = [&](const std::string& unit, double amount, const char* peak_name) {
        if (amount <= 0) return;
        state.counters[unit] = benchmark::Counter(amount * iterations, benchmark::Counter::kIsRate);
        const char* peak = std::getenv(peak_name);
        if (peak != nullptr && std::atof(peak) > 0)
            state.counters["of_peak_" + unit] =
                benchmark::Counter(amount * iterations / (std::atof(peak) * 1e9), benchmark::Counter::kIsRate);
    };
    count("FLOP/s", operations, "HEADLIGHT_PEAK_GFLOPS");
    count("B/s", bytes, "HEADLIGHT_PEAK_GBPS");
}

}  // namespace headlight::testing
