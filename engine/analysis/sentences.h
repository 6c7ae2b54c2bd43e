#pragma once

#include "tokenizers/tokenized_text.h"

#include <cstdint>
#include <vector>

namespace headlight {

/// The sentence that each token belongs to, counted over both texts; -1 for tokens that stand for nothing typed.
/// Sentences end where Unicode Annex 29 says (ICU's rules for no language in particular).
std::vector<std::int32_t> sentences_of_tokens(const TokenizedText& text);

}  // namespace headlight
