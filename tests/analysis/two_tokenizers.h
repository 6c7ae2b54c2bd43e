#pragma once

#include "chosen_weights.h"

#include <string>
#include <vector>

namespace headlight::testing {

/// A text of words parted by single spaces, each cut into the given pieces, between "[CLS]" and "[SEP]" where it is
/// `framed`.
inline TokenizedText cut(const std::vector<std::vector<std::string>>& words, bool framed = true) {
    TokenizedText text;
    for (const auto& pieces : words) {
        if (!text.text.empty()) text.text += ' ';
        const std::size_t begin = text.text.size();
        for (const std::string& part : pieces) text.text += part;
        text.words.push_back({{begin, text.text.size()}, 0});
    }
    if (framed) text.tokens.push_back(special_token(kClassificationId, "[CLS]"));
    for (std::size_t word = 0; word < words.size(); ++word) {
        std::size_t at = text.words[word].range.begin;
        for (std::size_t part = 0; part < words[word].size(); ++part) {
            const std::size_t end = at + words[word][part].size();
            text.tokens.push_back(piece(text, at, end, static_cast<std::int32_t>(word), part > 0));
            at = end;
        }
    }
    if (framed) text.tokens.push_back(special_token(kSeparatorId, "[SEP]"));
    return text;
}

}  // namespace headlight::testing
