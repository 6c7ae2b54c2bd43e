// The most probable segmentation under independent pieces (Kudo, "Subword regularization", 2018), found by dynamic
// programming over the positions of the text. Pieces are looked up in a trie from each position; those that are longer
// than any that ordinary models have are found by an automaton, so that each byte is read a bounded number of times.
#include "core/utf8.h"
#include "tokenizers/byte_level.h"
#include "tokenizers/subwords/model_section.h"
#include "tokenizers/subwords/piece_automaton.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>

namespace headlight {
namespace {

// A piece that is not in the vocabulary costs as much less than the rarest one (SentencePiece's kUnkPenalty).
constexpr double kUnknownPenalty = 10.0;

class Trie {
  public:
    Trie() : nodes_(1) {}

    void add(std::string_view piece, std::int32_t id) {
        std::uint32_t node = 0;
        for (const char byte : piece) {
            std::uint32_t child = find_child(node, byte);
            if (child == 0) {
                child = static_cast<std::uint32_t>(nodes_.size());
                nodes_.push_back({});
                nodes_[child].byte = byte;
                nodes_[child].sibling = nodes_[node].child;
                nodes_[node].child = child;
            }
            node = child;
        }
        nodes_[node].id = id;
    }

    /// First children by byte, so that the top level is no list walk.
    void finish() {
        for (std::uint32_t child = nodes_[0].child; child != 0; child = nodes_[child].sibling) {
            top_[static_cast<std::uint8_t>(nodes_[child].byte)] = child;
        }
    }

    /// Calls `visit(length, id)` for every piece that the text begins with, the shortest first.
    template <typename Visit>
    void prefixes(std::string_view text, Visit visit) const {
        if (text.empty()) return;
        std::uint32_t node = top_[static_cast<std::uint8_t>(text[0])];
        for (std::size_t length = 1; node != 0; ++length) {
            if (nodes_[node].id >= 0) visit(length, nodes_[node].id);
            if (length >= text.size()) return;
            node = find_child(node, text[length]);
        }
    }

  private:
    struct Node {
        std::uint32_t child = 0, sibling = 0;  // 0: none
        std::int32_t id = -1;
        char byte = 0;
    };
    [[nodiscard]] std::uint32_t find_child(std::uint32_t node, char byte) const {
        std::uint32_t child = nodes_[node].child;
        while (child != 0 && nodes_[child].byte != byte) child = nodes_[child].sibling;
        return child;
    }
    std::vector<Node> nodes_;
    std::array<std::uint32_t, 256> top_{};
};

/// In alphabetical order the trie grows along one branch at a time, whose last child stands first.
std::vector<std::pair<std::string_view, std::int32_t>> pieces_in_order(const Vocabulary& vocabulary) {
    std::vector<std::pair<std::string_view, std::int32_t>> pieces;
    pieces.reserve(static_cast<std::size_t>(vocabulary.size()));
    for (std::int32_t id = 0; id < vocabulary.size(); ++id) pieces.emplace_back(vocabulary.piece(id), id);
    std::ranges::sort(pieces);
    return pieces;
}

class Unigram : public Model {
  public:
    Unigram(Vocabulary vocabulary, std::vector<double> scores, std::int32_t unknown, bool byte_fallback)
        : Model(std::move(vocabulary)), scores_(std::move(scores)) {
        unknown_id_ = unknown;
        for (const auto& [piece, id] : pieces_in_order(vocabulary_))
            if (std::isfinite(scores_[static_cast<std::size_t>(id)])) add(piece, id);
        trie_.finish();
        long_pieces_.finish();
        for (std::int32_t id = 0; id < vocabulary_.size() && byte_fallback; ++id) {
            if (const auto byte = byte_of_fallback_piece(vocabulary_.piece(id))) byte_pieces_[*byte] = id;
        }
        byte_fallback_ = byte_fallback &&
                         std::none_of(byte_pieces_.begin(), byte_pieces_.end(), [](std::int32_t id) { return id < 0; });
        double least = std::numeric_limits<double>::max();
        for (const double score : scores_)
            if (std::isfinite(score)) least = std::min(least, score);
        unknown_score_ = least - kUnknownPenalty;
    }

    void tokenize(std::string_view piece, std::vector<ModelToken>& tokens, TextBudget& budget) const override {
        std::vector<ModelToken> backwards;
        best_path(piece, backwards, budget);
        for (auto token = backwards.rbegin(); token != backwards.rend(); ++token) {
            // Neighboring unknown characters are one token.
            if (token->unknown) {
                auto last = token;
                while (last + 1 != backwards.rend() && (last + 1)->unknown) ++last;
                push_unknown({unknown_id_, token->begin, last->end, true}, piece, tokens);
                token = last;
            } else {
                tokens.push_back(*token);
            }
        }
    }

    void explain(std::string_view piece, std::vector<TokenizerStep>& steps, TextBudget& budget) const override {
        std::vector<ModelToken> best;
        best_path(piece, best, budget);
        visit_pieces(piece, [&](std::size_t begin, std::size_t length, double score, std::int32_t id) {
            const ModelToken token{id, begin, begin + length, id == unknown_id_};
            TokenizerStep& step = steps.emplace_back();
            step = {.kind = TokenizerStep::Kind::Piece, .parts = {part_of(piece, token)}};
            step.score = score;
            step.chosen = std::ranges::any_of(best, [&](const ModelToken& chosen) {
                return chosen.begin == token.begin && chosen.end == token.end && chosen.id == token.id;
            });
        });
        std::size_t rank = 0;
        for (const Path& path : best_paths(piece)) {
            TokenizerStep& step = steps.emplace_back();
            step.kind = TokenizerStep::Kind::Path;
            step.rank = rank;
            step.score = path.score;
            step.chosen = rank++ == 0;
            for (const ModelToken& token : path.tokens) step.parts.push_back(part_of(piece, token));
        }
        std::vector<ModelToken> tokens;
        tokenize(piece, tokens, budget);
        std::vector<StepPart> parts;
        for (const ModelToken& token : tokens) parts.push_back(part_of(piece, token));
        if (std::ranges::none_of(best, &ModelToken::unknown)) return;
        const bool bytes = byte_fallback_ && std::ranges::none_of(tokens, &ModelToken::unknown);
        steps.push_back({.kind = bytes ? TokenizerStep::Kind::Bytes : TokenizerStep::Kind::Unknown, .parts = parts});
    }

    [[nodiscard]] std::string_view kind() const override { return "Unigram"; }
    [[nodiscard]] bool names_unknown_by_text() const override { return true; }

  private:
    struct Node {
        double score = 0;
        std::size_t begin = kUnreached;
        std::int32_t id = -1;
    };
    static constexpr std::size_t kUnreached = std::numeric_limits<std::size_t>::max();

    /// A way to spell a text.
    struct Path {
        double score = 0;
        std::vector<ModelToken> tokens;
    };
    static constexpr std::size_t kMostPaths = 5;

    void add(std::string_view piece, std::int32_t id) {
        if (piece.size() <= kLongestExplained)
            trie_.add(piece, id);
        else
            long_pieces_.add(piece.begin(), piece.end(), id);
    }

    /// Calls `visit(begin, length, score, id)` for every piece that begins at a character and is not long; the unknown
    /// piece where the character has none of its own. Returns the bytes of the character.
    template <typename Visit>
    std::size_t visit_beginnings(std::string_view text, std::size_t at, const Visit& visit) const {
        const std::size_t character = decode_utf8(text, at).length;
        bool has_single = false;
        trie_.prefixes(text.substr(at), [&](std::size_t length, std::int32_t id) {
            visit(at, length, scores_[static_cast<std::size_t>(id)], id);
            has_single = has_single || length == character;
        });
        if (!has_single) visit(at, character, unknown_score_, unknown_id_);
        return character;
    }

    /// The same for all characters of a text that is explained, where no long piece has room.
    template <typename Visit>
    void visit_pieces(std::string_view text, const Visit& visit) const {
        for (std::size_t at = 0; at < text.size();) at += visit_beginnings(text, at, visit);
    }

    /// The few ways of the highest scores to spell the text, the best first; of equal ones the one that was found
    /// first.
    [[nodiscard]] std::vector<Path> best_paths(std::string_view text) const {
        std::vector<std::vector<Path>> ends(text.size() + 1);
        ends[0].push_back({});
        visit_pieces(text, [&](std::size_t begin, std::size_t length, double score, std::int32_t id) {
            std::vector<Path>& end = ends[begin + length];
            for (const Path& path : ends[begin]) {
                Path longer = path;
                longer.score += score;
                longer.tokens.push_back({id, begin, begin + length, id == unknown_id_});
                const auto after = std::ranges::upper_bound(end, longer.score, std::greater{}, &Path::score);
                end.insert(after, std::move(longer));
                if (end.size() > kMostPaths) end.pop_back();
            }
        });
        return ends[text.size()];
    }

    void best_path(std::string_view text, std::vector<ModelToken>& backwards, TextBudget& budget) const {
        std::vector<Node> ends(text.size() + 1);  // the best way to each position
        const auto improve = [&](std::size_t begin, std::size_t length, double score, std::int32_t id) {
            Node& end = ends[begin + length];
            const double total = ends[begin].score + score;
            if (end.begin == kUnreached || total > end.score) end = {total, begin, id};
            budget.spend(1);
        };
        auto state = PieceAutomaton::kStart;
        for (std::size_t at = 0, end = 0; at < text.size(); at = end) {
            end = at + visit_beginnings(text, at, improve);
            if (long_pieces_.empty()) continue;
            for (std::size_t i = at; i < end; ++i) state = long_pieces_.next(state, text[i]);
            take_long_piece(state, end, ends, budget);
        }
        for (std::size_t end = text.size(); end > 0; end = ends[end].begin) {
            backwards.push_back({ends[end].id, ends[end].begin, end, ends[end].id == unknown_id_});
        }
    }

    /// The best way to position `at` if its last piece is a long one. Of equal ways the one whose last piece is longest
    /// is taken, as among other pieces.
    void take_long_piece(PieceAutomaton::State state, std::size_t at, std::vector<Node>& ends,
                         TextBudget& budget) const {
        Node best;
        long_pieces_.visit_matches(state, [&](std::int32_t id) {
            const std::size_t begin = at - vocabulary_.piece(id).size();
            const double total = ends[begin].score + scores_[static_cast<std::size_t>(id)];
            if (best.begin == kUnreached || total > best.score) best = {total, begin, id};
            budget.spend(1);
            return true;
        });
        if (best.begin != kUnreached && best.score >= ends[at].score) ends[at] = best;
    }

    void push_unknown(const ModelToken& unknown, std::string_view piece, std::vector<ModelToken>& tokens) const {
        // The unknown piece's own name is a piece.
        const auto named = vocabulary_.find(piece.substr(unknown.begin, unknown.end - unknown.begin));
        if (named) {
            tokens.push_back({*named, unknown.begin, unknown.end, *named == unknown_id_});
        } else if (byte_fallback_) {
            for (std::size_t at = unknown.begin; at < unknown.end; ++at) {
                tokens.push_back(
                    {byte_pieces_[static_cast<std::uint8_t>(piece[at])], unknown.begin, unknown.end, false});
            }
        } else {
            tokens.push_back(unknown);
        }
    }

    static constexpr std::array<std::int32_t, 256> no_pieces() {
        std::array<std::int32_t, 256> pieces{};
        for (auto& piece : pieces) piece = -1;
        return pieces;
    }

    std::vector<double> scores_;
    Trie trie_;
    PieceAutomaton long_pieces_;  // longer than kLongestExplained
    std::array<std::int32_t, 256> byte_pieces_ = no_pieces();
    bool byte_fallback_ = false;
    double unknown_score_ = 0;
};

[[noreturn]] void refuse_entry(const JsonValue& entry) {
    const auto parts = entry.array();
    if (parts.size() != 2) entry.fail(Sentence("An entry of the vocabulary is a piece and its score."));
    if (entry.child(parts.at(0), 0).text().empty()) entry.fail(Sentence("A piece of the vocabulary is empty."));
    entry.child(parts.at(1), 1).fail(Sentence("The score of a piece is a finite number."));
}

}  // namespace

std::unique_ptr<const Model> make_unigram(Vocabulary vocabulary, std::vector<double> scores, std::int32_t unknown,
                                          bool byte_fallback) {
    return std::make_unique<Unigram>(std::move(vocabulary), std::move(scores), unknown, byte_fallback);
}

std::unique_ptr<const Model> read_unigram(const JsonValue& section) {
    const JsonValue list = section.at("vocab");
    std::vector<std::string_view> pieces;
    std::vector<double> scores;
    for (const auto element : list.array()) {
        simdjson::dom::array parts;
        std::string_view piece;
        double score = 0;
        // The place of an entry is worked out only where it is needed: there are hundreds of thousands.
        const bool well_formed = element.get(parts) == simdjson::SUCCESS && parts.size() == 2 &&
                                 parts.at(0).get(piece) == simdjson::SUCCESS &&
                                 parts.at(1).get(score) == simdjson::SUCCESS;
        if (!well_formed || piece.empty()) refuse_entry(list.child(element, pieces.size()));
        pieces.push_back(piece);
        scores.push_back(score);
    }
    if (pieces.empty()) list.fail(Sentence("The vocabulary is empty."));
    // Without an unknown piece some texts could not be tokenized at all.
    const auto unknown =
        static_cast<std::int32_t>(section.at("unk_id").integer(0, static_cast<std::int64_t>(pieces.size()) - 1));
    Vocabulary vocabulary = check_vocabulary(pieces, {}, {.file = list.file(), .field = list.field(), .offset = {}});
    const bool byte_fallback = section.boolean_or("byte_fallback", false);
    try {
        return make_unigram(std::move(vocabulary), std::move(scores), unknown, byte_fallback);
    } catch (const Error& error) {
        list.fail(error.problem(), error.kind());
    }
}

}  // namespace headlight
