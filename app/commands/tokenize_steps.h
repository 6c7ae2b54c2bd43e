#pragma once

#include "tokenizers/tokenizer.h"

#include <QJsonObject>

#include <string>
#include <string_view>

namespace headlight {

/// How each word of a text comes to its tokens, a line a step. Throws Error(Unsupported) where the tokenizer cannot
/// tell.
std::string steps_as_text(const Tokenizer& tokenizer, std::string_view text);
/// The same as an object.
QJsonObject steps_as_json(const Tokenizer& tokenizer, std::string_view text);

}  // namespace headlight
