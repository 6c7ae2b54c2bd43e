#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace headlight {

/// GPT-2's alphabet of bytes: printable Latin-1 characters stand for themselves, the 68 others for U+0100 to U+0143 in
/// order.
char32_t byte_character(std::uint8_t byte);
/// The byte that a character of the alphabet stands for.
std::optional<std::uint8_t> character_byte(char32_t character);
/// The bytes that a piece of the alphabet spells; nothing if another character is in it.
std::optional<std::string> bytes_of_piece(std::string_view piece);
/// "<0x0A>" and the like: the byte it names.
std::optional<std::uint8_t> byte_of_fallback_piece(std::string_view piece);
/// Valid UTF-8; each maximal broken sequence becomes one U+FFFD, as the Unicode Standard recommends (section 3.9, table
/// 3-8).
std::string repair_utf8(std::string_view bytes);

}  // namespace headlight
