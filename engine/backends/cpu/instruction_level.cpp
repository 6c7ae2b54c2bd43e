#include "backends/cpu/cpu_operations.h"

#include <string_view>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace headlight {

std::string_view to_string(InstructionLevel level) {
    constexpr std::string_view kNames[] = {"baseline", "AVX2", "AVX-512"};
    return kNames[static_cast<std::size_t>(level)];
}

#if defined(__x86_64__)

namespace {

/// Instructions of x86-64-v3 that the compiler's own check does not know by name in every version.
bool has_small_extensions() {
    unsigned a = 0;
    unsigned b = 0;
    unsigned c = 0;
    unsigned d = 0;
    if (__get_cpuid(1, &a, &b, &c, &d) == 0) return false;
    const bool half_and_move = (c & bit_F16C) != 0 && (c & bit_MOVBE) != 0;
    if (__get_cpuid(0x80000001U, &a, &b, &c, &d) == 0) return false;
    return half_and_move && (c & bit_LZCNT) != 0;
}

}  // namespace

InstructionLevel best_instruction_level() {
    __builtin_cpu_init();
    const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
                      __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && has_small_extensions();
    if (!avx2) return InstructionLevel::Baseline;
    const bool avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                        __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
                        __builtin_cpu_supports("avx512vl");
    return avx512 ? InstructionLevel::Avx512 : InstructionLevel::Avx2;
}

bool has_bf16(InstructionLevel level) {
    __builtin_cpu_init();
    return level == InstructionLevel::Avx512 && __builtin_cpu_supports("avx512bf16");
}

const Kernels& kernels_of(InstructionLevel level) {
    if (level == InstructionLevel::Avx512) return avx512_kernels();
    return level == InstructionLevel::Avx2 ? avx2_kernels() : baseline_kernels();
}

#else

InstructionLevel best_instruction_level() {
    return InstructionLevel::Baseline;
}

bool has_bf16(InstructionLevel) {
    return false;
}

const Kernels& kernels_of(InstructionLevel) {
    return baseline_kernels();
}

#endif

}  // namespace headlight
