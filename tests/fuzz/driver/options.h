#pragma once

#include "driver/job.h"

#include <filesystem>

namespace headlight::fuzz {

/// The command line of a fuzzer.
struct Options {
    bool list_targets = false;
    Job job;
    std::filesystem::path found;  ///< for inputs that break a promise; empty: a temporary folder
    std::filesystem::path kept;   ///< for inputs that reach new code, and read like the corpus; empty: they are dropped
    std::vector<std::string> replay;  ///< files to run in this process instead of fuzzing
};

/// Reads the arguments behind the program's name, and the corpus. Throws std::runtime_error that says what was
/// expected.
Options parse_options(const std::vector<std::string>& arguments);

}  // namespace headlight::fuzz
