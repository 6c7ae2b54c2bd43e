#pragma once

#include "json/json_document.h"
#include "tokenizers/text_budget.h"

#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// A step from pieces back to text. Joined, the pieces that the last step leaves are the text.
class TokenDecoder {
  public:
    virtual ~TokenDecoder() = default;
    /// Throws Error for nothing but what the budget forbids.
    void apply(std::vector<std::string>& pieces, TextBudget& budget) const;

  protected:
    /// "decoder Replace", for errors.
    [[nodiscard]] virtual std::string_view name() const = 0;
    virtual void decode(std::vector<std::string>& pieces, TextBudget& budget) const = 0;
};

/// The `decoder` section of tokenizer.json. Throws Error naming the field.
std::unique_ptr<const TokenDecoder> make_decoder(const JsonValue& section);
std::unique_ptr<const TokenDecoder> make_word_piece_decoder(std::string prefix, bool cleanup);
std::unique_ptr<const TokenDecoder> make_byte_level_decoder();

}  // namespace headlight
