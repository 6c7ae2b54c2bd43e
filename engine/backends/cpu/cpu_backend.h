#pragma once

#include "backends/backend.h"

#include <memory>

namespace headlight {

/// Instruction levels that the kernels are built for.
enum class InstructionLevel { Baseline, Avx2, Avx512 };

/// The best level that this processor and operating system can run.
InstructionLevel best_instruction_level();
std::string_view to_string(InstructionLevel level);

/// The CPU backend with its own pool of `threads` threads (0: as many as there are cores). `level` must be one this
/// processor can run.
std::unique_ptr<Backend> make_cpu_backend(int threads, InstructionLevel level = best_instruction_level());

}  // namespace headlight
