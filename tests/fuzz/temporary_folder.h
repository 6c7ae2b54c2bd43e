#pragma once

#include "mutate/folder.h"

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
            constexpr std::size_t kLongestName = 100;
            const bool inside = !file.name.empty() && file.name.size() <= kLongestName && file.name != "." &&
                                file.name != ".." &&
                                file.name.find_first_of(std::string_view("/\0", 2)) == std::string::npos;
            if (inside) std::ofstream(path() / file.name, std::ios::binary) << file.content;
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
    std::string path_;
};

}  // namespace headlight::fuzz
