#include "session/generation/written_tokens.h"

#include "tokenizers/words.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace headlight {

Token written_token(const Tokenizer& tokenizer, std::int32_t id, ByteRange range, bool special) {
    Token token;
    token.id = id;
    token.piece = token.reported_piece = tokenizer.piece(id);
    token.display = tokenizer.display(id);
    token.range = range;
    token.special = special;
    return token;
}

TokenizedText text_of_ids(const Tokenizer& tokenizer, std::span<const std::int32_t> ids, std::int32_t before) {
    std::vector<std::int32_t> all;
    if (before >= 0) all.push_back(before);
    const std::size_t first = all.size();
    all.insert(all.end(), ids.begin(), ids.end());
    const std::size_t from = tokenizer.decode(std::span(all).first(first), true).size();
    TokenizedText written;
    const std::string text = tokenizer.decode(all, true);
    written.text = text.substr(std::min(from, text.size()));
    std::size_t begin = 0;
    for (std::size_t count = first + 1; count <= all.size(); ++count) {
        const std::size_t decoded = tokenizer.decode(std::span(all).first(count), true).size();
        const std::size_t end = std::clamp(std::max(decoded, from) - from, begin, written.text.size());
        const std::int32_t id = all[count - 1];
        written.tokens.push_back(written_token(tokenizer, id, {begin, end}, id == tokenizer.special().end));
        begin = end;
    }
    return written;
}

void append_written(const Tokenizer& tokenizer, std::span<const std::int32_t> ids, TokenizedText& text) {
    TokenizedText written = text_of_ids(tokenizer, ids, text.tokens.empty() ? -1 : text.tokens.back().id);
    const std::size_t typed = text.text.size();
    text.text += written.text;
    for (Token& token : written.tokens) {
        token.range = {token.range.begin + typed, token.range.end + typed};
        text.tokens.push_back(std::move(token));
    }
    text.words.clear();
    assign_words(text);
}

}  // namespace headlight
