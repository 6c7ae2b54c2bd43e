#include "analysis/partner_tokens.h"

#include "analysis/alignment.h"
#include "analysis/axis.h"

#include <algorithm>

namespace headlight {
namespace {

std::vector<MatrixEntry> tokens_of(const Analysis& analysis) {
    return make_axis(analysis, 0, static_cast<std::int64_t>(analysis.tokens.tokens.size()), {}, false);
}

}  // namespace

PartnerTokens partner_tokens(const Analysis& from, std::span<const std::int32_t> tokens, const Analysis& to) {
    PartnerTokens partners;
    if (tokens.empty()) return partners;
    for (const AlignedPlace& place : align(from, tokens_of(from), to, tokens_of(to))) {
        const auto asked = std::ranges::count_if(place.left, [&](std::size_t token) {
            return std::ranges::find(tokens, static_cast<std::int32_t>(token)) != tokens.end();
        });
        if (asked == 0) continue;
        if (place.right.empty()) partners.without_partner += static_cast<std::size_t>(asked);
        for (const std::size_t token : place.right) partners.tokens.push_back(static_cast<std::int32_t>(token));
    }
    return partners;
}

std::optional<std::int32_t> partner_token(const Analysis& from, std::int32_t token, const Analysis& to) {
    const PartnerTokens partners = partner_tokens(from, std::span(&token, 1), to);
    return partners.tokens.empty() ? std::nullopt : std::optional(partners.tokens.front());
}

}  // namespace headlight
