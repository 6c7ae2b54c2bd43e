#pragma once

#include "tokenizers/tokenized_text.h"

#include <cstdint>
#include <string>

namespace headlight {

/// The words of the typed text in a random order with spaces between them, punctuation marks being words of their own:
/// the same on every machine for the same seed.
std::string shuffled_words(const TokenizedText& tokens, std::uint32_t seed);

}  // namespace headlight
