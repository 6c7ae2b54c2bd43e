#pragma once

#include "tokenizers/tokenized_text.h"

#include <cstdint>
#include <string>

namespace headlight {

/// Typed text of the tokens [first, last] of one sequence, without the space around it; "" where they stand for
/// nothing typed.
std::string typed_text(const TokenizedText& tokens, std::int32_t first, std::int32_t last);

}  // namespace headlight
