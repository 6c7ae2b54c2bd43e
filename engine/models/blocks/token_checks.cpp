#include "models/blocks/token_checks.h"

#include "core/error.h"

#include <string>

namespace headlight {

void check_token_count(std::size_t tokens, std::int64_t before, std::int64_t max_tokens) {
    if (tokens == 0)
        throw Error(ErrorKind::Input, Sentence("Expected at least one token to run the model on, found none."));
    const std::int64_t total = before + static_cast<std::int64_t>(tokens);
    if (max_tokens > 0 && total > max_tokens)
        throw Error(ErrorKind::Input, Sentence("The text has %1 tokens, but this model has positions for %2; shorten "
                                               "the text, or truncate it (--truncate).",
                                               total, max_tokens));
}

void check_values(std::span<const std::int32_t> values, std::int64_t limit, std::string_view what) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] >= 0 && values[i] < limit) continue;
        throw Error(ErrorKind::Input,
                    Sentence("The %1 %2 at position %3 does not exist in this model; the largest is %4.", what,
                             values[i], i, limit - 1));
    }
}

void check_length(std::size_t length, std::size_t tokens, std::string_view what) {
    if (length == 0 || length == tokens) return;
    throw Error(ErrorKind::Input, Sentence("The %1 of %2 entries does not fit %3 tokens.", what, length, tokens));
}

}  // namespace headlight
