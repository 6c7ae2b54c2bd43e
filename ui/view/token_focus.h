#pragma once

#include <cstdint>
#include <optional>

namespace headlight {

/// Tokens under the pointer or the selection, as indices into the analysis' tokens.
struct TokenFocus {
    std::optional<std::int32_t> query;
    std::optional<std::int32_t> key;
    bool operator==(const TokenFocus&) const = default;
};

}  // namespace headlight
