#pragma once

#include "core/error.h"
#include "require.h"
#include "tokenizers/tokenizer.h"

#include <functional>
#include <memory>
#include <string_view>

namespace headlight::fuzz {

/// Ends the program unless each token stands for whole characters of its text, and what is displayed is text.
void check_tokens(const TokenizedText& tokenized);

/// Loads a tokenizer and tokenizes texts of every kind, for which it may refuse nothing but too much work. Errors must
/// name a file that `is_its_file` knows.
void load_and_tokenize(const std::function<std::shared_ptr<const Tokenizer>()>& load,
                       const std::function<bool(std::string_view)>& is_its_file);

}  // namespace headlight::fuzz
