#pragma once

#include "analysis/analysis.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace headlight {

/// Tokens of another run that stand for some of this one.
struct PartnerTokens {
    std::vector<std::int32_t> tokens;  ///< ascending
    std::size_t without_partner = 0;   ///< of those that were asked for
};

/// The tokens of `to` that stand for these of `from`, as `align` finds them: all that have the same characters, so that
/// a word that is one token here may be several there. Of `to` only its tokens and their ids need be known.
PartnerTokens partner_tokens(const Analysis& from, std::span<const std::int32_t> tokens, const Analysis& to);

/// The first token of `to` that stands for this one of `from`; nothing where there is none. Costs a moment: of texts of
/// more than 4,096 tokens, only what stands before or after all that differs is found.
std::optional<std::int32_t> partner_token(const Analysis& from, std::int32_t token, const Analysis& to);

}  // namespace headlight
