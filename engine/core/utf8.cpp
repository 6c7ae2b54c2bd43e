#include "core/utf8.h"

#include <algorithm>
#include <utility>

namespace headlight {

void append_utf8(std::string& text, char32_t code_point) {
    if (code_point > 0x10FFFF || (code_point >= 0xD800 && code_point < 0xE000)) code_point = 0xFFFD;
    const auto put = [&text](char32_t byte) { text.push_back(static_cast<char>(byte)); };
    if (code_point < 0x80) {
        put(code_point);
    } else if (code_point < 0x800) {
        put(0xC0 | (code_point >> 6));
        put(0x80 | (code_point & 0x3F));
    } else if (code_point < 0x10000) {
        put(0xE0 | (code_point >> 12));
        put(0x80 | ((code_point >> 6) & 0x3F));
        put(0x80 | (code_point & 0x3F));
    } else {
        put(0xF0 | (code_point >> 18));
        put(0x80 | ((code_point >> 12) & 0x3F));
        put(0x80 | ((code_point >> 6) & 0x3F));
        put(0x80 | (code_point & 0x3F));
    }
}

DecodedCodePoint decode_utf8(std::string_view text, std::size_t offset) {
    constexpr DecodedCodePoint kInvalid{0xFFFD, 1, false};
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[offset + i]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return {first, 1, true};
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() - offset < length) return kInvalid;
    char32_t value = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) return kInvalid;
        value = (value << 6) | (byte(i) & 0x3FU);
    }
    const bool overlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
    if (overlong || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000)) return kInvalid;
    return {value, length, true};
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
    std::size_t found = text.find(from);
    if (found == std::string::npos) return;
    std::string result;
    result.reserve(text.size());
    std::size_t end = 0;
    for (; found != std::string::npos; found = text.find(from, end)) {
        result.append(text, end, found - end);
        result += to;
        end = found + from.size();
    }
    result.append(text, end);
    text = std::move(result);
}

SanitizedText sanitize_utf8(std::string_view text) {
    SanitizedText result;
    result.text.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const DecodedCodePoint decoded = decode_utf8(text, i);
        if (decoded.valid) {
            result.text.append(text, i, decoded.length);
        } else {
            append_utf8(result.text, 0xFFFD);
            result.replaced_at.push_back(i);
        }
        i += decoded.length;
    }
    return result;
}

bool is_valid_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const DecodedCodePoint decoded = decode_utf8(text, i);
        if (!decoded.valid) return false;
        i += decoded.length;
    }
    return true;
}

OffsetMap::OffsetMap(std::string_view text) {
    Mark mark{0, 0, 0};
    const auto add = [this](const Mark& place) {
        if (marks_.empty() || marks_.back().byte != place.byte) marks_.push_back(place);
    };
    add(mark);
    while (mark.byte < text.size()) {
        const std::size_t length = decode_utf8(text, mark.byte).length;
        if (length > 1) add(mark);
        mark.byte += length;
        mark.code_point += 1;
        mark.unit += length == 4 ? 2 : 1;
        if (length > 1) add(mark);
    }
    add(mark);
}

std::size_t OffsetMap::convert(std::size_t offset, std::size_t Mark::*from, std::size_t Mark::*to) const {
    const auto after = std::ranges::upper_bound(marks_, offset, {}, from);
    const Mark& before = *std::prev(after);
    if (after == marks_.end()) return before.*to;
    // Between two marks lies either one longer code point or a run of code points of one byte, one unit each.
    const bool longer = after->code_point - before.code_point == 1 && after->byte - before.byte > 1;
    return longer ? before.*to : before.*to + (offset - before.*from);
}

std::size_t OffsetMap::code_points(std::size_t byte_offset) const {
    return convert(byte_offset, &Mark::byte, &Mark::code_point);
}
std::size_t OffsetMap::utf16_units(std::size_t byte_offset) const {
    return convert(byte_offset, &Mark::byte, &Mark::unit);
}
std::size_t OffsetMap::byte_of_code_point(std::size_t code_point_offset) const {
    return convert(code_point_offset, &Mark::code_point, &Mark::byte);
}
std::size_t OffsetMap::byte_of_utf16(std::size_t unit_offset) const {
    return convert(unit_offset, &Mark::unit, &Mark::byte);
}

}  // namespace headlight
