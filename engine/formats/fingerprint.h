#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace headlight {

/// A file of weights and the bytes before its data.
struct FileToHash {
    std::span<const std::byte> bytes;
    std::uint64_t header_size = 0;
};

/// SHA-256 (FIPS 180-4), in hexadecimal, of what identifies these weights, in this order for every file: its size, its
/// header, and for a file of at most 16 MiB its whole content. Larger files are told apart by size and header alone:
/// nobody waits for gigabytes to be read before a model opens. Names and places of the files do not enter.
std::string fingerprint_of(std::span<const FileToHash> files);

}  // namespace headlight
