#pragma once

#include "backends/backend.h"
#include "core/thread_pool.h"

#include <memory>
#include <string>
#include <string_view>

namespace headlight {

/// Instruction levels that the kernels are built for.
enum class InstructionLevel { Baseline, Avx2, Avx512 };

/// The best level that this processor and operating system can run.
InstructionLevel best_instruction_level();
std::string_view to_string(InstructionLevel level);

/// Name of the CPU backend with so many threads, keeping queries and keys in fp32: "CPU (Eigen, AVX-512), 2 threads".
std::string cpu_backend_name(ThreadCount threads, InstructionLevel level = best_instruction_level());

/// The CPU backend with its own pool of `threads` threads. `level` must be one this processor can run. `kept`: see
/// Backend::kept_precision.
std::unique_ptr<Backend> make_cpu_backend(ThreadCount threads, InstructionLevel level = best_instruction_level(),
                                          Precision kept = Precision::Fp32);

}  // namespace headlight
