#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>

namespace headlight {

/// A regular file mapped read-only. Directories, FIFOs and devices are refused without opening them for reading.
class MappedFile {
  public:
    /// Throws Error(File) naming the path when it is absent, unreadable or not a regular file.
    static std::shared_ptr<const MappedFile> open(const std::filesystem::path& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// Tells the kernel that these pages will not be read again (they stay readable).
    void give_back(std::span<const std::byte> part) const;

  private:
    MappedFile(std::filesystem::path path, std::span<const std::byte> bytes);
    std::filesystem::path path_;
    std::span<const std::byte> bytes_;
};

}  // namespace headlight
