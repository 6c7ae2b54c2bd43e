#pragma once

#include "driver/job.h"
#include "driver/shared_state.h"

namespace headlight::fuzz {

/// How a worker ends that ran out of memory.
inline constexpr int kOutOfMemoryStatus = 71;

/// Bytes of memory that a process (0: this one) has in use; 0 if it is gone.
std::size_t resident_bytes(int process);

/// Calls the target with a copy of exactly the input's size, so that a sanitizer sees a read past the end. An exception
/// ends the program, because targets let none out.
void call_target(const CorpusTarget& target, std::string_view input) noexcept;

/// The input of an execution: a file of the corpus, or what follows from the seed, the number of the execution and the
/// inputs kept before.
std::string input_of(const Job& job, const InputPool& pool, std::uint64_t execution);

/// Runs the target from execution `shared.executions` on, until the job is done or `shared.stop` is set. Standard error
/// must be a file of this process's own; it is emptied now and then.
void run_worker(const Job& job, const Limits& limits, SharedState& shared);

}  // namespace headlight::fuzz
