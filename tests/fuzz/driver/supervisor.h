#pragma once

#include "driver/finding.h"
#include "driver/job.h"
#include "driver/shared_state.h"

#include <csignal>
#include <functional>
#include <optional>

namespace headlight::fuzz {

/// Set to end the fuzzer as if its time were over.
extern volatile std::sig_atomic_t interrupted;

/// Runs `work` in a process of its own that may crash. Returns nothing if it ended by itself, otherwise what the target
/// did with the input of `shared`. Throws std::runtime_error if it crashed while the target did not run.
std::optional<Finding> run_apart(const CorpusTarget& target, const Limits& limits, double seconds, SharedState& shared,
                                 const std::function<void()>& work);

/// What came of a job.
struct Result {
    std::uint64_t executions = 0;
    double seconds = 0;
    std::size_t edges = 0;
    std::vector<std::string> kept;     ///< inputs that reached new code, without the corpus
    std::vector<Finding> findings;     ///< one for each summary, with the shortest input
    std::size_t passing_timeouts = 0;  ///< that did not come again with the same input
};

/// Fuzzes a target. Crashes, timeouts and breaches of memory end only a worker; the next one continues behind the
/// input. Each new finding is handed to `found` as soon as it is there. An input that took too long runs once more
/// by itself, since a machine that was busy with something else is no finding.
Result fuzz(const Job& job, const Limits& limits, const std::function<void(const Finding&)>& found);

}  // namespace headlight::fuzz
