#pragma once

#include "capture/model_description.h"
#include "tokenizers/tokenizer.h"

#include <optional>
#include <string_view>

namespace headlight {

/// Tokens of a text as its model reads it: those of the tokenizer, and, where an image may stand in the text, the
/// image's in place of its placeholder, with what else the model's processor writes into a prompt
/// (https://huggingface.co/docs/transformers/main_classes/processors). Such tokens are special ones; ranges and words
/// are those of the text as it was typed. A prompt with an image is never cut. Throws Error(Input) unless the text has
/// one placeholder for the image, and none without an image.
TokenizedText encode_prompt(const Tokenizer& tokenizer, const ModelDescription& model, std::string_view text,
                            std::optional<std::string_view> pair, EncodeOptions options, bool has_image);

}  // namespace headlight
