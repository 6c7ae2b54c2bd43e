#pragma once

#include "core/utf8.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// Half-open range of code points.
struct CodePointRange {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool operator==(const CodePointRange&) const = default;
};

/// One token of a tokenized text.
struct Token {
    std::int32_t id = 0;
    std::string piece;    ///< as in the vocabulary ("##ing", "Ġthe", "[SEP]")
    std::string display;  ///< what a person should read: the piece without its markers, "·" or "⏎" where it is only
                          ///< white space, bytes as ⟨E2⟩ where it is part of a character
    ByteRange range;  ///< bytes of the typed text (`text`, or `pair` when sequence is 1) that it stands for, a space
                      ///< before a word included; empty if none
    std::int32_t sequence = 0;  ///< 0: in `text`, 1: in `pair`
    std::int32_t type = 0;      ///< token_type id (segment) that the tokenizer's template gives it
    std::int32_t word = -1;     ///< index into TokenizedText::words; -1: no word (special, white space only)
    bool special = false;       ///< added by the template or an added special token
    bool continuation = false;  ///< continues the word of the token before it
    bool unknown = false;       ///< the tokenizer's unknown token stands in for text it has no piece for
    /// Piece that Hugging Face's tokenizers reports in `tokens` and `offsets`, for comparison. Differs from `piece`
    /// and `range` where that library names an added or unknown token by its text, trims spaces, or lets a prepended
    /// space stand for the character after it.
    std::string reported_piece;
    CodePointRange reported;
};

/// A word of the typed text: ICU's word boundaries, white space left out. Punctuation marks are words of their own.
struct Word {
    ByteRange range;
    std::int32_t sequence = 0;
};

/// A text with its tokens. Offsets are bytes of `text` (or of `pair`).
struct TokenizedText {
    std::string text;  ///< valid UTF-8
    std::string pair;  ///< second sentence; empty when `has_pair` is false
    bool has_pair = false;
    std::vector<Token> tokens;
    std::vector<Word> words;
    std::vector<std::string> notices;  ///< truncated to n tokens, invalid bytes replaced, ...

    [[nodiscard]] std::vector<std::int32_t> ids() const { return of_tokens(&Token::id); }
    [[nodiscard]] std::vector<std::int32_t> token_types() const { return of_tokens(&Token::type); }

  private:
    [[nodiscard]] std::vector<std::int32_t> of_tokens(std::int32_t Token::*member) const {
        std::vector<std::int32_t> values;
        values.reserve(tokens.size());
        for (const Token& token : tokens) values.push_back(token.*member);
        return values;
    }
};

}  // namespace headlight
