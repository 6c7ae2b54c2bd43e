#include "tokenizers/recorded_tokenizer.h"

#include "core/error.h"
#include "tokenizers/byte_level.h"
#include "tokenizers/display.h"
#include "tokenizers/pipeline/pipeline_tokenizer.h"
#include "tokenizers/subwords/piece_automaton.h"
#include "tokenizers/words.h"

#include <algorithm>
#include <unordered_map>

namespace headlight {
namespace {

constexpr std::string_view kMarker = "\u2581";
constexpr std::string_view kContinues = "##";
constexpr std::string_view kEndsWord = "</w>";

/// "[CLS]", "<s>", "<|endoftext|>", but not the byte "<0x0A>".
bool is_special_piece(std::string_view piece) {
    const bool brackets = piece.size() > 2 && ((piece.front() == '[' && piece.back() == ']') ||
                                               (piece.front() == '<' && piece.back() == '>'));
    return brackets && !byte_of_fallback_piece(piece);
}

bool ends_word(std::string_view piece) {
    return piece.size() > kEndsWord.size() && piece.ends_with(kEndsWord);
}

/// How these pieces mark spaces, continuations and the ends of words.
PieceSpelling spelling_of(const std::vector<std::string>& pieces) {
    PieceSpelling spelling;
    bool has_space = false;
    bool all_bytes = true;
    for (const std::string& piece : pieces) {
        if (is_special_piece(piece)) continue;
        has_space = has_space || piece.find("\u0120") != std::string::npos;
        all_bytes = all_bytes && bytes_of_piece(piece).has_value();
        if (piece.find(kMarker) != std::string::npos) spelling.space = kMarker;
        if (piece.size() > kContinues.size() && piece.starts_with(kContinues)) spelling.continuing_prefix = kContinues;
        if (ends_word(piece)) spelling.word_suffix = kEndsWord;
    }
    spelling.byte_level = all_bytes && (has_space || !spelling.word_suffix.empty());
    spelling.byte_fallback = !spelling.space.empty();
    return spelling;
}

/// Bytes that a piece adds to a text.
std::string bytes_added(std::string_view piece, const PieceSpelling& spelling) {
    if (!spelling.word_suffix.empty() && ends_word(piece)) piece.remove_suffix(kEndsWord.size());
    if (spelling.byte_level) return bytes_of_piece(piece).value_or(std::string(piece));
    if (!spelling.continuing_prefix.empty()) {
        if (piece.starts_with(kContinues) && piece.size() > kContinues.size())
            return std::string(piece.substr(kContinues.size()));
        return " " + std::string(piece);
    }
    if (const auto byte = spelling.byte_fallback ? byte_of_fallback_piece(piece) : std::nullopt)
        return {static_cast<char>(*byte)};
    std::string text(piece);
    replace_all(text, kMarker, " ");
    return text;
}

/// A text of bytes made valid, with the ranges in it.
void make_valid(std::string& text, std::vector<ByteRange>& ranges) {
    std::string valid;
    std::vector<std::size_t> place(text.size() + 1);
    for (std::size_t at = 0; at < text.size();) {
        const auto decoded = decode_utf8(text, at);
        std::fill_n(place.begin() + static_cast<std::ptrdiff_t>(at), decoded.length, valid.size());
        if (decoded.valid)
            valid.append(text, at, decoded.length);
        else
            append_utf8(valid, U'\uFFFD');
        at += decoded.length;
    }
    place[text.size()] = valid.size();
    for (ByteRange& range : ranges) {
        // What ends inside a character stands for the whole of it.
        const std::size_t begin = place[range.begin];
        std::size_t end = range.end;
        while (end < text.size() && end > range.begin && place[end] == place[end - 1]) ++end;
        range = {begin, place[end]};
    }
    text = std::move(valid);
}

std::string in_small_letters(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
}

/// Finds pieces in a text, one after the other, in steps linear in both: a piece that does not come any more is known
/// without a search, and every search ends where the next one begins.
class PieceSearch {
  public:
    static constexpr std::size_t kNowhere = std::string_view::npos;

    /// `text` and `pieces` must outlive this.
    PieceSearch(std::string_view text, const std::vector<std::string>& pieces, TextBudget& budget)
        : text_(text), budget_(budget) {
        budget_.start("search for recorded tokens", text.size());
        PieceAutomaton backwards;
        for (const std::string_view piece : pieces) {
            budget_.spend(piece.size());
            if (piece.empty() || piece.size() > text.size()) continue;
            const auto number = static_cast<std::int32_t>(last_.size());
            if (!numbers_.try_emplace(piece, number).second) continue;
            backwards.add(piece.rbegin(), piece.rend(), number);
            last_.push_back(kNowhere);
        }
        backwards.finish();
        find_last(backwards);
    }

    /// Where the piece, one of those above, comes first at or behind `from`.
    [[nodiscard]] std::size_t find(std::string_view piece, std::size_t from) {
        const auto number = numbers_.find(piece);
        if (number == numbers_.end()) return kNowhere;
        const std::size_t last = last_[static_cast<std::size_t>(number->second)];
        return last == kNowhere || last < from ? kNowhere : find_first(piece, from);
    }

  private:
    void find_last(const PieceAutomaton& backwards) {
        PieceAutomaton::State state = PieceAutomaton::kStart;
        for (std::size_t at = text_.size(); at-- > 0;) {
            state = backwards.next(state, text_[at]);
            backwards.visit_matches(state, [&](std::int32_t number) {
                budget_.spend(1);
                std::size_t& last = last_[static_cast<std::size_t>(number)];
                // Whenever a piece was found, all pieces that it begins with were found too.
                if (last != kNowhere) return false;
                last = at;
                return true;
            });
        }
    }

    /// The piece is there.
    [[nodiscard]] std::size_t find_first(std::string_view piece, std::size_t from) {
        PieceAutomaton forwards;
        forwards.add(piece.begin(), piece.end(), 0);
        forwards.finish();
        PieceAutomaton::State state = PieceAutomaton::kStart;
        std::size_t end = from;
        while (forwards.longest(state) < 0) state = forwards.next(state, text_[end++]);
        budget_.spend(piece.size() + end - from);
        return end - piece.size();
    }

    std::string_view text_;
    TextBudget& budget_;
    std::unordered_map<std::string_view, std::int32_t> numbers_;
    std::vector<std::size_t> last_;  // where each piece begins in the text for the last time
};

/// Search key of a piece: small letters, without the spaces before them; empty for a special one.
std::string letters_of(const std::string& piece, const PieceSpelling& spelling) {
    if (is_special_piece(piece)) return {};
    std::string letters = in_small_letters(bytes_added(piece, spelling));
    letters.erase(0, std::min(letters.find_first_not_of(' '), letters.size()));
    return letters;
}

/// The whole characters that a part of a text lies in: pieces may stand for single bytes. Nothing stays nothing.
ByteRange whole_characters(const std::string& text, ByteRange range) {
    const auto is_inside = [&](std::size_t at) { return at < text.size() && (text[at] & 0xC0) == 0x80; };
    const bool empty = range.empty();
    while (is_inside(range.begin)) --range.begin;
    if (empty) return {range.begin, range.begin};
    while (is_inside(range.end)) ++range.end;
    return range;
}

/// Where pieces stand in a text, each after the one before it; nowhere where one is not found.
std::vector<ByteRange> find_in_text(const std::vector<std::string>& pieces, const PieceSpelling& spelling,
                                    const std::string& text, TextBudget& budget) {
    const std::string small = in_small_letters(text);
    std::vector<std::string> wanted;
    wanted.reserve(pieces.size());
    for (const std::string& piece : pieces) wanted.push_back(letters_of(piece, spelling));
    PieceSearch search(small, wanted, budget);
    std::vector<ByteRange> ranges;
    std::size_t cursor = 0;
    for (const std::string& letters : wanted) {
        const std::size_t at = search.find(letters, cursor);
        if (at == PieceSearch::kNowhere) {
            ranges.push_back(whole_characters(text, {cursor, cursor}));
            continue;
        }
        cursor = at + letters.size();
        ranges.push_back(whole_characters(text, {at, cursor}));
    }
    return ranges;
}

std::vector<ByteRange> join(const std::vector<std::string>& pieces, const PieceSpelling& spelling, std::string& text) {
    std::vector<ByteRange> ranges;
    bool word_ended = false;
    for (const std::string& piece : pieces) {
        std::string added = is_special_piece(piece) ? std::string() : bytes_added(piece, spelling);
        if (word_ended && !added.empty()) added.insert(0, 1, ' ');
        if (!added.empty()) word_ended = ends_word(piece);
        if (text.empty() && added.starts_with(' ')) added.erase(0, 1);
        const std::size_t begin = text.size();
        text += added;
        ranges.push_back({begin, text.size()});
    }
    make_valid(text, ranges);
    return ranges;
}

std::vector<ByteRange> ranges_of_offsets(const RecordedPieces& recorded) {
    const OffsetMap map(recorded.text);
    const std::size_t end = map.code_points(recorded.text.size());
    std::vector<ByteRange> ranges;
    for (const auto& [first, last] : recorded.offsets) {
        if (last > end) {
            throw Error(ErrorKind::Format, Sentence("An offset ends at character %1, and the text has %2.", last, end));
        }
        ranges.push_back({map.byte_of_code_point(first), map.byte_of_code_point(last)});
    }
    return ranges;
}

class IdsOfPieces {
  public:
    std::int32_t operator()(const std::string& piece) {
        return ids_.try_emplace(piece, static_cast<std::int32_t>(ids_.size())).first->second;
    }

  private:
    std::unordered_map<std::string, std::int32_t> ids_;
};

/// Which pieces were recorded as special; empty where that was not recorded.
std::vector<bool> marks_of(const RecordedPieces& recorded) {
    std::vector<bool> marks;
    if (!recorded.special) return marks;
    marks.assign(recorded.pieces.size(), false);
    for (const std::int64_t index : *recorded.special) marks.at(static_cast<std::size_t>(index)) = true;
    return marks;
}

/// Appends the tokens of one text, and returns it.
std::string append_tokens(const RecordedPieces& recorded, std::int32_t sequence, IdsOfPieces& ids,
                          std::vector<Token>& tokens, TextBudget& budget) {
    const PieceSpelling spelling = spelling_of(recorded.pieces);
    std::string text = sanitize_utf8(recorded.text).text;
    std::vector<ByteRange> ranges;
    if (text.empty())
        ranges = join(recorded.pieces, spelling, text);
    else if (!recorded.ranges.empty())
        for (const ByteRange& range : recorded.ranges) ranges.push_back(whole_characters(text, range));
    else
        ranges = recorded.offsets.empty() ? find_in_text(recorded.pieces, spelling, text, budget)
                                          : ranges_of_offsets(recorded);
    const OffsetMap map(text);
    const std::vector<bool> special = marks_of(recorded);
    for (std::size_t i = 0; i < recorded.pieces.size(); ++i) {
        Token& token = tokens.emplace_back();
        token.piece = token.reported_piece = recorded.pieces[i];
        token.id = ids(token.piece);
        token.special = special.empty() ? is_special_piece(token.piece) : special[i];
        token.display = token.special ? display_text(token.piece) : display_piece(token.piece, spelling);
        token.range = ranges[i];
        token.reported = {map.code_points(ranges[i].begin), map.code_points(ranges[i].end)};
        token.sequence = token.type = sequence;
    }
    return text;
}

class RecordedTokenizer final : public Tokenizer {
  public:
    explicit RecordedTokenizer(TokenizedText tokens) : tokens_(std::move(tokens)) {
        for (const Token& token : tokens_.tokens) {
            const auto id = static_cast<std::size_t>(token.id);
            if (id >= pieces_.size()) pieces_.resize(id + 1);
            pieces_[id] = {token.piece, token.display};
        }
        special_ = find_special_tokens({}, [this](std::string_view piece) { return find(piece); });
    }

    [[nodiscard]] TokenizedText encode(std::string_view text, std::optional<std::string_view> /*pair*/,
                                       const EncodeOptions& /*options*/) const override {
        TokenizedText result = tokens_;
        if (!text.empty() && text != tokens_.text) {
            result.notices.emplace_back(
                "Imported attention belongs to one text, which is shown. Open a model to analyze another text.");
        }
        return result;
    }
    [[nodiscard]] std::string decode(std::span<const std::int32_t> ids, bool /*skip_special*/,
                                     std::stop_token /*stop*/) const override {
        std::string text;
        for (const std::int32_t id : ids) text += (text.empty() ? "" : " ") + display(id);
        return text;
    }
    [[nodiscard]] std::string piece(std::int32_t id) const override { return at(id).first; }
    [[nodiscard]] std::string display(std::int32_t id) const override {
        return id < 0 || id >= vocabulary_size() ? display_number(id) : at(id).second;
    }
    [[nodiscard]] std::optional<std::int32_t> find(std::string_view piece) const override {
        const auto found = std::ranges::find(pieces_, piece, &std::pair<std::string, std::string>::first);
        if (found == pieces_.end()) return std::nullopt;
        return static_cast<std::int32_t>(found - pieces_.begin());
    }
    [[nodiscard]] std::int32_t vocabulary_size() const override { return static_cast<std::int32_t>(pieces_.size()); }
    [[nodiscard]] const SpecialTokenIds& special() const override { return special_; }
    [[nodiscard]] std::size_t max_tokens() const override { return 0; }
    [[nodiscard]] std::string_view kind() const override { return "recorded tokens"; }

  private:
    [[nodiscard]] const std::pair<std::string, std::string>& at(std::int32_t id) const {
        if (id < 0 || id >= vocabulary_size())
            throw Error(ErrorKind::Input, Sentence("There is no token %1 in the imported attention.", id));
        return pieces_[static_cast<std::size_t>(id)];
    }

    TokenizedText tokens_;
    std::vector<std::pair<std::string, std::string>> pieces_;  // with what a person reads
    SpecialTokenIds special_;
};

}  // namespace

std::size_t bytes_of(const RecordedPieces& recorded) {
    std::size_t bytes = recorded.text.size();
    for (const std::string& piece : recorded.pieces) bytes += piece.size();
    return bytes;
}

TokenizedText recorded_text(const RecordedPieces& source, const RecordedPieces* target, TextBudget& budget) {
    TokenizedText result;
    IdsOfPieces ids;
    result.text = append_tokens(source, 0, ids, result.tokens, budget);
    result.has_pair = target != nullptr;
    if (target != nullptr) result.pair = append_tokens(*target, 1, ids, result.tokens, budget);
    assign_words(result);
    return result;
}

std::shared_ptr<const Tokenizer> make_recorded_tokenizer(TokenizedText tokens) {
    return std::make_shared<RecordedTokenizer>(std::move(tokens));
}

}  // namespace headlight
