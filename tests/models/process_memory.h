#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>

namespace headlight::testing {

/// A figure of /proc/self/status in bytes ("VmHWM": the most memory resident so far); nothing where there is no such
/// file.
inline std::optional<std::int64_t> process_memory(const std::string& field) {
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word) {
        std::int64_t kibibytes = 0;
        if (word == field + ":" && status >> kibibytes) return kibibytes * 1024;
    }
    return std::nullopt;
}

/// Makes VmHWM start again from what is resident now. False where that cannot be done.
inline bool forget_peak_memory() {
    std::ofstream clear("/proc/self/clear_refs");
    clear << "5" << std::flush;
    return clear.good();
}

}  // namespace headlight::testing
