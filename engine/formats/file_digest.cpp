#include "formats/file_digest.h"

#include "core/error.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <vector>

namespace headlight {

namespace {

constexpr std::size_t kBlock = std::size_t{256} << 10;  // stays in a core's cache between reading and hashing

[[noreturn]] void fail(const std::filesystem::path& path, const Sentence& sentence) {
    throw Error(ErrorKind::File, sentence, {path.string(), "", {}});
}

[[noreturn]] void fail_with_reason(const std::filesystem::path& path, const Sentence& sentence, int error) {
    fail(path, Sentence("%1: %2.", sentence, std::generic_category().message(error)));
}

std::int64_t nanoseconds(const std::timespec& time) {
    constexpr std::int64_t kInSecond = 1'000'000'000;
    return std::int64_t{time.tv_sec} * kInSecond + time.tv_nsec;
}

FileStamp stamp_from(const struct stat& status, const std::filesystem::path& path) {
    if (!S_ISREG(status.st_mode)) fail(path, Sentence("Expected a regular file."));
#ifdef __APPLE__
    const std::timespec modified = status.st_mtimespec;
    const std::timespec changed = status.st_ctimespec;
#else
    const std::timespec modified = status.st_mtim;
    const std::timespec changed = status.st_ctim;
#endif
    return {static_cast<std::uint64_t>(status.st_size), nanoseconds(modified), nanoseconds(changed),
            static_cast<std::uint64_t>(status.st_ino)};
}

class OpenFile {
  public:
    explicit OpenFile(const std::filesystem::path& path) : path_(path) {
        // O_NONBLOCK: should a FIFO have taken the file's place meanwhile, opening it must not hang.
        descriptor_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
        if (descriptor_ < 0) fail_with_reason(path, Sentence("The file cannot be opened"), errno);
    }
    ~OpenFile() { ::close(descriptor_); }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    void require(const FileStamp& stamp) const {
        struct stat status {};
        if (::fstat(descriptor_, &status) != 0) fail_with_reason(path_, Sentence("The file cannot be examined"), errno);
        const FileStamp now = stamp_from(status, path_);
        // A change of permissions or links alone does not matter.
        if (now.size != stamp.size || now.modified != stamp.modified || now.inode != stamp.inode) fail_changed();
    }

    void read(std::uint64_t offset, std::span<std::byte> bytes) const {
        while (!bytes.empty()) {
            const ::ssize_t count = ::pread(descriptor_, bytes.data(), bytes.size(), static_cast<::off_t>(offset));
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) fail_with_reason(path_, Sentence("The file cannot be read"), errno);
            if (count == 0) fail_changed();
            offset += static_cast<std::uint64_t>(count);
            bytes = bytes.subspan(static_cast<std::size_t>(count));
        }
    }

  private:
    [[noreturn]] void fail_changed() const {
        fail(path_, Sentence("The file was changed while the model was open. Open the model again."));
    }

    const std::filesystem::path& path_;
    int descriptor_ = -1;
};

Digest digest_of_chunk(const OpenFile& file, std::uint64_t begin, std::uint64_t end, const std::stop_token& stop) {
    Sha256 hash;
    std::vector<std::byte> block(static_cast<std::size_t>(std::min<std::uint64_t>(kBlock, end - begin)));
    while (begin < end) {
        if (stop.stop_requested()) throw_cancelled();
        const auto part =
            std::span(block).first(static_cast<std::size_t>(std::min<std::uint64_t>(block.size(), end - begin)));
        file.read(begin, part);
        hash.add(part);
        begin += part.size();
    }
    return hash.digest();
}

}  // namespace

FileStamp stamp_of(const std::filesystem::path& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) fail_with_reason(path, Sentence("The file cannot be examined"), errno);
    return stamp_from(status, path);
}

Digest digest_of_file(const std::filesystem::path& path, const FileStamp& stamp, ThreadPool& pool,
                      const std::stop_token& stop) {
    const OpenFile file(path);
    file.require(stamp);
    const std::uint64_t chunks = (stamp.size + kDigestChunk - 1) / kDigestChunk;
    std::vector<Digest> digests(static_cast<std::size_t>(chunks));
    pool.for_each(static_cast<std::int64_t>(chunks), [&](std::int64_t chunk) {
        const std::uint64_t begin = static_cast<std::uint64_t>(chunk) * kDigestChunk;
        digests[static_cast<std::size_t>(chunk)] =
            digest_of_chunk(file, begin, std::min(begin + kDigestChunk, stamp.size), stop);
    });
    file.require(stamp);
    Sha256 hash;
    for (const Digest& digest : digests) hash.add(digest);
    return hash.digest();
}

}  // namespace headlight
