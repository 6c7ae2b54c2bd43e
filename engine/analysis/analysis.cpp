#include "analysis/analysis.h"

namespace headlight {

std::string provenance_line(const Provenance& provenance, const std::vector<std::string>& notes) {
    constexpr std::size_t kHashDigits = 8;  // enough to tell models apart, short enough for a figure
    std::vector<std::string> parts{provenance.model_name, provenance.model_hash.substr(0, kHashDigits),
                                   provenance.backend};
    if (!provenance.version.empty()) parts.push_back("Headlight " + provenance.version);
    parts.insert(parts.end(), notes.begin(), notes.end());

    std::string line;
    for (const std::string& part : parts) {
        if (part.empty()) continue;
        if (!line.empty()) line += " · ";
        line += part;
    }
    return line;
}

}  // namespace headlight
