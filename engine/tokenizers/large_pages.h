#pragma once

#include <cstddef>
#include <vector>

namespace headlight {

/// Asks the system for large pages under memory that was just allocated and not yet written: the first touch of each
/// small page costs more than writing it. Does nothing for little memory, and where the system has no such pages.
void prefer_large_pages(void* begin, std::size_t bytes);

/// Makes room for as many elements, on large pages where they are many.
template <typename Element>
void make_room(std::vector<Element>& elements, std::size_t count) {
    const bool fresh = elements.empty() && count > elements.capacity();
    elements.reserve(count);
    if (fresh) prefer_large_pages(elements.data(), elements.capacity() * sizeof(Element));
}

}  // namespace headlight
