#include "core/kept/spill_file.h"

#include "core/error.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>
#include <system_error>

namespace headlight {

namespace {

[[noreturn]] void fail(int reason) {
    throw Error(ErrorKind::File,
                Sentence("The attention of a long text cannot be kept in a file (%1). Use a shorter text, or make room "
                         "on the disk.",
                         std::generic_category().message(reason)));
}

int open_without_name(const std::filesystem::path& folder) {
#ifdef O_TMPFILE
    const int descriptor = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (descriptor >= 0) return descriptor;
#endif
    std::string name = (folder / ".headlight-spill-XXXXXX").string();  // file systems without such files
    const int named = ::mkstemp(name.data());
    if (named >= 0) ::unlink(name.c_str());
    return named;
}

}  // namespace

SpilledBytes::SpilledBytes(int descriptor, std::uint64_t begin, std::size_t size) {
    void* const mapped = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, descriptor, static_cast<off_t>(begin));
    if (mapped == MAP_FAILED) fail(errno);
    bytes_ = {static_cast<const std::byte*>(mapped), size};
    guard_.emplace(bytes_);
}

SpilledBytes::~SpilledBytes() {
    guard_.reset();  // before its mapping
    ::munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size());
}

void SpilledBytes::check_intact() const {
    if (guard_->damaged())
        throw Error(ErrorKind::File, Sentence("The file that keeps the attention of this long text can no longer be "
                                              "read. Run the text again."));
}

SpillFile::SpillFile(const std::filesystem::path& folder) {
    std::error_code ignored;  // opening says it
    std::filesystem::create_directories(folder, ignored);
    descriptor_ = open_without_name(folder);
    if (descriptor_ < 0) fail(errno);
}

SpillFile::~SpillFile() {
    ::close(descriptor_);
}

std::shared_ptr<const SpilledBytes> SpillFile::append(std::span<const std::byte> bytes) {
    const auto page = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
    const std::uint64_t begin = (end_ + page - 1) / page * page;
    for (std::size_t done = 0; done < bytes.size();) {
        const ssize_t written =
            ::pwrite(descriptor_, bytes.data() + done, bytes.size() - done, static_cast<off_t>(begin + done));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) fail(written == 0 ? ENOSPC : errno);
        done += static_cast<std::size_t>(written);
    }
    end_ = begin + bytes.size();
    return std::make_shared<const SpilledBytes>(descriptor_, begin, bytes.size());
}

std::uint64_t SpillFile::room(const std::filesystem::path& folder) {
    std::filesystem::path existing = folder;
    std::error_code problem;
    while (!existing.empty() && !std::filesystem::exists(existing, problem) && existing.has_relative_path())
        existing = existing.parent_path();
    const auto space = std::filesystem::space(existing, problem);
    return problem || folder.empty() ? 0 : space.available;
}

}  // namespace headlight
