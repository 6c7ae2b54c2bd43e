#pragma once

#include "core/utf8.h"
#include "json/json_document.h"
#include "tokenizers/text_budget.h"

#include <memory>
#include <string_view>
#include <vector>

namespace headlight {

/// A literal text or a regular expression of tokenizer.json: {"String": ...} or {"Regex": ...}, in Oniguruma's syntax,
/// matched by PCRE2.
class Pattern {
  public:
    explicit Pattern(const JsonValue& section);
    /// A regular expression of our own.
    static Pattern regex(std::string_view expression);
    /// A literal text.
    static Pattern literal(std::string_view text);
    ~Pattern();
    Pattern(Pattern&&) noexcept;
    Pattern& operator=(Pattern&&) noexcept;

    /// Appends the matches in order; they don't overlap. False when the expression took too many steps at one place and
    /// was given up: what follows the last match is then not searched. Throws Error where all places together take more
    /// steps than the budget has, or where there are more matches than it allows.
    [[nodiscard]] bool find(std::string_view text, std::vector<ByteRange>& matches, TextBudget& budget) const;

  private:
    struct Compiled;
    class Search;
    Pattern(std::string literal, std::unique_ptr<Compiled> compiled);
    std::string literal_;
    std::unique_ptr<Compiled> compiled_;  // null: literal
};

/// Oniguruma's expression in PCRE2's syntax: \s and \w as Unicode defines them, character classes within character
/// classes spelled out. Nothing where PCRE2 has no equal.
std::optional<std::string> translate_expression(std::string_view expression);

}  // namespace headlight
