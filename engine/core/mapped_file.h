#pragma once

#include "core/bus_guard.h"
#include "core/text/sentence.h"

#include <cstddef>
#include <ctime>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace headlight {

/// A regular file mapped read-only. Directories, FIFOs and devices are refused without opening them.
/// If the file shrinks while it is mapped, the lost bytes read as zeros; `check_intact` tells.
class MappedFile {
  public:
    /// Throws Error(File) naming the path when it is absent, unreadable or not a regular file.
    static std::shared_ptr<const MappedFile> open(const std::filesystem::path& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// Throws Error(File) when the file was written to, cut short or could not be read since it was opened: what was
    /// read from it cannot be trusted. A system call, so ask after a piece of work, not after each number.
    void check_intact() const;
    /// Tells the kernel that these pages will not be read again (they stay readable).
    void give_back(std::span<const std::byte> part) const;

  private:
    explicit MappedFile(std::filesystem::path path);
    void open_and_map();
    [[noreturn]] void fail(const Sentence& sentence) const;
    std::filesystem::path path_;
    int descriptor_ = -1;
    std::timespec modified_{};
    std::span<const std::byte> bytes_;
    std::optional<BusGuard> guard_;
};

}  // namespace headlight
