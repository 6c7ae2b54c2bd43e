#include "tokenizers/subwords/sentence_piece_cutter.h"

#include "core/error.h"
#include "core/git_lfs.h"
#include "core/mapped_file.h"
#include "tokenizers/byte_level.h"
#include "tokenizers/subwords/bpe.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace headlight {

namespace {

constexpr std::size_t kLargestModel = std::size_t{256} << 20;
constexpr std::string_view kMarker = "\u2581";
constexpr std::string_view kName = "SentencePiece model";  // for errors
constexpr std::size_t kCodePoints = 0x110000;
/// Characters in a row that no piece has and the library may see at once: it copies those before each one.
constexpr std::size_t kLongestUnknown = 1024;

/// The end of the word that begins with piece `begin`: where a marker follows something else, and at pieces that users
/// defined, which nothing joins.
std::size_t end_of_word(const CutText& cut, std::size_t begin, const SentencePieceCutter& cutter) {
    const auto user_defined = [&](std::size_t at) {
        return cutter.type(cut.pieces[at].id) == SentencePieceModel::Type::UserDefined;
    };
    std::size_t end = begin + 1;
    while (!user_defined(begin) && end < cut.pieces.size() && !user_defined(end)) {
        const bool marked = cut.spelling_of(cut.pieces[end]).starts_with(kMarker);
        if (marked && !cut.spelling_of(cut.pieces[end - 1]).ends_with(kMarker)) break;
        ++end;
    }
    return end;
}

bool is_letter(char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/// The next space between plain letters, or the end of the text: there a word begins whatever the model's normalizer
/// does.
std::size_t end_of_stretch(std::string_view text, std::size_t begin) {
    for (std::size_t at = begin + 1; at + 1 < text.size(); ++at)
        if (text[at] == ' ' && is_letter(text[at - 1]) && is_letter(text[at + 1])) return at;
    return text.size();
}

bool joins_words(std::string_view piece) {
    return find_inner_word(piece) != std::string_view::npos || piece.find(' ') != std::string_view::npos;
}

}  // namespace

SentencePieceCutter::SentencePieceCutter(const std::string& bytes, const std::filesystem::path& file)
    : facts_(check_sentence_piece_model(std::as_bytes(std::span(bytes)), file.string())) {
    const auto status = processor_.LoadFromSerializedProto(bytes);
    if (!status.ok()) {
        throw Error(ErrorKind::Format, Sentence("SentencePiece refuses the model: %1.", status.ToString()),
                    {.file = file.string(), .field = {}, .offset = {}});
    }
    std::vector<std::string_view> pieces;
    for (const auto& piece : facts_.pieces) {
        pieces.push_back(piece.text);
        types_.push_back(piece.type);
        scores_.push_back(piece.score);
    }
    known_characters_.resize(kCodePoints);
    for (const std::string_view text : pieces) {
        longest_piece_ = std::max(longest_piece_, text.size());
        for (std::size_t at = 0; at < text.size();) {
            const auto decoded = decode_utf8(text, at);
            known_characters_[decoded.value] = true;
            at += decoded.length;
        }
    }
    vocabulary_ = Vocabulary(pieces);
    words_ = words_of_model(pieces);
    facts_.pieces = {};  // they point into `bytes`
}

std::string_view SentencePieceCutter::kind() const {
    return facts_.algorithm == SentencePieceModel::Algorithm::Bpe ? "SentencePiece BPE" : "SentencePiece Unigram";
}

SentencePieceCutter::Words SentencePieceCutter::words_of_model(std::span<const std::string_view> pieces) const {
    // The library's BPE keeps candidates of the whole text in one queue: it is much quicker with words.
    const bool parts_words = facts_.algorithm == SentencePieceModel::Algorithm::Bpe && vocabulary_.find(kMarker) &&
                             std::ranges::none_of(pieces, joins_words);
    if (!parts_words) return Words::Together;
    if (facts_.marks_beginnings) return Words::AfterSpaces;
    return facts_.keeps_spaces ? Words::AtSpaces : Words::Together;
}

CutText SentencePieceCutter::cut(std::string_view text, TextBudget& budget) const {
    constexpr std::size_t kBytesCompared = 64;  // by the library, in the time of a step
    budget.start(kName, text.size());
    budget.spend(text.size() * (longest_piece_ / kBytesCompared));
    budget.allow_growth(facts_.longest_replacement);
    constexpr std::size_t kLongestKnown = 64;  // bytes; longer words hardly come again
    CutText cut;
    cut.spelled.reserve(text.size() + text.size() / 2);
    std::unordered_map<std::string_view, KnownWord> known;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = words_ == Words::Together ? text.size() : end_of_stretch(text, begin);
        const bool may_come_again = words_ != Words::Together && begin > 0 && end - begin <= kLongestKnown;
        const std::size_t first = cut.pieces.size();
        budget.spend(1);
        const auto found = may_come_again ? known.find(text.substr(begin, end - begin)) : known.end();
        if (found != known.end()) {
            repeat(cut, found->second, begin);
        } else {
            append(cut, text, begin, end);
            if (may_come_again)
                known.emplace(text.substr(begin, end - begin), KnownWord{begin, first, cut.pieces.size()});
        }
        begin = words_ == Words::AfterSpaces ? end + 1 : end;
    }
    return cut;
}

void SentencePieceCutter::repeat(CutText& cut, const KnownWord& known, std::size_t begin) const {
    for (std::size_t at = known.first; at < known.last; ++at) {
        CutText::Piece piece = cut.pieces[at];
        const std::string spelling(cut.spelling_of(piece));
        piece.spelled = {cut.spelled.size(), cut.spelled.size() + spelling.size()};
        cut.spelled += spelling;
        piece.typed = {begin + piece.typed.begin - known.typed, begin + piece.typed.end - known.typed};
        cut.pieces.push_back(piece);
    }
}

void SentencePieceCutter::append(CutText& cut, std::string_view text, std::size_t begin, std::size_t end) const {
    const std::size_t first = cut.pieces.size();
    for (std::size_t part = begin; part < end;) {
        const std::size_t next = end_of_part(text, part, end);
        append_part(cut, text, part, next, part > begin);
        part = next;
    }
    // The marker before a word stands for the space at which it was cut off.
    if (words_ == Words::AfterSpaces && begin > 0 && cut.pieces.size() > first)
        cut.pieces[first].typed.begin = begin - 1;
}

std::size_t SentencePieceCutter::end_of_part(std::string_view text, std::size_t begin, std::size_t end) const {
    // With byte pieces nothing is unknown, and what follows a text is no part of it.
    if (facts_.byte_fallback || !facts_.plain_ends || end - begin <= kLongestUnknown) return end;
    std::size_t run = 0;
    for (std::size_t at = begin; at < end;) {
        const std::size_t next = at + decode_utf8(text, at).length;
        run = next < end && is_unknown(text, at, next) ? run + 1 : 0;
        // Both sides of the cut are unknown and have many such characters before them: what is before the run cannot
        // reach as far.
        if (run > kLongestUnknown) return at;
        at = next;
    }
    return end;
}

bool SentencePieceCutter::is_unknown(std::string_view text, std::size_t at, std::size_t next) const {
    const auto decoded = decode_utf8(text, at);
    if (decoded.value == U' ' || known_characters_[decoded.value]) return false;
    const std::string_view character = text.substr(at, next - at);
    if (facts_.character_map.find(character)) return false;
    const std::size_t following = decode_utf8(text, next).length;
    return facts_.character_map.reach(text.substr(at, character.size() + following)) < character.size() + following;
}

void SentencePieceCutter::append_part(CutText& cut, std::string_view text, std::size_t begin, std::size_t end,
                                      bool continues) const {
    const std::string_view stretch = text.substr(begin, end - begin);
    const auto encoded = processor_.EncodeAsImmutableProto({stretch.data(), stretch.size()});
    const std::size_t first = cut.pieces.size();
    std::size_t bytes_begin = first;  // of the run of byte pieces that spells one character
    for (std::size_t i = 0; i < encoded.pieces_size(); ++i) {
        const auto piece = encoded.pieces(static_cast<int>(i));
        const auto id = static_cast<std::int32_t>(piece.id());
        if (id < 0 || id >= vocabulary_.size()) continue;
        const std::size_t spelled = cut.spelled.size();
        const bool byte = type(id) == Type::Byte;
        std::string_view name(piece.piece());
        if (continues && i == 0 && facts_.marks_beginnings && name.starts_with(kMarker)) {
            name.remove_prefix(kMarker.size());  // nobody typed it
            if (name.empty()) continue;
        }
        if (byte)
            cut.spelled += static_cast<char>(byte_of_fallback_piece(vocabulary_.piece(id)).value());
        else
            cut.spelled += name;
        const ByteRange typed{begin + std::min<std::size_t>(piece.begin(), stretch.size()),
                              begin + std::min<std::size_t>(piece.end(), stretch.size())};
        const bool goes_on = continues && cut.pieces.size() == first && id == facts_.unknown_id && first > 0 &&
                             cut.pieces.back().id == id;
        if (goes_on) {  // a run of unknown characters is one piece
            cut.pieces.back().typed.end = typed.end;
            cut.pieces.back().spelled.end = cut.spelled.size();
            continue;
        }
        cut.pieces.push_back({id, typed, {spelled, cut.spelled.size()}});
        // The library gives a character's place to its last byte only.
        if (!byte) bytes_begin = cut.pieces.size();
        if (byte && !typed.empty()) {
            for (; bytes_begin < cut.pieces.size(); ++bytes_begin) cut.pieces[bytes_begin].typed = typed;
        }
    }
}

std::string SentencePieceCutter::decode(const std::vector<int>& ids, std::stop_token stop) const {
    std::string text;
    std::size_t bytes = 0;
    for (const int id : ids) bytes += vocabulary_.piece(id).size();
    TextBudget budget(bytes, std::move(stop));
    budget.start(kName, bytes);
    budget.allow_growth(facts_.longest_replacement);
    if (!ids.empty() && !processor_.Decode(ids, &text).ok()) text.clear();
    return text;
}

std::vector<WordSteps> SentencePieceCutter::steps(std::string_view text, TextBudget& budget) const {
    std::call_once(asked_for_steps_, [this] { explaining_ = make_explaining_model(); });
    std::vector<WordSteps> words;
    if (!explaining_) return words;
    const CutText cut = this->cut(text, budget);
    std::size_t told = 0;  // size of all steps so far
    for (std::size_t begin = 0, end = 0; begin < cut.pieces.size(); begin = end) {
        end = end_of_word(cut, begin, *this);
        WordSteps& word = words.emplace_back();
        word.left_out = told > budget.most_bytes();
        explain(word, cut, std::span(cut.pieces).subspan(begin, end - begin), budget);
        told += size_of(word.steps);
        ByteRange typed = cut.pieces[begin].typed;
        for (std::size_t at = begin; at < end; ++at) typed.end = std::max(typed.end, cut.pieces[at].typed.end);
        words.back().typed = text.substr(typed.begin, typed.size());
    }
    return words;
}

void SentencePieceCutter::explain(WordSteps& word, const CutText& cut, std::span<const CutText::Piece> pieces,
                                  TextBudget& budget) const {
    const std::size_t begin = pieces.front().spelled.begin;
    word.spelled = cut.spelled.substr(begin, pieces.back().spelled.end - begin);
    for (const CutText::Piece& piece : pieces) {
        word.tokens.push_back(explaining_->part_of(
            word.spelled, {piece.id, piece.spelled.begin - begin, piece.spelled.end - begin, false}));
    }
    word.added = type(pieces.front().id) == Type::UserDefined;
    if (word.added) return;
    std::vector<ModelToken> ours;
    word.left_out = word.left_out || word.spelled.size() > kLongestExplained;
    if (word.left_out) return;
    explaining_->tokenize(word.spelled, ours, budget);
    word.left_out = !std::ranges::equal(ours, pieces, {}, &ModelToken::id, &CutText::Piece::id);
    if (word.left_out) return;
    explaining_->explain(word.spelled, word.steps, budget);
    word.tokens.clear();
    for (const ModelToken& token : ours) word.tokens.push_back(explaining_->part_of(word.spelled, token));
}

std::unique_ptr<const Model> SentencePieceCutter::make_explaining_model() const {
    std::vector<std::string_view> pieces;
    std::vector<double> scores;
    for (std::int32_t id = 0; id < vocabulary_.size(); ++id) {
        const auto at = static_cast<std::size_t>(id);
        pieces.push_back(vocabulary_.piece(id));
        // The others are never made of text.
        scores.push_back(types_[at] == Type::Normal ? scores_[at] : -std::numeric_limits<double>::infinity());
    }
    Vocabulary vocabulary(pieces);
    if (facts_.algorithm == SentencePieceModel::Algorithm::Unigram)
        return make_unigram(std::move(vocabulary), std::move(scores), facts_.unknown_id, facts_.byte_fallback);
    if (facts_.algorithm != SentencePieceModel::Algorithm::Bpe) return nullptr;
    BpeOptions options;
    options.unknown = vocabulary_.piece(facts_.unknown_id);
    options.fuse_unknown = true;
    options.byte_fallback = facts_.byte_fallback;
    BpeBuilder builder(std::move(vocabulary), options);
    builder.use_scored_merges(scores);
    return builder.finish({});
}

std::string read_sentence_piece_file(const std::filesystem::path& file) {
    const auto mapped = MappedFile::open(file);
    refuse_git_lfs_pointer(mapped->bytes(), file);
    if (mapped->bytes().size() > kLargestModel) {
        throw Error(ErrorKind::Format, Sentence("The file is larger than any SentencePiece model (256 MiB)."),
                    {.file = file.string(), .field = {}, .offset = {}});
    }
    // A copy: what was checked must not change before the library reads it.
    return {reinterpret_cast<const char*>(mapped->bytes().data()), mapped->bytes().size()};
}

}  // namespace headlight
