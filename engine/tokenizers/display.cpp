#include "tokenizers/display.h"

#include "core/utf8.h"
#include "tokenizers/byte_level.h"
#include "tokenizers/characters.h"

#include <unicode/uchar.h>

namespace headlight {
namespace {

constexpr std::string_view kDigits = "0123456789ABCDEF";

std::string hexadecimal(char32_t value, int digits) {
    std::string text;
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) text += kDigits[(value >> shift) & 15];
    return text;
}

bool is_invisible(char32_t character) {
    if (character == 0x200C || character == 0x200D || (character >= 0xFE00 && character <= 0xFE0F))
        return false;  // part of emoji and scripts
    const auto icu = static_cast<UChar32>(character);
    return (U_GET_GC_MASK(icu) & (U_GC_CC_MASK | U_GC_CF_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK | U_GC_CN_MASK)) != 0;
}

std::string show_space(char32_t character) {
    if (character == '\n' || character == '\r') return "⏎";
    if (character == '\t') return "⇥";
    return "·";
}

}  // namespace

std::string display_text(std::string_view text) {
    std::string shown;
    bool visible = false;
    for (std::size_t at = 0; at < text.size() && !visible;) {
        const auto decoded = decode_utf8(text, at);
        visible = !decoded.valid || !is_white_space(decoded.value);
        at += decoded.length;
    }
    if (visible && text.starts_with(' ')) text.remove_prefix(1);
    for (std::size_t at = 0; at < text.size();) {
        const auto decoded = decode_utf8(text, at);
        if (!decoded.valid) {
            shown += "⟨" + hexadecimal(static_cast<std::uint8_t>(text[at]), 2) + "⟩";
        } else if (is_white_space(decoded.value) && (!visible || decoded.value != ' ')) {
            shown += show_space(decoded.value);
        } else if (is_invisible(decoded.value)) {
            shown += "⟨U+" + hexadecimal(decoded.value, decoded.value > 0xFFFF ? 6 : 4) + "⟩";
        } else {
            shown.append(text, at, decoded.length);
        }
        at += decoded.length;
    }
    return shown;
}

std::string display_piece(std::string_view piece, const PieceSpelling& spelling) {
    if (!spelling.continuing_prefix.empty() && piece.size() > spelling.continuing_prefix.size() &&
        piece.starts_with(spelling.continuing_prefix)) {
        piece.remove_prefix(spelling.continuing_prefix.size());
    }
    if (!spelling.word_suffix.empty() && piece.size() > spelling.word_suffix.size() &&
        piece.ends_with(spelling.word_suffix)) {
        piece.remove_suffix(spelling.word_suffix.size());
    }
    if (spelling.byte_fallback) {
        if (const auto byte = byte_of_fallback_piece(piece)) {
            return display_text(std::string(1, static_cast<char>(*byte)));
        }
    }
    std::string text(piece);
    if (spelling.byte_level) text = bytes_of_piece(piece).value_or(text);
    if (!spelling.space.empty()) replace_all(text, spelling.space, " ");
    return display_text(text);
}

std::string display_number(std::int32_t id) {
    return "#" + std::to_string(id);
}

}  // namespace headlight
