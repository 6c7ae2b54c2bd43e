#include "driver/finding.h"

#include "driver/files.h"

#include <array>

namespace headlight::fuzz {

namespace {

/// The line that holds the text, or nothing.
std::string_view line_with(std::string_view report, std::string_view text) {
    const std::size_t found = report.find(text);
    if (found == std::string_view::npos) return {};
    const std::size_t before = report.rfind('\n', found);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    return report.substr(begin, report.find('\n', found) - begin);
}

/// The place of the stack's first frame in the product, as "formats/gguf.cpp:12".
std::string_view place_in(std::string_view report) {
    for (const std::string_view folder : {"/engine/", "/ui/"}) {
        const std::string_view frame = line_with(report, folder);
        if (frame.find("    #") != std::string_view::npos) return frame.substr(frame.find(folder) + 1);
    }
    return {};
}

}  // namespace

std::string_view to_string(FindingKind kind) {
    constexpr std::array<std::string_view, 3> kNames = {"crash", "timeout", "memory"};
    return kNames[static_cast<std::size_t>(kind)];
}

std::string summary_of(FindingKind kind, std::string_view report) {
    std::string summary(to_string(kind));
    for (const std::string_view text :
         {"broken promise:", "runtime error:", "Assertion", "terminate called", "SUMMARY:"})
        if (const std::string_view line = line_with(report, text); !line.empty()) {
            summary += ": ";
            summary += line;
            break;
        }
    if (const std::string_view place = place_in(report); !place.empty()) {
        summary += " at ";
        summary += place;
    }
    return summary;
}

std::filesystem::path save(const Finding& finding, const std::filesystem::path& folder) {
    std::string name = finding.target;
    name += '-';
    name += to_string(finding.kind);
    name += '-';
    name += hash_of(finding.input);
    write_bytes(folder / name, finding.input);
    std::string report = finding.summary;
    report += "\n\n";
    report += finding.report;
    write_bytes(folder / (name + ".txt"), report);
    return folder / name;
}

}  // namespace headlight::fuzz
