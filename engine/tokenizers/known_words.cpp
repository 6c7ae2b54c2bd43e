#include "tokenizers/known_words.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>

namespace headlight {

namespace {

icu::UnicodeString unicode(std::string_view text) {
    return icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
}

std::string folded(std::string_view word) {
    std::string result;
    return unicode(word).foldCase().toUTF8String(result);
}

bool has_letter(std::string_view word) {
    const icu::UnicodeString text = unicode(word);
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
        if (u_isalpha(text.char32At(i)) != 0) return true;
    return false;
}

}  // namespace

KnownWords::KnownWords(std::string_view list) {
    while (!list.empty()) {
        const std::size_t end = std::min(list.find('\n'), list.size());
        std::string_view line = list.substr(0, end);
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        if (!line.empty()) words_.insert(folded(line));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
}

bool KnownWords::contains(std::string_view word) const {
    constexpr std::string_view kPossessive = "'s";
    std::string plain = folded(word);
    if (words_.contains(plain)) return true;
    if (!plain.ends_with(kPossessive)) return false;
    plain.resize(plain.size() - kPossessive.size());
    return words_.contains(plain);
}

std::vector<Word> KnownWords::outside(const TokenizedText& text) const {
    std::vector<Word> found;
    std::int32_t last = -1;  // word that was found last, or judged to be known; a word's tokens follow each other
    for (const Token& token : text.tokens) {
        if (token.special || token.word < 0 || (token.word == last && !token.unknown)) continue;
        const Word& word = text.words[static_cast<std::size_t>(token.word)];
        if (!found.empty() && found.back().range == word.range && found.back().sequence == word.sequence) continue;
        last = token.word;
        const std::string_view of(word.sequence == 0 ? text.text : text.pair);
        const std::string_view letters = of.substr(word.range.begin, word.range.size());
        if (token.unknown || (has_letter(letters) && !contains(letters))) found.push_back(word);
    }
    return found;
}

}  // namespace headlight
