#include "analysis/partner_tokens.h"

#include "analysis/alignment.h"
#include "analysis/axis.h"

#include <algorithm>
#include <cstddef>

namespace headlight {
namespace {

std::vector<MatrixEntry> tokens_of(const Analysis& analysis) {
    return make_axis(analysis, 0, static_cast<std::int64_t>(analysis.tokens.tokens.size()), {}, false);
}

/// Returns the place of a token in other tokens where all tokens up to it, or all from it on, are the same there: after
/// a single edit elsewhere that needs no alignment.
std::optional<std::size_t> unmoved(std::span<const Token> from, std::size_t token, std::span<const Token> to) {
    const auto same = [](const Token& left, const Token& right) {
        return left.display == right.display && left.sequence == right.sequence;
    };
    if (token < to.size() && std::equal(from.begin(), from.begin() + token + 1, to.begin(), same)) return token;
    const std::size_t behind = from.size() - token;
    if (behind <= to.size() && std::equal(from.end() - behind, from.end(), to.end() - behind, same))
        return to.size() - behind;
    return std::nullopt;
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
    constexpr std::size_t kMostAligned = 4096;
    const std::span<const Token> left = from.tokens.tokens;
    const std::span<const Token> right = to.tokens.tokens;
    if (const auto same = unmoved(left, static_cast<std::size_t>(token), right))
        return static_cast<std::int32_t>(*same);
    if (std::max(left.size(), right.size()) > kMostAligned) return std::nullopt;
    const PartnerTokens partners = partner_tokens(from, std::span(&token, 1), to);
    return partners.tokens.empty() ? std::nullopt : std::optional(partners.tokens.front());
}

}  // namespace headlight
