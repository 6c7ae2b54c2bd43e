#pragma once

#include "capture/capture.h"
#include "capture/model_description.h"
#include "core/utf8.h"
#include "models/model.h"
#include "tokenizers/tokenized_text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// The words of a page, as a text, with their places.
struct PageWords {
    std::string text;               ///< the words with a space between two
    std::vector<ByteRange> ranges;  ///< of each word in the text
    std::vector<WordBox> boxes;     ///< of each word

    void add(const std::string& word, const WordBox& box);
};

/// Boxes of a text's tokens: of a word's tokens the word's; of those that stand for no word the page's left upper
/// corner, and of the separator (-1: none) its right lower one where the model was trained so.
std::vector<WordBox> boxes_of(const TokenizedText& tokens, const PageWords& page, std::int32_t separator,
                              const ModelDescription& model);

/// Where the tokens of a page's words stand on its image: tokens of one word share its box from left to right by their
/// bytes. Nothing for tokens that stand for no word.
std::vector<std::optional<GridArea>> places_of(const TokenizedText& tokens, const PageWords& page);

}  // namespace headlight
