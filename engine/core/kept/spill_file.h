#pragma once

#include "core/bus_guard.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>

namespace headlight {

/// Bytes that were written to a SpillFile, mapped: the system reads them when they are asked for, and lets go of them
/// when memory is short.
class SpilledBytes {
  public:
    /// So many bytes of a file from an offset on, a multiple of a page. Throws Error(File) when they cannot be mapped.
    SpilledBytes(int descriptor, std::uint64_t begin, std::size_t size);
    ~SpilledBytes();
    SpilledBytes(const SpilledBytes&) = delete;
    SpilledBytes& operator=(const SpilledBytes&) = delete;

    [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }
    /// Throws Error(File) when some of them could not be read: what was read so far may be zeros.
    void check_intact() const;

  private:
    std::span<const std::byte> bytes_;
    std::optional<BusGuard> guard_;
};

/// A file without a name for what memory has no room for. It goes with itself and the last bytes that are read from it,
/// also when the program is killed.
class SpillFile {
  public:
    /// A file in this folder, which is made where it is missing. Throws Error(File).
    explicit SpillFile(const std::filesystem::path& folder);
    ~SpillFile();
    SpillFile(const SpillFile&) = delete;
    SpillFile& operator=(const SpillFile&) = delete;

    /// Writes bytes behind those before. Throws Error(File) when they cannot be written.
    std::shared_ptr<const SpilledBytes> append(std::span<const std::byte> bytes);

    /// Bytes that files in the folder may still take; 0 where that is not known.
    static std::uint64_t room(const std::filesystem::path& folder);

  private:
    int descriptor_ = -1;
    std::uint64_t end_ = 0;
};

}  // namespace headlight
