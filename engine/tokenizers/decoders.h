#pragma once

#include "tokenizers/json_value.h"

#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// A step from pieces back to text. Joined, the pieces that the last step leaves are the text.
class TokenDecoder {
  public:
    virtual ~TokenDecoder() = default;
    virtual void apply(std::vector<std::string>& pieces) const = 0;
};

/// The `decoder` section of tokenizer.json. Throws Error naming the field.
std::unique_ptr<const TokenDecoder> make_decoder(const JsonValue& section);
std::unique_ptr<const TokenDecoder> make_word_piece_decoder(std::string prefix, bool cleanup);
std::unique_ptr<const TokenDecoder> make_byte_level_decoder();

}  // namespace headlight
