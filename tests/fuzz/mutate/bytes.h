#pragma once

#include "mutate/random.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace headlight::fuzz {

/// Largest result of any mutator in bytes, unless what it was made from is larger.
inline constexpr std::size_t kMostMutatedBytes = std::size_t{64} << 10;

/// Number at which code that counts, allocates or compares may go wrong: 0, 1, powers of two and their neighbors, the
/// largest of each width.
std::uint64_t boundary_number(Random& random);

/// Writes the lowest `width` bytes (1 to 8) of a number at an offset; nothing where they do not fit.
void put_little_endian(std::string& bytes, std::size_t at, std::uint64_t number, std::size_t width);
void put_big_endian(std::string& bytes, std::size_t at, std::uint64_t number, std::size_t width);
/// The number of `width` bytes at an offset; bytes beyond the end count as 0.
std::uint64_t little_endian(std::string_view bytes, std::size_t at, std::size_t width);
std::uint64_t big_endian(std::string_view bytes, std::size_t at, std::size_t width);

/// Changes, inserts, removes, repeats or moves some bytes, without regard to what they mean. The result is at most
/// kMostMutatedBytes long, or as long as `bytes`.
void mutate_bytes(std::string& bytes, Random& random);
/// The beginning of one input and the end of another.
std::string splice(std::string_view first, std::string_view second, Random& random);

}  // namespace headlight::fuzz
