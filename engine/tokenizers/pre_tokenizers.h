#pragma once

#include "tokenizers/json_value.h"
#include "tokenizers/pieces.h"

#include <memory>

namespace headlight {

/// A step that cuts the normalized text into the pieces that the model sees one by one. Never throws for any text.
class PreTokenizer {
  public:
    virtual ~PreTokenizer() = default;
    virtual void apply(PieceList& list) const = 0;
};

/// The `pre_tokenizer` section of tokenizer.json. Throws Error naming the field.
std::unique_ptr<const PreTokenizer> make_pre_tokenizer(const JsonValue& section);
std::unique_ptr<const PreTokenizer> make_bert_pre_tokenizer();
std::unique_ptr<const PreTokenizer> make_byte_level_pre_tokenizer(bool add_prefix_space, bool use_regex);

}  // namespace headlight
