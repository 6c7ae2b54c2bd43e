#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace headlight::fuzz {

enum class FindingKind { Crash, Timeout, Memory };
std::string_view to_string(FindingKind kind);

/// An input that a target must not be given without a change to the product.
struct Finding {
    FindingKind kind = FindingKind::Crash;
    std::string target;
    std::string input;
    std::string report;   ///< what the process wrote before it ended
    std::string summary;  ///< one line; the same for inputs with the same cause, as far as can be told
    std::size_t times = 1;
};

/// The line of a report that says what happened, with the first place in the product that its stack names.
std::string summary_of(FindingKind kind, std::string_view report);

/// Writes the input into the folder, which is made, and the report beside it. Returns the path of the input.
std::filesystem::path save(const Finding& finding, const std::filesystem::path& folder);

}  // namespace headlight::fuzz
