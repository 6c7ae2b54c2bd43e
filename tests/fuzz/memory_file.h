#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>

namespace headlight::fuzz {

/// A file without a place on the disk.
class MemoryFile {
  public:
    explicit MemoryFile(std::span<const std::byte> bytes) : descriptor_(::memfd_create("fuzzed", MFD_CLOEXEC)) {
        if (descriptor_ < 0) throw std::runtime_error("there is no file in memory");
        for (std::size_t written = 0; written < bytes.size();) {
            const ssize_t count = ::write(descriptor_, bytes.data() + written, bytes.size() - written);
            if (count <= 0) throw std::runtime_error("the file in memory cannot be written");
            written += static_cast<std::size_t>(count);
        }
    }
    ~MemoryFile() { ::close(descriptor_); }
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;

    [[nodiscard]] std::string path() const { return "/proc/self/fd/" + std::to_string(descriptor_); }

  private:
    int descriptor_;
};

}  // namespace headlight::fuzz
