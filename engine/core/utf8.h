#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Half-open range of bytes in a UTF-8 text: the engine's only kind of offset.
struct ByteRange {
    std::size_t begin = 0;
    std::size_t end = 0;
    [[nodiscard]] std::size_t size() const { return end - begin; }
    [[nodiscard]] bool empty() const { return begin == end; }
    bool operator==(const ByteRange&) const = default;
};

/// Appends a code point; surrogates and values past U+10FFFF become U+FFFD.
void append_utf8(std::string& text, char32_t code_point);

/// One decoded code point and the number of bytes it took (1 for each byte of an invalid sequence, with U+FFFD).
struct DecodedCodePoint {
    char32_t value;
    std::size_t length;
    bool valid;
};
/// Decodes at `offset` (< text.size()). Overlong forms and surrogates are invalid.
DecodedCodePoint decode_utf8(std::string_view text, std::size_t offset);

/// Replaces each occurrence of `from`, which is not empty, by `to`: from left to right, in linear time.
void replace_all(std::string& text, std::string_view from, std::string_view to);

/// A text made valid: every invalid byte became U+FFFD.
struct SanitizedText {
    std::string text;
    std::vector<std::size_t> replaced_at;  ///< byte offsets in the original, of each replaced byte
};
SanitizedText sanitize_utf8(std::string_view text);
bool is_valid_utf8(std::string_view text);

/// Converts offsets between bytes of UTF-8, code points and UTF-16 units of one valid text, in O(log n) a question.
/// An offset within a code point answers for where that code point begins, one past the end for the end.
class OffsetMap {
  public:
    explicit OffsetMap(std::string_view text);
    [[nodiscard]] std::size_t code_points(std::size_t byte_offset) const;
    [[nodiscard]] std::size_t utf16_units(std::size_t byte_offset) const;
    [[nodiscard]] std::size_t byte_of_code_point(std::size_t code_point_offset) const;
    [[nodiscard]] std::size_t byte_of_utf16(std::size_t unit_offset) const;

  private:
    struct Mark {  // state before the code point at `byte`
        std::size_t byte, code_point, unit;
    };
    std::vector<Mark>
        marks_;  // at the start, before and after each code point that is not one byte long, and at the end
    [[nodiscard]] std::size_t convert(std::size_t offset, std::size_t Mark::*from, std::size_t Mark::*to) const;
};

}  // namespace headlight
