#pragma once

#include "json/json_document.h"
#include "tokenizers/text_budget.h"
#include "tokenizers/tokenized_text.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

/// A step after the model: adds the tokens of the template, trims offsets. Works on the parts of the result, at first
/// the text and, if there is one, the pair.
class PostProcessor {
  public:
    virtual ~PostProcessor() = default;
    using Parts = std::vector<std::vector<Token>>;
    /// Throws Error for what the budget forbids, and for a template that does not fit the parts.
    void process(Parts& parts, bool add_special_tokens, TextBudget& budget) const;
    /// How many tokens it adds.
    [[nodiscard]] virtual std::size_t added_tokens(bool pair) const = 0;

  protected:
    /// "post-processor TemplateProcessing", for errors.
    [[nodiscard]] virtual std::string_view name() const = 0;
    virtual void change(Parts& parts, bool add_special_tokens, TextBudget& budget) const = 0;
};

/// Looks a piece up in the vocabulary and among the added tokens.
using PieceFinder = std::function<std::optional<std::int32_t>(std::string_view)>;

/// The `post_processor` section of tokenizer.json. Throws Error naming the field, for a template with an absent token,
/// too.
std::unique_ptr<const PostProcessor> make_post_processor(const JsonValue& section, const PieceFinder& find);

struct NamedToken {
    std::string piece;
    std::int32_t id = -1;
};
/// [CLS] A [SEP] and [CLS] A [SEP] B [SEP].
std::unique_ptr<const PostProcessor> make_bert_processor(NamedToken classification, NamedToken separator);
/// Tokens before and after each sequence.
std::unique_ptr<const PostProcessor> make_affix_processor(std::vector<NamedToken> before,
                                                          std::vector<NamedToken> after);
/// <s> A </s> and <s> A </s></s> B </s>, the reported offsets of byte-level tokens trimmed.
std::unique_ptr<const PostProcessor> make_roberta_processor(NamedToken classification, NamedToken separator,
                                                            bool add_prefix_space);

}  // namespace headlight
