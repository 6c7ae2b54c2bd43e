#pragma once

#include "tokenizers/tokenizer.h"

#include <cstdint>
#include <span>

namespace headlight {

/// A token that was handed over as an id, for the bytes of the text that it added.
Token written_token(const Tokenizer& tokenizer, std::int32_t id, ByteRange range, bool special);

/// The text of ids that a model wrote; each token stands for what it added. `before`: the token that they follow, which
/// decides whether a space stands between them; -1: they begin a text.
TokenizedText text_of_ids(const Tokenizer& tokenizer, std::span<const std::int32_t> ids, std::int32_t before = -1);

/// Puts the tokens of ids, and their text, after those of a text.
void append_written(const Tokenizer& tokenizer, std::span<const std::int32_t> ids, TokenizedText& text);

}  // namespace headlight
