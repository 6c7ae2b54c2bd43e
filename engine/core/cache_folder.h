#pragma once

#include <filesystem>
#include <string>

namespace headlight {

/// The user's folder for what can be made again: $XDG_CACHE_HOME/headlight, or ~/.cache/headlight (XDG Base Directory
/// Specification; ~/Library/Caches/Headlight on macOS). Empty where the environment names neither. It need not exist.
std::filesystem::path cache_folder();

/// Puts a file in place as a whole, its folders included: readers see the old content or the new one. Returns false
/// when it cannot be written; what is in a cache is never worth a failure.
bool write_cache_file(const std::filesystem::path& file, const std::string& content);

}  // namespace headlight
