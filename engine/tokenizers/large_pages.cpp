#include "tokenizers/large_pages.h"

#include <sys/mman.h>

#include <cstdint>

namespace headlight {

void prefer_large_pages(void* begin, std::size_t bytes) {
    constexpr std::uintptr_t kLargePage = std::uintptr_t{2} << 20U;
    const auto address = reinterpret_cast<std::uintptr_t>(begin);
    const std::uintptr_t from = (address + kLargePage - 1) / kLargePage * kLargePage;
    const std::uintptr_t to = (address + bytes) / kLargePage * kLargePage;
    // Where it fails, pages are small as ever.
    if (to > from) static_cast<void>(::madvise(static_cast<char*>(begin) + (from - address), to - from, MADV_HUGEPAGE));
}

}  // namespace headlight
