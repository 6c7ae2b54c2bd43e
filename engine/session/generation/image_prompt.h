#pragma once

#include "capture/model_description.h"
#include "images/image_processor.h"
#include "session/requests.h"
#include "tokenizers/tokenizer.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace headlight {

/// Tokens of a text as its model reads it: those of the tokenizer, and, where an image may stand in the text, the
/// image's in place of its placeholder, with what else the model's processor writes into a prompt
/// (https://huggingface.co/docs/transformers/main_classes/processors). Such tokens are special ones; ranges and words
/// are those of the text as it was typed. `images`: the tiles that each image was cut into (ImageProcessor::tiles_of).
/// Of a text with as many placeholders as images, each image stands at one of them; of a text without any, all stand in
/// front. A prompt with an image is never cut. Throws Error(Input) for any other number of placeholders, and for more
/// images than the model reads.
TokenizedText encode_prompt(const Tokenizer& tokenizer, const ModelDescription& model, std::string_view text,
                            std::optional<std::string_view> pair, EncodeOptions options,
                            std::span<const TileGrid> images);
/// The tiles of the images of a request for `encode_prompt`; nothing without a processor.
std::vector<TileGrid> tiles_for_prompt(const ImageProcessor* processor, std::span<const NamedImage> images);

}  // namespace headlight
