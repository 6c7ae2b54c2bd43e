#include "session/resource_folders.h"

#include <cstdlib>
#include <system_error>

namespace headlight {

namespace {

namespace fs = std::filesystem;

/// The folder of the running program; empty where the system does not tell.
fs::path program_folder() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    return error ? fs::path() : program.parent_path();
}

std::string environment_name(const std::string& kind) {
    std::string name = "HEADLIGHT_";
    for (const char letter : kind) name += static_cast<char>(letter - 'a' + 'A');
    return name;
}

}  // namespace

std::vector<fs::path> resource_folders(const std::string& kind) {
    std::vector<fs::path> folders;
    if (const char* chosen = std::getenv(environment_name(kind).c_str()); chosen != nullptr && *chosen != '\0')
        folders.emplace_back(chosen);
    if (const fs::path program = program_folder(); !program.empty()) {
        folders.push_back(program / "resources" / kind);
        folders.push_back(program.parent_path() / "share" / "headlight" / kind);
    }
    folders.push_back(fs::path(HEADLIGHT_SOURCE_RESOURCES) / kind);
    return folders;
}

}  // namespace headlight
