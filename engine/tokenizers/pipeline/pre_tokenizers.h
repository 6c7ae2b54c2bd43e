#pragma once

#include "json/json_document.h"
#include "tokenizers/subwords/pieces.h"

#include <memory>

namespace headlight {

/// A step that cuts the normalized text into the pieces that the model sees one by one.
class PreTokenizer {
  public:
    virtual ~PreTokenizer() = default;
    /// Throws Error for nothing but what the budget forbids.
    void apply(PieceList& list, TextBudget& budget) const;

  protected:
    /// "pre-tokenizer Split", for errors.
    [[nodiscard]] virtual std::string_view name() const = 0;
    virtual void pre_tokenize(PieceList& list, TextBudget& budget) const = 0;
};

/// The `pre_tokenizer` section of tokenizer.json. Throws Error naming the field.
std::unique_ptr<const PreTokenizer> make_pre_tokenizer(const JsonValue& section);
std::unique_ptr<const PreTokenizer> make_bert_pre_tokenizer();
std::unique_ptr<const PreTokenizer> make_byte_level_pre_tokenizer(bool add_prefix_space, bool use_regex);

}  // namespace headlight
