#pragma once

#include "tokenizers/tokenized_text.h"

namespace headlight {

/// Fills in `words` and, for every token, `word` and `continuation`. Words are ICU's word boundaries over the typed
/// texts; a token belongs to the word that holds its first byte that is no white space.
void assign_words(TokenizedText& tokenized);

}  // namespace headlight
