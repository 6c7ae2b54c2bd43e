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

/// The header hash: SHA-256 (FIPS 180-4), in hexadecimal, of every file in this order: its size in eight bytes, the
/// lowest first, then the whole file if it has at most 16 MiB, or its header. Names of files do not enter. Known as
/// soon as a model is open; larger models that differ in their values alone share it, so `content_hash_of` identifies
/// models, and this hash is compared with what older versions wrote and finds models that may be the same.
std::string fingerprint_of(std::span<const FileToHash> files);

}  // namespace headlight
