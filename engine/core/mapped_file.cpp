#include "core/mapped_file.h"

#include "core/error.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <string>
#include <system_error>
#include <utility>

namespace headlight {

namespace {

std::string reason(int error) {
    return std::generic_category().message(error);
}

}  // namespace

std::shared_ptr<const MappedFile> MappedFile::open(const std::filesystem::path& path) {
    const std::shared_ptr<MappedFile> file(new MappedFile(path));
    file->open_and_map();
    return file;
}

MappedFile::MappedFile(std::filesystem::path path) : path_(std::move(path)) {}

MappedFile::~MappedFile() {
    guard_.reset();
    if (!bytes_.empty()) ::munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size());
    if (descriptor_ >= 0) ::close(descriptor_);
}

void MappedFile::fail(const Sentence& sentence) const {
    throw Error(ErrorKind::File, sentence, {path_.string(), "", {}});
}

void MappedFile::open_and_map() {
    const auto refuse_other_than_regular = [this](const struct stat& status) {
        if (S_ISDIR(status.st_mode)) fail(Sentence("This is a folder, not a file."));
        if (!S_ISREG(status.st_mode)) fail(Sentence("This is not a regular file."));
    };
    struct stat status {};
    // Examined first, because merely opening a device can have effects.
    if (::stat(path_.c_str(), &status) != 0) fail(Sentence("The file cannot be opened: %1.", reason(errno)));
    refuse_other_than_regular(status);
    // O_NONBLOCK: should a FIFO have taken the file's place meanwhile, opening it must not hang.
    descriptor_ = ::open(path_.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor_ < 0) fail(Sentence("The file cannot be opened: %1.", reason(errno)));
    if (::fstat(descriptor_, &status) != 0) fail(Sentence("The file cannot be examined: %1.", reason(errno)));
    refuse_other_than_regular(status);
    modified_ = status.st_mtim;
    if (status.st_size == 0) return;
    const auto size = static_cast<std::size_t>(status.st_size);
    void* address = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor_, 0);
    if (address == MAP_FAILED) fail(Sentence("The file cannot be mapped: %1.", reason(errno)));
    bytes_ = {static_cast<const std::byte*>(address), size};
    guard_.emplace(bytes_);
}

void MappedFile::check_intact() const {
    struct stat status {};
    const bool same = ::fstat(descriptor_, &status) == 0 && static_cast<std::size_t>(status.st_size) == bytes_.size() &&
                      status.st_mtim.tv_sec == modified_.tv_sec && status.st_mtim.tv_nsec == modified_.tv_nsec;
    if ((guard_ && guard_->damaged()) || !same)
        fail(Sentence("The file was changed, or could no longer be read, while it was in use. Open the model again."));
}

void MappedFile::give_back(std::span<const std::byte> part) const {
    const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    const auto begin = (reinterpret_cast<std::uintptr_t>(part.data()) + page - 1) / page * page;
    const auto end = reinterpret_cast<std::uintptr_t>(part.data() + part.size()) / page * page;
    if (begin < end) ::madvise(reinterpret_cast<void*>(begin), end - begin, MADV_DONTNEED);
}

}  // namespace headlight
