#include "figures/weights/word_columns.h"

#include "figures/drawing/text.h"

#include <algorithm>

namespace headlight {

namespace {

/// All parts of all steps, the narrowest first: what spans many columns takes what room they have.
std::vector<StepPart> all_parts(const WordSteps& word) {
    std::vector<StepPart> parts = word.tokens;
    for (const TokenizerStep& step : word.steps) parts.insert(parts.end(), step.parts.begin(), step.parts.end());
    std::ranges::stable_sort(parts, {}, [](const StepPart& part) { return part.end - part.begin; });
    return parts;
}

}  // namespace

WordColumns::WordColumns(const WordSteps& word, const QFont& font, double padding) {
    const std::vector<StepPart> parts = all_parts(word);
    for (const StepPart& part : parts) {
        bytes_.push_back(part.begin);
        bytes_.push_back(part.end);
    }
    std::ranges::sort(bytes_);
    const auto repeated = std::ranges::unique(bytes_);
    bytes_.erase(repeated.begin(), repeated.end());
    places_.assign(bytes_.size(), 0);
    make_room(parts, font, padding);
}

double WordColumns::at(std::size_t byte) const {
    const auto found = std::ranges::lower_bound(bytes_, byte);
    return found == bytes_.end() ? width() : places_[static_cast<std::size_t>(found - bytes_.begin())];
}

void WordColumns::make_room(const std::vector<StepPart>& parts, const QFont& font, double padding) {
    for (const StepPart& part : parts) {
        const double lack = text_width(visible_label(part.piece), font) + 2 * padding - (at(part.end) - at(part.begin));
        if (lack <= 0) continue;
        const auto first = static_cast<std::size_t>(std::ranges::lower_bound(bytes_, part.begin) - bytes_.begin());
        const auto last = static_cast<std::size_t>(std::ranges::lower_bound(bytes_, part.end) - bytes_.begin());
        const double share = lack / static_cast<double>(std::max<std::size_t>(last - first, 1));
        for (std::size_t i = first + 1; i < places_.size(); ++i)
            places_[i] += share * static_cast<double>(std::min(i, last) - first);
    }
}

}  // namespace headlight
