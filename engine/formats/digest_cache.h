#pragma once

#include "formats/file_digest.h"

#include <filesystem>
#include <optional>

namespace headlight {

/// Digests of large files that were computed before, in the file "digests" of a folder (empty: nowhere). A file is
/// known by path, size, times and inode. Holds the last 512 files; a damaged one is discarded. May be used from any
/// thread and by several programs at once.
class DigestCache {
  public:
    explicit DigestCache(const std::filesystem::path& folder);

    [[nodiscard]] std::optional<Digest> find(const std::filesystem::path& file, const FileStamp& stamp) const;
    /// Does nothing where the file was changed so lately that another change could leave the same stamp.
    void remember(const std::filesystem::path& file, const FileStamp& stamp, const Digest& digest) const;

  private:
    std::filesystem::path file_;
};

}  // namespace headlight
