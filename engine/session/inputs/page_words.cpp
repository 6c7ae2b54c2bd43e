#include "session/inputs/page_words.h"

#include <algorithm>

namespace headlight {

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
        if (!token.range.empty() || !token.special) {
            // The first word that ends later: a token may take in the space before its word, or be that space, which a
            // tokenizer puts before the first word too.
            const auto word = std::ranges::upper_bound(page.ranges, token.range.begin, {}, &ByteRange::end);
            if (word != page.ranges.end()) box = page.boxes[static_cast<std::size_t>(word - page.ranges.begin())];
        } else if (token.id == separator && model.separator_ends_page) {
            box = kEnd;
        }
        boxes.push_back(box);
    }
    return boxes;
}

}  // namespace headlight
