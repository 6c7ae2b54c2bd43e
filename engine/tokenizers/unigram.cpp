// The most probable segmentation under independent pieces (Kudo, "Subword regularization", 2018), found by dynamic
// programming over the positions of the text, with the pieces in a trie.
#include "core/utf8.h"
#include "tokenizers/byte_level.h"
#include "tokenizers/model_section.h"

#include <algorithm>
#include <array>
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

class Unigram : public Model {
  public:
    Unigram(Vocabulary vocabulary, std::vector<double> scores, std::int32_t unknown, bool byte_fallback)
        : Model(std::move(vocabulary)), scores_(std::move(scores)) {
        unknown_id_ = unknown;
        for (std::int32_t id = 0; id < vocabulary_.size(); ++id) {
            trie_.add(vocabulary_.piece(id), id);
            if (byte_fallback) {
                if (const auto byte = byte_of_fallback_piece(vocabulary_.piece(id))) byte_pieces_[*byte] = id;
            }
        }
        trie_.finish();
        byte_fallback_ = byte_fallback &&
                         std::none_of(byte_pieces_.begin(), byte_pieces_.end(), [](std::int32_t id) { return id < 0; });
        unknown_score_ = *std::min_element(scores_.begin(), scores_.end()) - kUnknownPenalty;
    }

    void tokenize(std::string_view piece, std::vector<ModelToken>& tokens) const override {
        std::vector<ModelToken> backwards;
        best_path(piece, backwards);
        for (auto token = backwards.rbegin(); token != backwards.rend(); ++token) {
            // Neighbouring unknown characters are one token.
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

    [[nodiscard]] std::string_view kind() const override { return "Unigram"; }
    [[nodiscard]] bool names_unknown_by_text() const override { return true; }

  private:
    struct Node {
        double score = 0;
        std::size_t begin = kUnreached;
        std::int32_t id = -1;
    };
    static constexpr std::size_t kUnreached = std::numeric_limits<std::size_t>::max();

    void best_path(std::string_view text, std::vector<ModelToken>& backwards) const {
        std::vector<Node> ends(text.size() + 1);  // the best way to each position
        const auto improve = [&](std::size_t begin, std::size_t length, double score, std::int32_t id) {
            Node& end = ends[begin + length];
            const double total = ends[begin].score + score;
            if (end.begin == kUnreached || total > end.score) end = {total, begin, id};
        };
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t character = decode_utf8(text, at).length;
            bool has_single = false;
            trie_.prefixes(text.substr(at), [&](std::size_t length, std::int32_t id) {
                improve(at, length, scores_[static_cast<std::size_t>(id)], id);
                has_single = has_single || length == character;
            });
            if (!has_single) improve(at, character, unknown_score_, unknown_id_);
            at += character;
        }
        for (std::size_t end = text.size(); end > 0; end = ends[end].begin) {
            backwards.push_back({ends[end].id, ends[end].begin, end, ends[end].id == unknown_id_});
        }
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
    std::array<std::int32_t, 256> byte_pieces_ = no_pieces();
    bool byte_fallback_ = false;
    double unknown_score_ = 0;
};

}  // namespace

std::unique_ptr<const Model> read_unigram(const JsonValue& section) {
    const JsonValue list = section.at("vocab");
    std::vector<std::string_view> pieces;
    std::vector<double> scores;
    for (const auto element : list.array()) {
        const JsonValue entry = list.child(element, pieces.size());
        const auto parts = entry.array();
        if (parts.size() != 2) entry.fail("An entry of the vocabulary is a piece and its score.");
        pieces.push_back(entry.child(parts.at(0), 0).text());
        scores.push_back(entry.child(parts.at(1), 1).real());
        if (pieces.back().empty()) entry.fail("A piece of the vocabulary is empty.");
    }
    if (pieces.empty()) list.fail("The vocabulary is empty.");
    // Without an unknown piece some texts could not be tokenized at all.
    const auto unknown =
        static_cast<std::int32_t>(section.at("unk_id").integer(0, static_cast<std::int64_t>(pieces.size()) - 1));
    return std::make_unique<Unigram>(
        check_vocabulary(pieces, {}, {.file = list.file(), .field = list.field(), .offset = {}}), std::move(scores),
        unknown, section.boolean_or("byte_fallback", false));
}

}  // namespace headlight
