#include "tokenizers/pipeline/added_tokens.h"

#include "tokenizers/characters.h"

#include <algorithm>
#include <limits>

namespace headlight {
namespace {

char32_t character_before(std::string_view text, std::size_t at) {
    std::size_t begin = at - 1;
    while (begin > 0 && (text[begin] & 0xC0) == 0x80) --begin;
    return decode_utf8(text, begin).value;
}

bool stands_alone(std::string_view text, ByteRange range) {
    if (range.begin > 0 && is_word_character(character_before(text, range.begin))) return false;
    return range.end >= text.size() || !is_word_character(decode_utf8(text, range.end).value);
}

std::size_t skip_spaces_back(std::string_view text, std::size_t at, std::size_t begin_of_free) {
    while (at > begin_of_free) {
        std::size_t begin = at - 1;
        while (begin > 0 && (text[begin] & 0xC0) == 0x80) --begin;
        if (!is_white_space(decode_utf8(text, begin).value)) break;
        at = begin;
    }
    return at;
}

std::size_t skip_spaces(std::string_view text, std::size_t at) {
    while (at < text.size()) {
        const auto decoded = decode_utf8(text, at);
        if (!is_white_space(decoded.value)) break;
        at += decoded.length;
    }
    return at;
}

}  // namespace

AddedTokens::AddedTokens(std::vector<AddedToken> tokens, const Normalizer* normalizer) {
    for (AddedToken& token : tokens) {
        if (token.content.empty()) continue;
        const auto known = by_content_.find(token.content);
        const std::size_t index = known == by_content_.end() ? tokens_.size() : known->second;
        by_content_[token.content] = index;
        if (index == tokens_.size()) {
            tokens_.push_back(std::move(token));
        } else {
            tokens_[index] = std::move(token);
        }
    }
    std::size_t letters = 0;
    for (const AddedToken& token : tokens_) letters += token.content.size();
    TextBudget budget(letters);  // for all of them together
    std::size_t normalized_letters = 0;
    for (std::size_t index = 0; index < tokens_.size(); ++index) {
        const AddedToken& token = tokens_[index];
        by_id_[token.id] = index;
        if (!token.normalized) {
            add(literal_, token.content, index);
            continue;
        }
        AlignedText content = AlignedText::from_typed(token.content);
        if (normalizer) normalizer->apply(content, budget);
        budget.allow_bytes(normalized_letters += content.text.size());
        add(normalized_, content.text, index);
    }
    literal_.backwards.finish();
    normalized_.backwards.finish();
}

void AddedTokens::add(Index& index, std::string_view text, std::size_t token) {
    if (text.empty()) return;
    index.backwards.add(text.rbegin(), text.rend(), static_cast<std::int32_t>(index.entries.size()));
    index.entries.push_back({text.size(), token});
}

// Leftmost longest matches, the strips of lstrip and rstrip included.
std::vector<AddedTokens::Match> AddedTokens::matches(const Index& index, std::string_view text,
                                                     TextBudget& budget) const {
    std::vector<Match> found;
    if (index.entries.empty()) return found;
    budget.start("search for added tokens", text.size());
    std::vector<std::pair<std::size_t, std::int32_t>> beginnings;  // of the longest text at each place, the last first
    PieceAutomaton::State state = PieceAutomaton::kStart;
    for (std::size_t at = text.size(); at-- > 0;) {
        state = index.backwards.next(state, text[at]);
        if (const std::int32_t entry = index.backwards.longest(state); entry >= 0) beginnings.emplace_back(at, entry);
    }
    std::size_t at = 0;         // where the next match may begin
    std::size_t free_from = 0;  // where the last match ended, its right strip included
    for (auto beginning = beginnings.rbegin(); beginning != beginnings.rend(); ++beginning) {
        if (beginning->first < at) continue;
        const Index::Entry& entry = index.entries[static_cast<std::size_t>(beginning->second)];
        const AddedToken& token = tokens_[entry.token];
        ByteRange range{beginning->first, beginning->first + entry.length};
        at = range.end;
        if (token.single_word && !stands_alone(text, range)) continue;
        // What the match before took is not looked at again: strips take steps linear in the text.
        if (token.lstrip) range.begin = skip_spaces_back(text, range.begin, free_from);
        if (token.rstrip && range.end >= free_from) range.end = skip_spaces(text, range.end);
        range.begin = std::max(range.begin, free_from);
        range.end = std::max(range.end, range.begin);
        budget.spend(range.size());
        free_from = range.end;
        found.push_back({range, entry.token});
    }
    return found;
}

void AddedTokens::cut(const Index& index, const AlignedText& text, PieceList& list, TextBudget& budget) const {
    budget.allow_bytes(list.text.text.size() + text.text.size());
    const std::size_t base = list.text.text.size();
    const auto push = [&](ByteRange range, std::int32_t added) {
        if (range.empty()) return;
        const std::uint32_t typed =
            range.begin == 0 && added < 0 ? text.typed_begin : text.origins[range.begin].reported_begin;
        list.pieces.push_back({{base + range.begin, base + range.end}, typed, added});
    };
    std::size_t end = 0;
    for (const Match& match : matches(index, text.text, budget)) {
        push({end, match.range.begin}, -1);
        push(match.range, tokens_[match.token].id);
        end = match.range.end;
    }
    push({end, text.text.size()}, -1);
    list.text.append(text);
}

PieceList AddedTokens::extract(std::string_view typed, const Normalizer* normalizer, TextBudget& budget) const {
    PieceList literal;
    cut(literal_, AlignedText::from_typed(typed), literal, budget);
    PieceList list;
    for (const Piece& piece : literal.pieces) {
        AlignedText part = literal.text.slice(piece.range);
        if (piece.added >= 0) {
            const std::size_t base = list.text.text.size();
            list.pieces.push_back({{base, base + part.text.size()}, piece.typed_begin, piece.added});
            list.text.append(part);
            continue;
        }
        if (normalizer) normalizer->apply(part, budget);
        cut(normalized_, part, list, budget);
    }
    return list;
}

const AddedToken* AddedTokens::find(std::int32_t id) const {
    const auto found = by_id_.find(id);
    return found == by_id_.end() ? nullptr : &tokens_[found->second];
}

const AddedToken* AddedTokens::find(std::string_view content) const {
    const auto found = by_content_.find(content);
    return found == by_content_.end() ? nullptr : &tokens_[found->second];
}

bool AddedTokens::is_special(std::string_view content) const {
    const AddedToken* token = find(content);
    return token && token->special;
}

std::vector<AddedToken> read_added_tokens(const JsonValue& section) {
    std::vector<AddedToken> tokens;
    std::size_t index = 0;
    for (const auto element : section.array()) {
        const JsonValue entry = section.child(element, index++);
        const bool special = entry.boolean_or("special", false);
        tokens.push_back(
            {.content = std::string(entry.at("content").text()),
             .id = static_cast<std::int32_t>(entry.at("id").integer(0, std::numeric_limits<std::int32_t>::max() - 1)),
             .special = special,
             .single_word = entry.boolean_or("single_word", false),
             .lstrip = entry.boolean_or("lstrip", false),
             .rstrip = entry.boolean_or("rstrip", false),
             .normalized = entry.boolean_or("normalized", !special)});
    }
    return tokens;
}

void check_added_tokens(const std::vector<AddedToken>& tokens, const Vocabulary& vocabulary, const JsonValue& section) {
    std::map<std::int32_t, std::string_view> beyond;  // ids that the vocabulary lacks
    std::size_t index = 0;
    for (const auto element : section.array()) {
        const AddedToken& token = tokens[index];
        const JsonValue entry = section.child(element, index++);
        const std::string_view piece = vocabulary.piece(token.id);
        if (!piece.empty() && piece != token.content) {
            entry.fail(Sentence("Id %1 belongs to \"%2\" already.", token.id, piece));
        }
        const auto known = vocabulary.find(token.content);
        if (known && *known != token.id) {
            entry.fail(Sentence("The vocabulary has \"%1\" with id %2.", token.content, *known));
        }
        if (piece.empty() && !beyond.emplace(token.id, token.content).second && beyond[token.id] != token.content) {
            entry.fail(Sentence("Id %1 belongs to \"%2\" already.", token.id, beyond[token.id]));
        }
    }
    if (!beyond.empty() && beyond.rbegin()->first >= vocabulary.size() + static_cast<std::int64_t>(beyond.size())) {
        section.fail(Sentence("The id %1 of \"%2\" leaves ids without a piece.", beyond.rbegin()->first,
                              beyond.rbegin()->second));
    }
}

}  // namespace headlight
