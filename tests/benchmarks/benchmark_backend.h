#pragma once

#include "backends/backend.h"

#include <benchmark/benchmark.h>

#include <memory>

namespace headlight::testing {

/// What is measured: the CPU with so many threads, or the Vulkan device whose number HEADLIGHT_BENCHMARK_DEVICE names,
/// in fp16 where HEADLIGHT_BENCHMARK_PRECISION says "fp16"; with queries and keys in fp16 where
/// HEADLIGHT_BENCHMARK_KEPT says so.
std::unique_ptr<Backend> benchmark_backend(int threads);

/// Until a device has done what was asked for; the CPU has already.
inline void wait_for(Backend& backend) {
    if (!backend.on_host()) backend.finish();
}

/// Work of one iteration as rates, and as shares of what the measured device can do at most: as measured when they are
/// first asked for, or as the environment says (HEADLIGHT_PEAK_GFLOPS, HEADLIGHT_PEAK_GBPS).
void count_work(benchmark::State& state, int threads, double operations, double bytes);

}  // namespace headlight::testing
