#include "workbench/document/kept_selection.h"

#include "analysis/partner_tokens.h"

namespace headlight {
namespace {

/// Parts of an analysis that alignment needs, without the attention, which would stay in memory.
std::shared_ptr<const Analysis> tokens_of(const Analysis& analysis) {
    auto tokens = std::make_shared<Analysis>();
    tokens->tokens = analysis.tokens;
    tokens->separator_id = analysis.separator_id;
    tokens->classification_id = analysis.classification_id;
    tokens->mask_id = analysis.mask_id;
    tokens->image = analysis.image;
    return tokens;
}

std::optional<std::int32_t> inside(std::optional<std::int32_t> token, const Analysis& analysis) {
    const bool is_there = token && *token < static_cast<std::int32_t>(analysis.tokens.tokens.size());
    return is_there ? token : std::nullopt;
}

/// Counterpart of a token in other tokens; nothing where it has none. Patches have no words to go by: the same number
/// of them is the same grid.
std::optional<std::int32_t> counterpart(const Analysis& before, std::optional<std::int32_t> token,
                                        const Analysis& now) {
    if (!inside(token, before)) return std::nullopt;
    if (before.image || now.image)
        return now.tokens.tokens.size() == before.tokens.tokens.size() ? token : std::nullopt;
    return partner_token(before, *token, now);
}

}  // namespace

void KeptSelection::take_choice() {
    chosen_ = shown_;
    token_ = pointing_.selected_token();
    key_ = pointing_.selected_key();
}

void KeptSelection::set_aside() {
    pointing_.forget();
}

void KeptSelection::take_analysis(const Analysis& analysis) {
    shown_ = tokens_of(analysis);
    if (!token_ || !chosen_) return;
    const auto token = counterpart(*chosen_, token_, analysis);
    if (token) return pointing_.move_selection(token, counterpart(*chosen_, key_, analysis));
    pointing_.move_selection(inside(pointing_.selected_token(), analysis), std::nullopt);
}

}  // namespace headlight
