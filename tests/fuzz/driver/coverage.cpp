#include "driver/coverage.h"

// The first byte of the program as it was loaded, by the linker. Addresses relative to it are the same in every run.
extern "C" const char __executable_start;  // NOLINT(bugprone-reserved-identifier)

namespace headlight::fuzz {

namespace {

EdgeCounts counts;
// Only the thread that reads the input counts: what others do at the same time depends on the machine.
thread_local bool counting = false;
thread_local std::size_t previous_block = 0;

std::size_t hash_of(std::uintptr_t address) {
    return (address * 0x9E3779B97F4A7C15U) >> 48U;
}

}  // namespace

void start_coverage() {
    counts.fill(0);
    previous_block = 0;
    counting = true;
}

const EdgeCounts& stop_coverage() {
    counting = false;
    return counts;
}

}  // namespace headlight::fuzz

/// Called by every basic block of instrumented code
/// (https://gcc.gnu.org/onlinedocs/gcc-12.4.0/gcc/Instrumentation-Options.html).
extern "C" void __sanitizer_cov_trace_pc();  // NOLINT(bugprone-reserved-identifier)
extern "C" void __sanitizer_cov_trace_pc() {
    using namespace headlight::fuzz;
    if (!counting) return;
    const auto base = reinterpret_cast<std::uintptr_t>(&__executable_start);
    const std::size_t block = hash_of(reinterpret_cast<std::uintptr_t>(__builtin_return_address(0)) - base);
    std::uint8_t& count = counts[(block ^ previous_block) % counts.size()];
    if (count != 255) ++count;
    previous_block = block >> 1U;
}
