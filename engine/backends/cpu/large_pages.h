#pragma once

#include <cstddef>

namespace headlight {

/// Bytes of a large page of the processors that Headlight runs on.
constexpr std::size_t kLargePage = std::size_t{2} << 20;

/// Rounds up to whole large pages.
constexpr std::size_t whole_large_pages(std::size_t bytes) {
    return (bytes + kLargePage - 1) / kLargePage * kLargePage;
}

/// Memory of whole large pages straight from the system, content 0; null where there is none. A page of 2 MiB comes in
/// at once where 512 small ones would each be asked for, and all of it goes back to the system, whatever the allocator
/// would keep.
std::byte* take_large_pages(std::size_t bytes);
/// Gives it back.
void give_large_pages(std::byte* memory, std::size_t bytes);

}  // namespace headlight
