#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace headlight::fuzz {

/// The contents of the regular files of a folder, in the order of their names; those of more than `most_bytes` are left
/// out. Throws std::runtime_error naming the folder if it cannot be read.
std::vector<std::string> read_folder(const std::filesystem::path& folder, std::size_t most_bytes);
/// Throws std::runtime_error naming the file.
std::string read_bytes(const std::filesystem::path& path);
/// Makes the folder too. Throws std::runtime_error naming the file.
void write_bytes(const std::filesystem::path& path, std::string_view bytes);
/// 16 hexadecimal digits for a file's name (FNV-1a).
std::string hash_of(std::string_view bytes);

}  // namespace headlight::fuzz
