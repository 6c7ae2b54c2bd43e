#pragma once

#include "mutate/folder.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

namespace headlight::fuzz {

/// A folder on the disk with the files that an input lists (mutate/folder.h). Names that lead elsewhere are left out.
class TemporaryFolder {
  public:
    explicit TemporaryFolder(std::span<const std::byte> bytes)
        : path_((std::filesystem::temp_directory_path() / "headlight-fuzz-XXXXXX").string()) {
        if (::mkdtemp(path_.data()) == nullptr) throw std::runtime_error(path_ + ": the folder cannot be made");
        for (const FolderFile& file : parse_folder({reinterpret_cast<const char*>(bytes.data()), bytes.size()})) {
            if (!is_inside(file.name)) continue;
            const std::filesystem::path place = path() / file.name;
            std::error_code ignored;  // a part of the name may be that of another file
            std::filesystem::create_directories(place.parent_path(), ignored);
            std::ofstream(place, std::ios::binary) << file.content;
        }
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    [[nodiscard]] std::filesystem::path path() const { return path_; }
    /// Whether an error names this folder or a file in it.
    [[nodiscard]] bool holds(std::string_view file) const { return file.starts_with(path_); }

  private:
    /// Names may have folders: "step1000/config.json".
    static bool is_inside(const std::string& name) {
        constexpr std::size_t kLongestName = 100;
        if (name.empty() || name.size() > kLongestName || name.find('\0') != std::string::npos) return false;
        const std::filesystem::path path(name);
        return path.is_relative() && path.has_filename() &&
               std::ranges::none_of(path, [](const auto& part) { return part == "." || part == ".."; });
    }

    std::string path_;
};

}  // namespace headlight::fuzz
