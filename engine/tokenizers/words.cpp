#include "tokenizers/words.h"

#include "tokenizers/characters.h"

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/utext.h>

#include <algorithm>
#include <memory>

namespace headlight {
namespace {

std::size_t first_visible(std::string_view text, ByteRange range) {
    while (range.begin < range.end) {
        const auto decoded = decode_utf8(text, range.begin);
        if (!is_white_space(decoded.value)) return range.begin;
        range.begin += decoded.length;
    }
    return range.end;
}

// Where ICU's data are missing, words end at white space.
void split_at_white_space(std::string_view text, std::int32_t sequence, std::vector<Word>& words) {
    bool inside = false;
    for (std::size_t at = 0; at < text.size();) {
        const auto decoded = decode_utf8(text, at);
        const bool visible = !is_white_space(decoded.value);
        if (visible && !inside) words.push_back({{at, at}, sequence});
        if (visible) words.back().range.end = at + decoded.length;
        inside = visible;
        at += decoded.length;
    }
}

void append_words(const std::string& text, std::int32_t sequence, std::vector<Word>& words) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::BreakIterator> breaks(
        icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status));
    UText* view = utext_openUTF8(nullptr, text.data(), static_cast<std::int64_t>(text.size()), &status);
    if (breaks) breaks->setText(view, status);
    if (U_FAILURE(status) || !breaks) {
        split_at_white_space(text, sequence, words);
    } else {
        std::int32_t begin = breaks->first();
        for (std::int32_t end = breaks->next(); end != icu::BreakIterator::DONE; begin = end, end = breaks->next()) {
            const ByteRange range{static_cast<std::size_t>(begin), static_cast<std::size_t>(end)};
            if (first_visible(text, range) < range.end) words.push_back({range, sequence});
        }
    }
    utext_close(view);
}

std::int32_t word_at(const std::vector<Word>& words, std::int32_t sequence, std::size_t byte) {
    const auto after = std::upper_bound(words.begin(), words.end(), byte, [&](std::size_t value, const Word& word) {
        return word.sequence > sequence || (word.sequence == sequence && word.range.begin > value);
    });
    if (after == words.begin()) return -1;
    const Word& word = *(after - 1);
    if (word.sequence != sequence || byte >= word.range.end) return -1;
    return static_cast<std::int32_t>(after - words.begin()) - 1;
}

bool holds(const Word& word, std::int32_t sequence, std::size_t byte) {
    return word.sequence == sequence && byte >= word.range.begin && byte < word.range.end;
}

/// The same, looked for at `guess` and after it first.
std::int32_t word_near(const std::vector<Word>& words, std::int32_t guess, std::int32_t sequence, std::size_t byte) {
    for (std::int32_t i = guess; i < guess + 2 && static_cast<std::size_t>(i) < words.size(); ++i) {
        if (holds(words[static_cast<std::size_t>(i)], sequence, byte)) return i;
    }
    return word_at(words, sequence, byte);
}

}  // namespace

void assign_words(TokenizedText& tokenized) {
    tokenized.words.clear();
    append_words(tokenized.text, 0, tokenized.words);
    if (tokenized.has_pair) append_words(tokenized.pair, 1, tokenized.words);
    const Token* before = nullptr;
    std::int32_t last = 0;    // tokens mostly stand in the words' order
    Word seen{{}, -1};        // range of the token before, which the bytes of one unknown text share
    std::size_t seen_at = 0;  // where its first visible byte is
    for (Token& token : tokenized.tokens) {
        const std::string& text = token.sequence == 0 ? tokenized.text : tokenized.pair;
        token.word = -1;
        if (!token.special && !token.range.empty()) {
            const bool again = seen.sequence == token.sequence && seen.range == token.range;
            if (!again) seen_at = first_visible(text, token.range);
            seen = {token.range, token.sequence};
            const std::size_t byte = seen_at;
            if (byte < token.range.end) token.word = word_near(tokenized.words, last, token.sequence, byte);
            last = std::max(token.word, 0);
        }
        token.continuation = before && token.word >= 0 && before->word == token.word;
        before = &token;
    }
}

}  // namespace headlight
