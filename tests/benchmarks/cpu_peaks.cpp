#include "backends/cpu/cpu_backend.h"
#include "peaks.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <thread>
#include <vector>

namespace headlight::testing {

namespace {

constexpr int kTries = 40;   // short ones, some of which nothing else interrupts
constexpr int kChains = 12;  // enough to keep two units busy that take four cycles or five
constexpr std::int64_t kSteps = 400'000;
constexpr std::size_t kCopiedBytes = std::size_t{64} << 20;

using Chains = float (*)(std::int64_t steps);

float plain_chains(std::int64_t steps) {
    constexpr int kLanes = 4;
    float sums[kChains][kLanes] = {};
    for (std::int64_t i = 0; i < steps; ++i)
        for (auto& sum : sums)
            for (float& lane : sum) lane = lane * 0.999F + 0.001F;
    float total = 0;
    for (const auto& sum : sums)
        for (const float lane : sum) total += lane;
    return total;
}

#if defined(__x86_64__)

__attribute__((target("avx2,fma"))) float chains_of_8(std::int64_t steps) {
    const __m256 factor = _mm256_set1_ps(0.999F);
    const __m256 added = _mm256_set1_ps(0.001F);
    __m256 sums[kChains];
    for (__m256& sum : sums) sum = added;
    for (std::int64_t i = 0; i < steps; ++i) {
#pragma GCC unroll 12
        for (int chain = 0; chain < kChains; ++chain) sums[chain] = _mm256_fmadd_ps(sums[chain], factor, added);
    }
    float total = 0;
    for (const __m256& sum : sums) total += _mm256_cvtss_f32(sum);
    return total;
}

__attribute__((target("avx512f"))) float chains_of_16(std::int64_t steps) {
    const __m512 factor = _mm512_set1_ps(0.999F);
    const __m512 added = _mm512_set1_ps(0.001F);
    __m512 sums[kChains];
    for (__m512& sum : sums) sum = added;
    for (std::int64_t i = 0; i < steps; ++i) {
#pragma GCC unroll 12
        for (int chain = 0; chain < kChains; ++chain) sums[chain] = _mm512_fmadd_ps(sums[chain], factor, added);
    }
    float total = 0;
    for (const __m512& sum : sums) total += _mm512_cvtss_f32(sum);
    return total;
}

#endif

struct Instructions {
    Chains chains;
    int lanes;
};

Instructions best_instructions() {
#if defined(__x86_64__)
    if (best_instruction_level() == InstructionLevel::Avx512) return {chains_of_16, 16};
    if (best_instruction_level() == InstructionLevel::Avx2) return {chains_of_8, 8};
#endif
    return {plain_chains, 4};
}

/// Shortest time of a few tries, in seconds, with the work done by every thread at once.
double shortest(int threads, const std::function<void(int thread)>& work) {
    double best = 1e9;
    for (int attempt = 0; attempt < kTries; ++attempt) {
        const auto begin = std::chrono::steady_clock::now();
        {
            std::vector<std::jthread> running;
            for (int thread = 1; thread < threads; ++thread) running.emplace_back([&, thread] { work(thread); });
            work(0);
        }
        best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    }
    return best;
}

}  // namespace

Peaks measure_cpu(int threads) {
    const auto [chains, lanes] = best_instructions();
    std::atomic<float> result = 0;
    const double computing = shortest(threads, [&, run = chains](int) { result = run(kSteps); });
    const std::vector<std::byte> from(kCopiedBytes, std::byte{1});
    std::vector<std::byte> to(kCopiedBytes);
    const std::size_t share = kCopiedBytes / static_cast<std::size_t>(threads);
    const double copying = shortest(threads, [&](int thread) {
        const std::size_t begin = share * static_cast<std::size_t>(thread);
        std::memcpy(to.data() + begin, from.data() + begin, share);
    });
    return {2.0 * kChains * lanes * static_cast<double>(kSteps) * threads / computing,
            2.0 * static_cast<double>(share) * threads / copying};
}

}  // namespace headlight::testing
