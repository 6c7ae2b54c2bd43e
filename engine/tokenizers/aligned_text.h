#pragma once

#include "core/utf8.h"
#include "tokenizers/text_budget.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Where one byte of a normalized text comes from, as byte ranges of the typed text.
struct Origin {
    std::uint32_t begin = 0;  ///< what it stands for; empty where nothing was typed (a prepended space)
    std::uint32_t end = 0;
    std::uint32_t reported_begin = 0;  ///< what Hugging Face's tokenizers reports for it
    std::uint32_t reported_end = 0;
};

/// A text on its way from what was typed to what the vocabulary spells. Every byte knows its origin.
struct AlignedText {
    std::string text;               ///< valid UTF-8
    std::vector<Origin> origins;    ///< one for each byte of `text`
    std::uint32_t typed_begin = 0;  ///< where the part of the typed text begins that this was made from

    /// A regular expression was given up on this text: it may not be rewritten or cut as the tokenizer means.
    bool given_up = false;

    static AlignedText from_typed(std::string_view typed);
    [[nodiscard]] AlignedText slice(ByteRange range) const;
    void append(const AlignedText& other);
    /// First to last typed byte of a range, as two origins in one.
    [[nodiscard]] Origin origin_of(ByteRange range) const;
};

/// Writes a new aligned text while reading an old one from front to back, character by character. Throws Error(Input)
/// where the new text becomes larger than the budget allows.
class Rewriter {
  public:
    Rewriter(const AlignedText& source, TextBudget& budget);
    /// Goes on with these bytes of the source; what is inserted before the first of them belongs to `typed_begin`.
    void start(ByteRange range, std::uint32_t typed_begin);

    [[nodiscard]] bool at_end() const { return cursor_ >= range_.end; }
    [[nodiscard]] std::size_t remaining() const { return range_.end - cursor_; }
    /// The source from the cursor on.
    [[nodiscard]] std::string_view ahead() const;
    [[nodiscard]] char32_t next() const { return decode_utf8(source_.text, cursor_).value; }
    [[nodiscard]] std::size_t written() const { return result_.text.size(); }

    /// The next `length` bytes stay as they are.
    void keep(std::size_t length);
    void keep_character();
    /// The next character becomes this one.
    void replace(char32_t character);
    /// A new character that stands where the one before it stands.
    void insert(char32_t character);
    /// The next character vanishes.
    void drop();
    /// The next character vanishes into the one written before it, as an accent into its letter.
    void absorb();
    /// Text that nobody typed, put before the next character.
    void prefix(std::string_view text);
    /// The next `length` bytes together become `content`.
    void substitute(std::size_t length, std::string_view content);
    AlignedText finish();

  private:
    void write(char32_t character, const Origin& origin);
    void write(std::string_view text, const Origin& origin);
    [[nodiscard]] Origin before_cursor() const;

    const AlignedText& source_;
    TextBudget& budget_;
    AlignedText result_;
    ByteRange range_;
    std::size_t cursor_ = 0;
    std::uint32_t typed_begin_ = 0;
};

/// A character of a rewritten text. Hugging Face's rewriting counts characters instead of knowing where each comes
/// from, so that its offsets can drift; both are kept.
struct Change {
    char32_t character = 0;
    /// For Hugging Face's offsets: 1 is inserted after the character before it, 0 replaces the next character, -n takes
    /// n more with it.
    std::int32_t consumed = 0;
    ByteRange source;  ///< bytes of the old text that it really stands for
};

AlignedText rewrite(const AlignedText& source, const std::vector<Change>& changes, TextBudget& budget);

}  // namespace headlight
