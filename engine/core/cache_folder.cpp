#include "core/cache_folder.h"

#include <unistd.h>

#include <cstdlib>
#include <fstream>
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
    std::error_code error;
    std::filesystem::create_directories(file.parent_path(), error);
    std::filesystem::path part = file;
    part += ".part" + std::to_string(::getpid());  // two programs may write at once
    std::ofstream stream(part, std::ios::binary);
    stream.write(content.data(), static_cast<std::streamsize>(content.size()));
    stream.close();
    if (stream) std::filesystem::rename(part, file, error);
    const bool done = stream && !error;
    if (!done) std::filesystem::remove(part, error);
    return done;
}

}  // namespace headlight
