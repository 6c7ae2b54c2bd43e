#include "models/blocks/token_checks.h"

#include "core/error.h"

#include <string>

namespace headlight {

void check_token_count(std::size_t tokens, std::int64_t before, std::int64_t max_tokens) {
    if (tokens == 0) throw Error(ErrorKind::Input, "Expected at least one token to run the model on, found none.");
    const std::int64_t total = before + static_cast<std::int64_t>(tokens);
    if (max_tokens > 0 && total > max_tokens)
        throw Error(ErrorKind::Input, "The text has " + std::to_string(total) +
                                          " tokens, but this model has positions for " + std::to_string(max_tokens) +
                                          "; shorten the text, or truncate it (--truncate).");
}

void check_values(std::span<const std::int32_t> values, std::int64_t limit, std::string_view what) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] >= 0 && values[i] < limit) continue;
        throw Error(ErrorKind::Input, "The " + std::string(what) + " " + std::to_string(values[i]) + " at position " +
                                          std::to_string(i) + " does not exist in this model; the largest is " +
                                          std::to_string(limit - 1) + ".");
    }
}

void check_length(std::size_t length, std::size_t tokens, std::string_view what) {
    if (length == 0 || length == tokens) return;
    throw Error(ErrorKind::Input, "The " + std::string(what) + " of " + std::to_string(length) +
                                      " entries does not fit " + std::to_string(tokens) + " tokens.");
}

}  // namespace headlight
