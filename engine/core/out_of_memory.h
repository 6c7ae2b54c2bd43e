#pragma once

#include <string_view>

namespace headlight {

/// Sentence of a program that has no memory left.
inline constexpr std::string_view kOutOfMemory =
    "There is not enough memory. Close other programs or use a shorter text.";

/// Writes the sentence to standard error, which takes no memory.
void say_out_of_memory() noexcept;

}  // namespace headlight
