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

/// Returns whether this processor, at this level, multiplies bf16 faster than fp32 (AVX-512 BF16).
bool has_bf16(InstructionLevel level = best_instruction_level());

/// Name of the CPU backend with so many threads, in fp32: "CPU (Eigen, AVX-512), 2 threads".
std::string cpu_backend_name(ThreadCount threads, InstructionLevel level = best_instruction_level());

/// The CPU backend with its own pool of `threads` threads. `level` must be one this processor can run. Products
/// are computed in Fp32 or Bf16.
std::unique_ptr<Backend> make_cpu_backend(ThreadCount threads, InstructionLevel level = best_instruction_level(),
                                          const Precisions& precisions = {});

}  // namespace headlight
