#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace headlight::fuzz {

/// Frame of compressed data: none, as in zip archives, or that of zlib, as in PNG images.
enum class Deflate { Raw, Zlib };

std::string compress(std::string_view bytes, Deflate frame);
/// Nothing if the data are damaged or hold more than `most_bytes`.
std::optional<std::string> decompress(std::string_view bytes, Deflate frame, std::size_t most_bytes);
/// Checksum of zip archives and of PNG chunks.
std::uint32_t crc_of(std::string_view bytes);

}  // namespace headlight::fuzz
