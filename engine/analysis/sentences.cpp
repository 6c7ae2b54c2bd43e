#include "analysis/sentences.h"

#include <unicode/ubrk.h>
#include <unicode/utext.h>

#include <algorithm>
#include <memory>
#include <string>

namespace headlight {
namespace {

struct CloseBreaks {
    void operator()(UBreakIterator* breaks) const { ubrk_close(breaks); }
};
struct CloseText {
    void operator()(UText* text) const { utext_close(text); }
};

/// The bytes at which sentences end; none where ICU has no rules.
std::vector<std::size_t> sentence_ends(const std::string& text) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UText, CloseText> utf8(
        utext_openUTF8(nullptr, text.data(), static_cast<std::int64_t>(text.size()), &status));
    const std::unique_ptr<UBreakIterator, CloseBreaks> breaks(ubrk_open(UBRK_SENTENCE, "", nullptr, 0, &status));
    if (U_FAILURE(status)) return {};
    ubrk_setUText(breaks.get(), utf8.get(), &status);
    std::vector<std::size_t> ends;
    for (std::int32_t end = ubrk_next(breaks.get()); U_SUCCESS(status) && end != UBRK_DONE;
         end = ubrk_next(breaks.get()))
        ends.push_back(static_cast<std::size_t>(end));
    return ends;
}

}  // namespace

std::vector<std::int32_t> sentences_of_tokens(const TokenizedText& text) {
    const std::vector<std::size_t> first = sentence_ends(text.text);
    const std::vector<std::size_t> second = sentence_ends(text.pair);
    std::vector<std::int32_t> sentences;
    sentences.reserve(text.tokens.size());
    for (const Token& token : text.tokens) {
        const bool typed = !token.special && token.range.end > token.range.begin;
        const std::vector<std::size_t>& ends = token.sequence == 0 ? first : second;
        // The last byte decides: a space before a word belongs to the sentence before it.
        const auto found = std::lower_bound(ends.begin(), ends.end(), token.range.end);
        const auto before = token.sequence == 0 ? 0 : static_cast<std::int32_t>(first.size());
        sentences.push_back(typed ? before + static_cast<std::int32_t>(found - ends.begin()) : -1);
    }
    return sentences;
}

}  // namespace headlight
