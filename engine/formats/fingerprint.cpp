#include "formats/fingerprint.h"

#include "formats/sha256.h"

#include <array>

namespace headlight {

namespace {

constexpr std::size_t kSmallFile = std::size_t{16} << 20;

/// The lowest byte first.
std::array<std::byte, 8> bytes_of(std::uint64_t number) {
    std::array<std::byte, 8> bytes{};
    for (std::byte& byte : bytes) {
        byte = static_cast<std::byte>(number & 0xFF);
        number >>= 8;
    }
    return bytes;
}

}  // namespace

std::string fingerprint_of(std::span<const FileToHash> files) {
    Sha256 hash;
    for (const FileToHash& file : files) {
        hash.add(bytes_of(file.bytes.size()));
        hash.add(file.bytes.size() <= kSmallFile ? file.bytes : file.bytes.first(file.header_size));
    }
    return hexadecimal(hash.digest());
}

}  // namespace headlight
