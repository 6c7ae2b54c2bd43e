#pragma once

#include "capture/model_description.h"
#include "images/image_processor.h"
#include "tokenizers/tokenizer.h"

#include <optional>
#include <string_view>

namespace headlight {

/// Tokens of a text as its model reads it: those of the tokenizer, and, where an image may stand in the text, the
/// image's in place of its placeholder, with what else the model's processor writes into a prompt
/// (https://huggingface.co/docs/transformers/main_classes/processors). Such tokens are special ones; ranges and words
/// are those of the text as it was typed. `image`: the tiles that the image was cut into (ImageProcessor::tiles_of);
/// nothing without an image. An image without a placeholder stands in front of the text. A prompt with an image is
/// never cut. Throws Error(Input) for two placeholders, and for one without an image.
TokenizedText encode_prompt(const Tokenizer& tokenizer, const ModelDescription& model, std::string_view text,
                            std::optional<std::string_view> pair, EncodeOptions options,
                            const std::optional<TileGrid>& image);
/// The tiles of an image for `encode_prompt`; nothing without one.
std::optional<TileGrid> tiles_for_prompt(const ImageProcessor* images, const Image* image);

}  // namespace headlight
