#include "mutate/folder.h"

#include <algorithm>
#include <charconv>
#include <cstddef>

namespace headlight::fuzz {

std::vector<FolderFile> parse_folder(std::string_view bytes) {
    std::vector<FolderFile> files;
    while (!bytes.empty()) {
        const std::string_view line = bytes.substr(0, bytes.find('\n'));
        const std::size_t space = line.rfind(' ');
        if (space == std::string_view::npos) break;
        std::size_t size = 0;
        const auto [end, problem] = std::from_chars(line.data() + space + 1, line.data() + line.size(), size);
        if (problem != std::errc{} || end != line.data() + line.size()) break;
        bytes.remove_prefix(std::min(line.size() + 1, bytes.size()));
        size = std::min(size, bytes.size());
        files.push_back({std::string(line.substr(0, space)), std::string(bytes.substr(0, size))});
        bytes.remove_prefix(std::min(size + 1, bytes.size()));
    }
    return files;
}

std::string write_folder(const std::vector<FolderFile>& files) {
    std::string bytes;
    for (const FolderFile& file : files) {
        bytes += file.name;
        bytes += ' ';
        bytes += std::to_string(file.content.size());
        bytes += '\n';
        bytes += file.content;
        bytes += '\n';
    }
    return bytes;
}

}  // namespace headlight::fuzz
