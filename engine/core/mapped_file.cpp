#include "core/mapped_file.h"

#include "core/error.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace headlight {

namespace {

[[noreturn]] void fail(const std::filesystem::path& path, const std::string& what) {
    throw Error(ErrorKind::File, what, {path.string(), "", {}});
}

struct Descriptor {
    int value;
    ~Descriptor() {
        if (value >= 0) ::close(value);
    }
};

}  // namespace

std::shared_ptr<const MappedFile> MappedFile::open(const std::filesystem::path& path) {
    // O_NONBLOCK: opening a FIFO without a writer must not hang.
    const Descriptor file{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)};
    if (file.value < 0) fail(path, "The file cannot be opened: " + std::generic_category().message(errno) + ".");
    struct stat status {};
    if (::fstat(file.value, &status) != 0) fail(path, "The file cannot be examined: " + std::generic_category().message(errno) + ".");
    if (!S_ISREG(status.st_mode)) fail(path, "This is not a regular file.");
    const auto size = static_cast<std::size_t>(status.st_size);
    void* address = nullptr;
    if (size > 0) {
        address = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.value, 0);
        if (address == MAP_FAILED) fail(path, "The file cannot be mapped: " + std::generic_category().message(errno) + ".");
    }
    return std::shared_ptr<const MappedFile>(new MappedFile(path, {static_cast<const std::byte*>(address), size}));
}

MappedFile::MappedFile(std::filesystem::path path, std::span<const std::byte> bytes) : path_(std::move(path)), bytes_(bytes) {}

MappedFile::~MappedFile() {
    if (!bytes_.empty()) ::munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size());
}

void MappedFile::give_back(std::span<const std::byte> part) const {
    const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    const auto begin = (reinterpret_cast<std::uintptr_t>(part.data()) + page - 1) / page * page;
    const auto end = reinterpret_cast<std::uintptr_t>(part.data() + part.size()) / page * page;
    if (begin < end) ::madvise(reinterpret_cast<void*>(begin), end - begin, MADV_DONTNEED);
}

}  // namespace headlight
