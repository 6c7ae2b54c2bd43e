#include "tokenizers/byte_level.h"

#include "core/utf8.h"

#include <array>

namespace headlight {
namespace {

constexpr bool stands_for_itself(unsigned byte) {
    return (byte >= '!' && byte <= '~') || (byte >= 0xA1 && byte <= 0xAC) || (byte >= 0xAE && byte <= 0xFF);
}

struct Alphabet {
    std::array<char32_t, 256> character{};
    std::array<std::int16_t, 0x144> byte{};
};

constexpr Alphabet make_alphabet() {
    Alphabet alphabet;
    for (auto& byte : alphabet.byte) byte = -1;
    unsigned next = 0x100;
    for (unsigned byte = 0; byte < 256; ++byte) {
        const unsigned character = stands_for_itself(byte) ? byte : next++;
        alphabet.character[byte] = static_cast<char32_t>(character);
        alphabet.byte[character] = static_cast<std::int16_t>(byte);
    }
    return alphabet;
}

constexpr Alphabet kAlphabet = make_alphabet();

int hexadecimal(char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
    if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
    return -1;
}

// Bytes of the longest beginning of a well-formed sequence at `at` (Unicode Standard, table 3-7); at least 1.
std::size_t broken_length(std::string_view bytes, std::size_t at) {
    const auto lead = static_cast<std::uint8_t>(bytes[at]);
    if (lead < 0xC2 || lead > 0xF4) return 1;
    const std::size_t wanted = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    std::size_t length = 1;
    for (; length < wanted && at + length < bytes.size(); ++length) {
        const auto byte = static_cast<std::uint8_t>(bytes[at + length]);
        std::uint8_t low = 0x80, high = 0xBF;
        if (length == 1) {
            if (lead == 0xE0) low = 0xA0;
            if (lead == 0xED) high = 0x9F;
            if (lead == 0xF0) low = 0x90;
            if (lead == 0xF4) high = 0x8F;
        }
        if (byte < low || byte > high) break;
    }
    return length;
}

}  // namespace

char32_t byte_character(std::uint8_t byte) {
    return kAlphabet.character[byte];
}

std::optional<std::uint8_t> character_byte(char32_t character) {
    if (character >= kAlphabet.byte.size() || kAlphabet.byte[character] < 0) return std::nullopt;
    return static_cast<std::uint8_t>(kAlphabet.byte[character]);
}

std::optional<std::string> bytes_of_piece(std::string_view piece) {
    std::string bytes;
    for (std::size_t at = 0; at < piece.size();) {
        const auto decoded = decode_utf8(piece, at);
        const auto byte = character_byte(decoded.value);
        if (!byte) return std::nullopt;
        bytes += static_cast<char>(*byte);
        at += decoded.length;
    }
    return bytes;
}

std::optional<std::uint8_t> byte_of_fallback_piece(std::string_view piece) {
    if (piece.size() != 6 || !piece.starts_with("<0x") || piece[5] != '>') return std::nullopt;
    const int high = hexadecimal(piece[3]), low = hexadecimal(piece[4]);
    if (high < 0 || low < 0) return std::nullopt;
    return static_cast<std::uint8_t>(high * 16 + low);
}

std::string repair_utf8(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size());
    for (std::size_t at = 0; at < bytes.size();) {
        const auto decoded = decode_utf8(bytes, at);
        if (decoded.valid) {
            text.append(bytes, at, decoded.length);
            at += decoded.length;
        } else {
            append_utf8(text, 0xFFFD);
            at += broken_length(bytes, at);
        }
    }
    return text;
}

}  // namespace headlight
