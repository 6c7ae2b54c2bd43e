#include "core/cache_folder.h"

#include "core/error.h"
#include "core/whole_file.h"

#include <cstdlib>
#include <system_error>

namespace headlight {

namespace {

std::filesystem::path absolute_from(const char* variable) {
    const char* value = std::getenv(variable);
    std::filesystem::path path = value == nullptr ? "" : value;
    return path.is_absolute() ? path : std::filesystem::path();  // the specification: others are ignored
}

}  // namespace

std::filesystem::path cache_folder() {
    if (const auto caches = absolute_from("XDG_CACHE_HOME"); !caches.empty()) return caches / "headlight";
    const auto home = absolute_from("HOME");
    if (home.empty()) return {};
#ifdef __APPLE__
    return home / "Library/Caches/Headlight";
#else
    return home / ".cache/headlight";
#endif
}

bool write_cache_file(const std::filesystem::path& file, const std::string& content) {
    std::error_code ignored;
    std::filesystem::create_directories(file.parent_path(), ignored);
    try {
        write_whole_file(file, content);
    } catch (const Error&) {
        return false;
    }
    return true;
}

}  // namespace headlight
