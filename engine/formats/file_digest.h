#pragma once

#include "core/thread_pool.h"
#include "formats/sha256.h"

#include <cstdint>
#include <filesystem>
#include <stop_token>

namespace headlight {

/// Tells whether a file was changed or replaced, without reading it.
struct FileStamp {
    std::uint64_t size = 0;
    std::int64_t modified = 0;  ///< nanoseconds since 1970
    std::int64_t changed = 0;   ///< the same, of anything about the file; no program can set it
    std::uint64_t inode = 0;
    bool operator==(const FileStamp&) const = default;
};

/// Throws Error(File) where there is no regular file.
FileStamp stamp_of(const std::filesystem::path& path);

/// Bytes of a file that are hashed at a time, by one thread.
inline constexpr std::uint64_t kDigestChunk = std::uint64_t{16} << 20;

/// SHA-256 of the SHA-256 of every 16 MiB of the file, in order (the last may be shorter; an empty file has none).
/// Reads the file once, without keeping it in memory. Throws Error(File) when it is not, or no longer, the one that was
/// stamped, Error(Cancelled) when the token is set.
Digest digest_of_file(const std::filesystem::path& path, const FileStamp& stamp, ThreadPool& pool,
                      const std::stop_token& stop);

}  // namespace headlight
