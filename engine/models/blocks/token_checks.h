#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace headlight {

/// Throws Error(Input) unless there is at least one token and `before` + tokens fit the model's positions; 0: it takes
/// any number.
void check_token_count(std::size_t tokens, std::int64_t before, std::int64_t max_tokens);
/// Throws Error(Input) naming the first value outside [0, limit). `what`: "token id", "token type".
void check_values(std::span<const std::int32_t> values, std::int64_t limit, std::string_view what);
/// Throws Error(Input) unless the list is empty or as long as the tokens. `what`: "token types", "attention mask".
void check_length(std::size_t length, std::size_t tokens, std::string_view what);

}  // namespace headlight
