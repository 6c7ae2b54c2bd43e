#include "tokenizers/marian_tokenizer.h"

#include "tokenizers/json_value.h"
#include "tokenizers/model_section.h"
#include "tokenizers/pipeline_tokenizer.h"
#include "tokenizers/sentence_piece_tokenizer.h"
#include "tokenizers/words.h"

#include <utility>

namespace headlight {
namespace {

constexpr std::string_view kSpace = "\u2581";

class MarianTokenizer final : public Tokenizer {
  public:
    MarianTokenizer(const std::filesystem::path& folder, const TokenizerConfig& given)
        : vocabulary_(read_vocabulary(JsonDocument(folder / "vocab.json").root(), {})) {
        TokenizerConfig cutter;  // cuts only: the vocabulary gives the ids, and what stands around a text
        cutter.tokenizer_class = "PreTrainedTokenizer";
        source_ = read_sentence_piece(folder / "source.spm", cutter);
        target_ = read_sentence_piece(folder / "target.spm", cutter);
        TokenizerConfig config = given;
        for (const auto& [role, piece] :
             {std::pair("unk_token", "<unk>"), std::pair("eos_token", "</s>"), std::pair("pad_token", "<pad>")})
            config.roles.try_emplace(role, piece);
        special_ = find_special_tokens(config, [this](std::string_view piece) { return vocabulary_.find(piece); });
        for (const auto& [role, id] :
             {std::pair("unk_token", special_.unknown), std::pair("eos_token", special_.end)}) {
            if (id >= 0) continue;
            throw Error(ErrorKind::Format, "The vocabulary lacks \"" + config.role(role) + "\".",
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
        TokenizedText result;
        result.text = accept_text(text, "text", result.notices);
        result.has_pair = pair.has_value();
        std::vector<std::vector<Token>> parts{tokens_of(*source_, result.text, 0)};
        if (pair) {
            result.pair = accept_text(*pair, "second text", result.notices);
            parts.push_back(tokens_of(*target_, result.pair, 1));
        }
        finish(std::move(parts), options, result);
        return result;
    }

    [[nodiscard]] TokenizedText encode_target(std::string_view text, const EncodeOptions& options) const override {
        TokenizedText result;
        result.text = accept_text(text, "text", result.notices);
        std::vector<std::vector<Token>> parts;
        parts.push_back(tokens_of(*target_, result.text, 0));
        finish(std::move(parts), options, result);
        return result;
    }

    /// Pieces run together, special tokens apart, as transformers writes them.
    [[nodiscard]] std::string decode(std::span<const std::int32_t> ids, bool skip_special) const override {
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
        for (std::size_t at = text.find(kSpace); at != std::string::npos; at = text.find(kSpace, at))
            text.replace(at, kSpace.size(), " ");
        const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
        return text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
    }

    [[nodiscard]] std::string piece(std::int32_t id) const override {
        if (id < 0 || id >= vocabulary_size()) {
            throw Error(ErrorKind::Input, "There is no token " + std::to_string(id) + "; the vocabulary has " +
                                              std::to_string(vocabulary_size()) + ".");
        }
        return std::string(vocabulary_.piece(id));
    }
    [[nodiscard]] std::string display(std::int32_t id) const override {
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

    [[nodiscard]] std::vector<Token> tokens_of(const Tokenizer& cutter, const std::string& text,
                                               std::int32_t sequence) const {
        std::vector<Token> tokens;
        for (const Piece& part : typed_special_.extract(text, nullptr).pieces) {
            if (part.added >= 0) {
                tokens.push_back(special_token(part.added, sequence));
                tokens.back().range = part.range;
                continue;
            }
            ByteRange range = part.range;
            const std::size_t code = language_code(std::string_view(text).substr(range.begin, range.size()));
            if (code > 0) {
                tokens.push_back(
                    token_of(std::string_view(text).substr(range.begin, code), {range.begin, range.begin + code}));
                range.begin += code;
            }
            const std::string_view rest = std::string_view(text).substr(range.begin, range.size());
            // The library names a piece that its model lacks by its text, which the vocabulary may have from the other
            // language.
            for (const Token& cut : cutter.encode(rest, std::nullopt, {.add_special_tokens = false}).tokens)
                tokens.push_back(
                    token_of(cut.reported_piece, {cut.range.begin + range.begin, cut.range.end + range.begin}));
        }
        const OffsetMap map(text);
        for (Token& token : tokens) {
            token.sequence = token.type = sequence;
            token.reported = {map.code_points(token.range.begin), map.code_points(token.range.end)};
        }
        return tokens;
    }

    /// The token of a piece that a SentencePiece model cut; the unknown one where the vocabulary lacks it.
    [[nodiscard]] Token token_of(std::string_view cut, ByteRange range) const {
        const auto known = vocabulary_.find(cut);
        Token token;
        token.id = known.value_or(special_.unknown);
        token.unknown = !known;
        token.piece = token.reported_piece = piece(token.id);
        token.display = display(token.id);
        token.range = range;
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
            std::move(parts[i].begin(), parts[i].end(), std::back_inserter(result.tokens));
            if (options.add_special_tokens)
                result.tokens.push_back(special_token(special_.end, static_cast<std::int32_t>(i)));
        }
        assign_words(result);
    }

    Vocabulary vocabulary_;
    std::shared_ptr<const Tokenizer> source_;
    std::shared_ptr<const Tokenizer> target_;
    SpecialTokenIds special_;
    AddedTokens typed_special_;
    std::size_t max_tokens_ = 0;
};

}  // namespace

std::shared_ptr<const Tokenizer> read_marian(const std::filesystem::path& folder, const TokenizerConfig& config) {
    return std::make_shared<MarianTokenizer>(folder, config);
}

}  // namespace headlight
