// Greedy longest-match-first over a vocabulary of word beginnings and continuations
// (Devlin et al., "BERT", 2018; Schuster and Nakajima, "Japanese and Korean voice search", 2012).
#include "core/utf8.h"
#include "tokenizers/subwords/model.h"

#include <algorithm>
#include <unordered_map>

namespace headlight {
namespace {

// Bytes that are hashed in the time of a step.
constexpr std::size_t kBytesHashed = 64;

class WordPiece : public Model {
  public:
    WordPiece(Vocabulary vocabulary, const WordPieceOptions& options, const ErrorPlace& place)
        : Model(std::move(vocabulary)), longest_word_(options.longest_word) {
        continuing_prefix_ = options.continuing_prefix;
        const auto unknown = vocabulary_.find(options.unknown);
        if (!unknown) {
            throw Error(ErrorKind::Format, Sentence("The vocabulary lacks the unknown token \"%1\".", options.unknown),
                        place);
        }
        unknown_id_ = *unknown;
        for (std::int32_t id = 0; id < vocabulary_.size(); ++id) {
            const std::string_view piece = vocabulary_.piece(id);
            if (piece.starts_with(continuing_prefix_) && piece.size() > continuing_prefix_.size()) {
                const std::string_view rest = piece.substr(continuing_prefix_.size());
                continuations_.emplace(rest, id);
                longest_piece_ = std::max(longest_piece_, rest.size());
            }
            longest_piece_ = std::max(longest_piece_, piece.size());
        }
    }

    void tokenize(std::string_view piece, std::vector<ModelToken>& tokens, TextBudget& budget) const override {
        const std::size_t before = tokens.size();
        if (is_short_enough(piece) &&
            cut(piece, budget, [&](const ModelToken& token, std::size_t) { tokens.push_back(token); }))
            return;
        tokens.resize(before);
        tokens.push_back({unknown_id_, 0, piece.size(), true});
    }

    void explain(std::string_view piece, std::vector<TokenizerStep>& steps, TextBudget& budget) const override {
        std::vector<StepPart> parts;
        const auto found = [&](const ModelToken& token, std::size_t tried) {
            parts.push_back(part_of(piece, token));
            TokenizerStep& step = steps.emplace_back();
            step = {.kind = TokenizerStep::Kind::Match, .parts = parts, .changed = parts.size() - 1};
            step.tried = tried;
            if (token.end == piece.size()) return;
            step.parts.push_back({-1, std::string(piece.substr(token.end)), token.end, piece.size()});
        };
        if (is_short_enough(piece) && cut(piece, budget, found)) return;
        steps.push_back(
            {.kind = TokenizerStep::Kind::Unknown, .parts = {part_of(piece, {unknown_id_, 0, piece.size(), true})}});
    }

    [[nodiscard]] std::string_view kind() const override { return "WordPiece"; }

  private:
    static std::size_t count_characters(std::string_view text) {
        return static_cast<std::size_t>(
            std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
    }

    [[nodiscard]] bool is_short_enough(std::string_view piece) const {
        return piece.size() <= longest_word_ || count_characters(piece) <= longest_word_;
    }

    /// Calls `found(token, tried)` for each piece, the longest that comes next; `tried`: longer ones that are none.
    /// False where no piece comes next.
    template <typename Found>
    bool cut(std::string_view piece, TextBudget& budget, const Found& found) const {
        for (std::size_t begin = 0; begin < piece.size();) {
            std::size_t end = std::min(piece.size(), begin + longest_piece_);
            std::int32_t id = -1;
            std::size_t tried = 0;
            for (; end > begin; --end) {
                if (end < piece.size() && (piece[end] & 0xC0) == 0x80) continue;  // within a character
                budget.spend(1 + (end - begin) / kBytesHashed);
                id = find(piece.substr(begin, end - begin), begin > 0);
                if (id >= 0) break;
                ++tried;
            }
            if (id < 0) return false;
            found(ModelToken{id, begin, end, false}, tried);
            begin = end;
        }
        return true;
    }

    [[nodiscard]] std::int32_t find(std::string_view text, bool continues) const {
        if (!continues) return vocabulary_.find(text).value_or(-1);
        const auto found = continuations_.find(text);
        return found == continuations_.end() ? -1 : found->second;
    }

    std::unordered_map<std::string_view, std::int32_t> continuations_;
    std::size_t longest_word_;
    std::size_t longest_piece_ = 0;
};

}  // namespace

std::unique_ptr<const Model> make_word_piece(Vocabulary vocabulary, const WordPieceOptions& options,
                                             const ErrorPlace& place) {
    return std::make_unique<WordPiece>(std::move(vocabulary), options, place);
}

}  // namespace headlight
