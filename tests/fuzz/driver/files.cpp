#include "driver/files.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace headlight::fuzz {

std::vector<std::string> read_folder(const std::filesystem::path& folder, std::size_t most_bytes) {
    if (!std::filesystem::is_directory(folder)) throw std::runtime_error(folder.string() + ": expected a folder");
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.is_regular_file() && entry.file_size() <= most_bytes) paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<std::string> contents;
    std::ranges::transform(paths, std::back_inserter(contents), read_bytes);
    return contents;
}

std::string read_bytes(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error(path.string() + ": the file cannot be read");
    return {std::istreambuf_iterator<char>(file), {}};
}

void write_bytes(const std::filesystem::path& path, std::string_view bytes) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream file(path, std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!file.flush()) throw std::runtime_error(path.string() + ": the file cannot be written");
}

std::string hash_of(std::string_view bytes) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
    char text[17] = {};
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
    return text;
}

}  // namespace headlight::fuzz
