#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace headlight {

/// Lists and objects inside each other that a text may have, whichever reader reads it.
inline constexpr int kMostJsonLevels = 64;

/// Reads JSON (RFC 8259) front to back without building a tree: for a safetensors header, which may be 100 MB long and
/// whose errors must name a byte. A general parser needs several times the text's size and names no offsets.
/// Every question skips white space first and throws Error(Format) with the offset where the text is otherwise.
class JsonReader {
  public:
    /// `text` stands at byte `file_offset` of `file`; both are only for messages. The text must outlive the reader.
    JsonReader(std::string_view text, std::string file, std::uint64_t file_offset);

    [[nodiscard]] bool at_end();
    /// Takes `character` if it comes next.
    bool consume(char character);
    void expect(char character);
    /// Whether `character` comes next.
    [[nodiscard]] bool next_is(char character);
    /// A string with its escapes resolved; valid UTF-8 (a lone surrogate escape is refused).
    std::string string();
    /// A number without sign, fraction and exponent, below 2^63.
    std::int64_t whole_number();

    /// Any value, checked and thrown away; at most kMostJsonLevels deep.
    void skip_value();

    /// Calls `member(key)` for every member of an object; `member` must read the value.
    template <typename Member>
    void object(Member member) {
        expect('{');
        if (consume('}')) return;
        do {
            std::string key = string();
            expect(':');
            member(std::move(key));
        } while (consume(','));
        expect('}');
    }

    /// Calls `element()` for every element of an array; `element` must read the value.
    template <typename Element>
    void array(Element element) {
        expect('[');
        if (consume(']')) return;
        do element();
        while (consume(','));
        expect(']');
    }

    /// Throws Error(Format) at the current place.
    [[noreturn]] void fail(const std::string& sentence, const std::string& field = {}) const;

  private:
    std::string_view text_;
    std::string file_;
    std::uint64_t file_offset_;
    std::size_t position_ = 0;
    void skip_space();
    void skip_value(int most_levels);
    void skip_number();
    void skip_digits();
    [[nodiscard]] bool ended() const { return position_ == text_.size(); }
    char32_t escape();
    char32_t hexadecimal();
};

}  // namespace headlight
