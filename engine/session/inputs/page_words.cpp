#include "session/inputs/page_words.h"

#include <algorithm>

namespace headlight {

namespace {

/// The word that a token is of: the first word that ends later, because a token may take in the space before its word,
/// or be that space, which a tokenizer puts before the first word too. Nothing where the token stands for no word.
std::optional<std::size_t> word_of(const Token& token, const PageWords& page) {
    if (token.range.empty() && token.special) return std::nullopt;
    const auto word = std::ranges::upper_bound(page.ranges, token.range.begin, {}, &ByteRange::end);
    if (word == page.ranges.end()) return std::nullopt;
    return static_cast<std::size_t>(word - page.ranges.begin());
}

}  // namespace

void PageWords::add(const std::string& word, const WordBox& box) {
    if (!text.empty()) text += ' ';
    ranges.push_back({text.size(), text.size() + word.size()});
    text += word;
    boxes.push_back(box);
}

std::vector<WordBox> boxes_of(const TokenizedText& tokens, const PageWords& page, std::int32_t separator,
                              const ModelDescription& model) {
    constexpr WordBox kEnd{1000, 1000, 1000, 1000};
    std::vector<WordBox> boxes;
    for (const Token& token : tokens.tokens) {
        WordBox box{};
        if (const auto word = word_of(token, page)) {
            box = page.boxes[*word];
        } else if (token.id == separator && model.separator_ends_page) {
            box = kEnd;
        }
        boxes.push_back(box);
    }
    return boxes;
}

std::vector<std::optional<GridArea>> places_of(const TokenizedText& tokens, const PageWords& page) {
    constexpr double kThousandths = 1000;
    std::vector<std::optional<GridArea>> places;
    for (const Token& token : tokens.tokens) {
        std::optional<GridArea>& place = places.emplace_back();
        const auto word = word_of(token, page);
        if (!word) continue;
        const WordBox& box = page.boxes[*word];
        const ByteRange& whole = page.ranges[*word];
        const auto share = [&](std::size_t byte) {
            const std::size_t inside = std::clamp(byte, whole.begin, whole.end) - whole.begin;
            return static_cast<double>(inside) / static_cast<double>(whole.end - whole.begin);
        };
        const double begin = share(token.range.begin);
        if (share(token.range.end) <= begin) continue;  // the space before a word
        const double width = (box.right - box.left) / kThousandths;
        place = GridArea{box.left / kThousandths + begin * width, box.top / kThousandths,
                         (share(token.range.end) - begin) * width, (box.bottom - box.top) / kThousandths};
    }
    return places;
}

}  // namespace headlight
