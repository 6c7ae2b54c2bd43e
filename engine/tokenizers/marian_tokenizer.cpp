#include "json/json_document.h"
#include "tokenizers/code_point_cursor.h"
#include "tokenizers/large_pages.h"
#include "tokenizers/pipeline/pipeline_tokenizer.h"
#include "tokenizers/subwords/model_section.h"
#include "tokenizers/subwords/sentence_piece_cutter.h"
#include "tokenizers/tokenizer_files.h"
#include "tokenizers/words.h"

#include <unordered_map>
#include <utility>

namespace headlight {
namespace {

constexpr std::string_view kSpace = "\u2581";

class MarianTokenizer final : public Tokenizer {
  public:
    MarianTokenizer(const std::filesystem::path& folder, const TokenizerConfig& given)
        : vocabulary_(read_vocabulary(JsonDocument(folder / "vocab.json").root(), {})),
          source_(read_sentence_piece_file(folder / "source.spm"), folder / "source.spm"),
          target_(read_sentence_piece_file(folder / "target.spm"), folder / "target.spm") {
        TokenizerConfig config = given;
        for (const auto& [role, piece] :
             {std::pair("unk_token", "<unk>"), std::pair("eos_token", "</s>"), std::pair("pad_token", "<pad>")})
            config.roles.try_emplace(role, piece);
        special_ = find_special_tokens(config, [this](std::string_view piece) { return vocabulary_.find(piece); });
        for (const auto& [role, id] :
             {std::pair("unk_token", special_.unknown), std::pair("eos_token", special_.end)}) {
            if (id >= 0) continue;
            throw Error(ErrorKind::Format, Sentence("The vocabulary lacks \"%1\".", config.role(role)),
                        {.file = (folder / "vocab.json").string(), .field = role, .offset = {}});
        }
        std::vector<AddedToken> typed;
        for (const std::int32_t id : {special_.unknown, special_.end, special_.padding}) {
            if (id < 0) continue;
            typed.push_back(
                {.content = std::string(vocabulary_.piece(id)), .id = id, .special = true, .normalized = false});
        }
        typed_special_ = AddedTokens(std::move(typed), nullptr);
        max_tokens_ = config.max_tokens;
    }

    /// A second text is one of the target language.
    [[nodiscard]] TokenizedText encode(std::string_view text, std::optional<std::string_view> pair,
                                       const EncodeOptions& options) const override {
        TokenizedText result = accept_texts(text, pair);
        TextBudget budget(result.text.size() + result.pair.size(), options.stop);
        std::vector<std::vector<Token>> parts;
        parts.push_back(tokens_of(source_, result.text, 0, budget));
        if (pair) parts.push_back(tokens_of(target_, result.pair, 1, budget));
        finish(std::move(parts), options, result);
        return result;
    }

    [[nodiscard]] TokenizedText encode_target(std::string_view text, const EncodeOptions& options) const override {
        TokenizedText result;
        result.text = accept_text(text, "text", result.notices);
        TextBudget budget(result.text.size(), options.stop);
        std::vector<std::vector<Token>> parts;
        parts.push_back(tokens_of(target_, result.text, 0, budget));
        finish(std::move(parts), options, result);
        return result;
    }

    [[nodiscard]] bool has_target_side() const override { return true; }

    [[nodiscard]] std::vector<WordSteps> steps(std::string_view typed, std::stop_token stop) const override {
        std::vector<std::string> notices;
        const std::string text = accept_text(typed, "text", notices);
        TextBudget budget(text.size(), std::move(stop));
        std::vector<WordSteps> words;
        const auto whole = [&](ByteRange range, std::int32_t id) {
            WordSteps& word = words.emplace_back();
            word.typed = word.spelled = text.substr(range.begin, range.size());
            word.added = true;
            const Token token = id >= 0 ? special_token(id, 0) : token_of(word.spelled);
            word.tokens = {{token.id, token.piece, 0, word.spelled.size()}};
        };
        const auto rest = [&](ByteRange range) {
            for (WordSteps& word : source_.steps(std::string_view(text).substr(range.begin, range.size()), budget)) {
                for (TokenizerStep& step : word.steps)
                    for (StepPart& part : step.parts) part = in_vocabulary(std::move(part), source_, word.spelled);
                for (StepPart& part : word.tokens) {
                    part = in_vocabulary(std::move(part), source_, word.spelled);
                    if (part.id < 0) part.id = special_.unknown;
                }
                words.push_back(std::move(word));
            }
        };
        visit_parts(text, budget, whole, rest);
        return words;
    }

    /// Pieces run together, special tokens apart, as transformers writes them.
    [[nodiscard]] std::string decode(std::span<const std::int32_t> ids, bool skip_special,
                                     std::stop_token /*stop*/) const override {
        std::string text;
        std::string run;
        const auto flush = [&] {
            text += run.starts_with(kSpace) ? run.substr(kSpace.size()) : run;
            run.clear();
        };
        for (const std::int32_t id : ids) {
            if (!is_special(id)) {
                run += vocabulary_.piece(id);
                continue;
            }
            flush();
            if (!skip_special) text += std::string(vocabulary_.piece(id)) + " ";
        }
        flush();
        replace_all(text, kSpace, " ");
        const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
        return text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
    }

    [[nodiscard]] std::string piece(std::int32_t id) const override {
        if (id < 0 || id >= vocabulary_size()) {
            throw Error(ErrorKind::Input,
                        Sentence("There is no token %1; the vocabulary has %2.", id, vocabulary_size()));
        }
        return std::string(vocabulary_.piece(id));
    }
    [[nodiscard]] std::string display(std::int32_t id) const override {
        if (vocabulary_.piece(id).empty()) return display_number(id);
        return is_special(id) ? display_text(piece(id)) : display_piece(piece(id), kSpelling);
    }
    [[nodiscard]] std::optional<std::int32_t> find(std::string_view piece) const override {
        return vocabulary_.find(piece);
    }
    [[nodiscard]] std::int32_t vocabulary_size() const override { return vocabulary_.size(); }
    [[nodiscard]] const SpecialTokenIds& special() const override { return special_; }
    [[nodiscard]] std::size_t max_tokens() const override { return max_tokens_; }
    [[nodiscard]] std::string_view kind() const override { return "SentencePiece pair"; }

  private:
    inline static const PieceSpelling kSpelling{.space = std::string(kSpace)};

    [[nodiscard]] bool is_special(std::int32_t id) const {
        return id >= 0 && (id == special_.unknown || id == special_.end || id == special_.padding);
    }

    [[nodiscard]] Token special_token(std::int32_t id, std::int32_t sequence) const {
        Token token;
        token.id = id;
        token.piece = token.reported_piece = piece(id);
        token.display = display(id);
        token.sequence = token.type = sequence;
        token.special = true;
        return token;
    }

    /// The bytes of a language code that the text begins with; 0: none.
    static std::size_t language_code(std::string_view text) {
        const std::size_t end = text.starts_with(">>") ? text.rfind("<<") : std::string_view::npos;
        return end == std::string_view::npos || end <= 2 ? 0 : end + 2;
    }

    /// Calls `whole(range, id)` for every special token that was typed and for the language code, which nothing cuts
    /// (id -1), and `rest(range)` for what a SentencePiece model cuts.
    template <typename Whole, typename Rest>
    void visit_parts(const std::string& text, TextBudget& budget, const Whole& whole, const Rest& rest) const {
        for (const Piece& part : typed_special_.extract(text, nullptr, budget).pieces) {
            if (part.added >= 0) {
                whole(part.range, part.added);
                continue;
            }
            ByteRange range = part.range;
            const std::size_t code = language_code(std::string_view(text).substr(range.begin, range.size()));
            if (code > 0) whole(ByteRange{range.begin, range.begin + code}, -1);
            range.begin += code;
            rest(range);
        }
    }

    [[nodiscard]] std::vector<Token> tokens_of(const SentencePieceCutter& cutter, const std::string& text,
                                               std::int32_t sequence, TextBudget& budget) const {
        CodePointCursor cursor(text);
        std::vector<Token> tokens;
        std::unordered_map<std::int32_t, Token> pieces;  // that the model has; the vocabulary is asked once for each
        std::size_t letters = 0;                         // that the tokens hold
        const auto add = [&](const Token& token, ByteRange range) {
            budget.allow_bytes(letters += 2 * token.piece.size());
            Token& added = tokens.emplace_back(token);
            added.range = range;
            added.sequence = added.type = sequence;
            const std::size_t begin = cursor.before(range.begin);
            added.reported = {begin, cursor.before(range.end)};
        };
        const auto whole = [&](ByteRange range, std::int32_t id) {
            const std::string_view typed = std::string_view(text).substr(range.begin, range.size());
            add(id >= 0 ? special_token(id, sequence) : token_of(typed), range);
        };
        const auto rest = [&](ByteRange range) {
            const CutText cut = cutter.cut(std::string_view(text).substr(range.begin, range.size()), budget);
            budget.allow_items(tokens.size() + cut.pieces.size());
            make_room(tokens, tokens.size() + cut.pieces.size() + 1);  // what ends a text
            for (const CutText::Piece& piece : cut.pieces) {
                const ByteRange typed{piece.typed.begin + range.begin, piece.typed.end + range.begin};
                const std::string_view name = cutter.name_of(piece, cut);
                if (piece.id == cutter.facts().unknown_id) {
                    add(token_of(name), typed);
                    continue;
                }
                const auto [known, is_new] = pieces.try_emplace(piece.id);
                if (is_new) known->second = token_of(name);
                add(known->second, typed);
            }
        };
        visit_parts(text, budget, whole, rest);
        return tokens;
    }

    /// The same part with the vocabulary's id. The unknown piece stands for its text, as in `tokens_of`.
    [[nodiscard]] StepPart in_vocabulary(StepPart part, const SentencePieceCutter& cutter,
                                         const std::string& spelled) const {
        const bool unknown = part.id == cutter.facts().unknown_id;
        const std::string name = unknown ? spelled.substr(part.begin, part.end - part.begin) : part.piece;
        const auto known = vocabulary_.find(name);
        if (known || unknown) {
            part.id = known.value_or(special_.unknown);
            part.piece = piece(part.id);
        } else {
            part.id = -1;
        }
        return part;
    }

    /// The token of a piece that a SentencePiece model cut; the unknown one where the vocabulary lacks it.
    [[nodiscard]] Token token_of(std::string_view cut) const {
        const auto known = vocabulary_.find(cut);
        Token token;
        token.id = known.value_or(special_.unknown);
        token.unknown = !known;
        token.piece = token.reported_piece = piece(token.id);
        token.display = display(token.id);
        return token;
    }

    void finish(std::vector<std::vector<Token>> parts, const EncodeOptions& options, TokenizedText& result) const {
        const std::size_t special = options.add_special_tokens ? parts.size() : 0;
        if (options.max_tokens > 0) {
            const std::size_t room = options.max_tokens > special ? options.max_tokens - special : 0;
            const std::size_t cut = cut_to_length(parts, room, {});
            if (cut > 0) result.notices.push_back(truncation_notice(options.max_tokens, cut));
        }
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (options.add_special_tokens)
                parts[i].push_back(special_token(special_.end, static_cast<std::int32_t>(i)));
        }
        result.tokens = joined(std::move(parts));
        assign_words(result);
    }

    Vocabulary vocabulary_;
    SentencePieceCutter source_;
    SentencePieceCutter target_;
    SpecialTokenIds special_;
    AddedTokens typed_special_;
    std::size_t max_tokens_ = 0;
};

}  // namespace

std::shared_ptr<const Tokenizer> read_marian(const std::filesystem::path& folder, const TokenizerConfig& config) {
    return std::make_shared<MarianTokenizer>(folder, config);
}

}  // namespace headlight
