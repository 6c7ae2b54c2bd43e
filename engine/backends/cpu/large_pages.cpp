#include "backends/cpu/large_pages.h"

#include <sys/mman.h>

#include <cstdint>

namespace headlight {

std::byte* take_large_pages(std::size_t bytes) {
    // The system promises no place that begins with a large page: more is taken, and what lies beside it goes back.
    const std::size_t taken = bytes + kLargePage;
    void* const mapped = ::mmap(nullptr, taken, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapped == MAP_FAILED) return nullptr;
    auto* const begin = static_cast<std::byte*>(mapped);
    const std::size_t before = (kLargePage - reinterpret_cast<std::uintptr_t>(begin) % kLargePage) % kLargePage;
    if (before > 0) ::munmap(begin, before);
    ::munmap(begin + before + bytes, kLargePage - before);
#ifdef MADV_HUGEPAGE
    static_cast<void>(::madvise(begin + before, bytes, MADV_HUGEPAGE));  // without them it is slower and still right
#endif
    return begin + before;
}

void give_large_pages(std::byte* memory, std::size_t bytes) {
    if (memory != nullptr) ::munmap(memory, bytes);
}

}  // namespace headlight
