#include "tokenizers/subwords/sentence_piece_tokenizer.h"

#include "tokenizers/code_point_cursor.h"
#include "tokenizers/large_pages.h"
#include "tokenizers/pipeline/pipeline_tokenizer.h"
#include "tokenizers/subwords/sentence_piece_cutter.h"
#include "tokenizers/words.h"

#include <algorithm>
#include <unordered_map>

namespace headlight {
namespace {

enum class Ends { None, Beginning, End, Both };

class SentencePieceTokenizer : public Tokenizer {
  public:
    SentencePieceTokenizer(std::unique_ptr<const SentencePieceCutter> cutter, const TokenizerConfig& config, Ends ends)
        : cutter_(std::move(cutter)) {
        const SentencePieceModel& model = cutter_->facts();
        // T5's sentinels follow the pieces, the last one first.
        for (int i = config.extra_ids - 1; i >= 0; --i) {
            sentinels_.push_back("<extra_id_" + std::to_string(i) + ">");
        }
        spelling_.space = "\u2581";
        spelling_.byte_fallback = model.byte_fallback;
        special_ = find_special_tokens(config, [&](std::string_view piece) { return find(piece); });
        special_.unknown = model.unknown_id;
        if (special_.begin < 0) special_.begin = model.begin_id;
        if (special_.end < 0) special_.end = model.end_id;
        if (special_.padding < 0) special_.padding = model.padding_id;
        begins_ = special_.begin >= 0 && (ends == Ends::Beginning || ends == Ends::Both);
        ends_ = special_.end >= 0 && (ends == Ends::End || ends == Ends::Both);
        max_tokens_ = config.max_tokens;
    }

    [[nodiscard]] TokenizedText encode(std::string_view text, std::optional<std::string_view> pair,
                                       const EncodeOptions& options) const override {
        TokenizedText result = accept_texts(text, pair);
        TextBudget budget(result.text.size() + result.pair.size(), options.stop);
        std::vector<std::vector<Token>> parts;
        parts.push_back(tokens_of(result.text, 0, budget));
        if (pair) parts.push_back(tokens_of(result.pair, 1, budget));
        if (options.max_tokens > 0) truncate(parts, options, result.notices);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const auto sequence = static_cast<std::int32_t>(i);
            std::vector<Token>& part = parts[i];
            if (options.add_special_tokens && begins_)
                part.insert(part.begin(), special_token(special_.begin, sequence));
            if (options.add_special_tokens && ends_) part.push_back(special_token(special_.end, sequence));
        }
        result.tokens = joined(std::move(parts));
        assign_words(result);
        return result;
    }

    [[nodiscard]] std::string decode(std::span<const std::int32_t> ids, bool skip_special,
                                     std::stop_token stop) const override {
        std::string text;
        std::vector<int> run;
        const auto flush = [&] {
            text += cutter_->decode(run, stop);
            run.clear();
        };
        for (const std::int32_t id : ids) {
            if (id < 0 || id >= vocabulary_size()) continue;
            if (is_control(id)) {
                flush();
                if (!skip_special) text += piece_of(id);
            } else {
                run.push_back(id);
            }
        }
        flush();
        return text;
    }

    [[nodiscard]] std::string piece(std::int32_t id) const override {
        if (id < 0 || id >= vocabulary_size()) {
            throw Error(ErrorKind::Input,
                        Sentence("There is no token %1; the vocabulary has %2.", id, vocabulary_size()));
        }
        return std::string(piece_of(id));
    }

    [[nodiscard]] std::string display(std::int32_t id) const override {
        if (id < 0 || id >= vocabulary_size()) return display_number(id);
        return is_control(id) ? display_text(piece(id)) : display_piece(piece(id), spelling_);
    }

    [[nodiscard]] std::optional<std::int32_t> find(std::string_view piece) const override {
        if (const auto known = cutter_->vocabulary().find(piece)) return known;
        const auto found = std::ranges::find(sentinels_, piece);
        if (found == sentinels_.end()) return std::nullopt;
        return cutter_->vocabulary().size() + static_cast<std::int32_t>(found - sentinels_.begin());
    }

    [[nodiscard]] std::vector<WordSteps> steps(std::string_view typed, std::stop_token stop) const override {
        std::vector<std::string> notices;
        const std::string text = accept_text(typed, "text", notices);
        TextBudget budget(text.size(), std::move(stop));
        return cutter_->steps(text, budget);
    }

    [[nodiscard]] std::int32_t vocabulary_size() const override {
        return cutter_->vocabulary().size() + static_cast<std::int32_t>(sentinels_.size());
    }
    [[nodiscard]] const SpecialTokenIds& special() const override { return special_; }
    [[nodiscard]] std::size_t max_tokens() const override { return max_tokens_; }
    [[nodiscard]] std::string_view kind() const override { return cutter_->kind(); }

  private:
    [[nodiscard]] bool is_control(std::int32_t id) const {
        if (id < 0 || id >= vocabulary_size()) return false;
        return id >= cutter_->vocabulary().size() || cutter_->type(id) == SentencePieceModel::Type::Control;
    }

    /// The piece of an id of the vocabulary.
    [[nodiscard]] std::string_view piece_of(std::int32_t id) const {
        const std::int32_t pieces = cutter_->vocabulary().size();
        return id < pieces ? cutter_->vocabulary().piece(id) : sentinels_[static_cast<std::size_t>(id - pieces)];
    }

    [[nodiscard]] Token special_token(std::int32_t id, std::int32_t sequence) const {
        Token token;
        token.id = id;
        token.piece = token.reported_piece = piece_of(id);
        token.display = display_text(token.piece);
        token.sequence = sequence;
        token.special = true;
        return token;
    }

    [[nodiscard]] std::vector<Token> tokens_of(const std::string& text, std::int32_t sequence,
                                               TextBudget& budget) const {
        const CutText cut = cutter_->cut(text, budget);
        budget.allow_items(cut.pieces.size());
        CodePointCursor cursor(text);
        std::vector<Token> tokens;
        make_room(tokens, cut.pieces.size() + 2);  // what is put around it
        std::unordered_map<std::int32_t, std::string> displays;
        std::size_t letters = 0;  // that the tokens hold
        for (const CutText::Piece& piece : cut.pieces) {
            Token& token = tokens.emplace_back();
            token.id = piece.id;
            token.unknown = piece.id == special_.unknown;
            token.piece = piece_of(piece.id);
            token.reported_piece = cutter_->name_of(piece, cut);
            budget.allow_bytes(letters += token.piece.size() + token.reported_piece.size());
            const auto [shown, is_new] = displays.try_emplace(piece.id);
            if (is_new) shown->second = display_piece(token.piece, spelling_);
            token.display = shown->second;
            token.range = piece.typed;
            token.sequence = sequence;
            const std::size_t begin = cursor.before(token.range.begin);
            token.reported = {begin, cursor.before(token.range.end)};
        }
        return tokens;
    }

    void truncate(std::vector<std::vector<Token>>& parts, const EncodeOptions& options,
                  std::vector<std::string>& notices) const {
        std::size_t special = options.add_special_tokens ? (begins_ ? 1U : 0U) + (ends_ ? 1U : 0U) : 0U;
        special *= parts.size();
        const std::size_t cut =
            cut_to_length(parts, options.max_tokens > special ? options.max_tokens - special : 0, {});
        if (cut > 0) notices.push_back(truncation_notice(options.max_tokens, cut));
    }

    std::unique_ptr<const SentencePieceCutter> cutter_;
    std::vector<std::string> sentinels_;
    PieceSpelling spelling_;
    SpecialTokenIds special_;
    std::size_t max_tokens_ = 0;
    bool begins_ = false, ends_ = false;
};

// What a class of transformers puts around a text. Classes that change the library's ids or the text need
// tokenizer.json.
Ends ends_of(const TokenizerConfig& config, const std::filesystem::path& file) {
    std::string name = config.tokenizer_class;
    if (name.ends_with("Fast")) name.resize(name.size() - 4);
    if (name.empty()) name = file.filename() == "spiece.model" ? "T5Tokenizer" : "LlamaTokenizer";
    const auto flags = [&](bool begin, bool end) {
        begin = config.add_bos_token.value_or(begin);
        end = config.add_eos_token.value_or(end);
        return begin && end ? Ends::Both : begin ? Ends::Beginning : end ? Ends::End : Ends::None;
    };
    if (name == "LlamaTokenizer" || name == "GemmaTokenizer" || name == "CodeLlamaTokenizer") return flags(true, false);
    if (name == "T5Tokenizer") return flags(false, true);
    if (name == "PreTrainedTokenizer") return flags(false, false);
    throw Error(
        ErrorKind::Unsupported,
        Sentence("A %1 needs tokenizer.json; its SentencePiece model alone does not state the ids of its tokens.",
                 name),
        {.file = file.string(), .field = "tokenizer_class", .offset = {}});
}

}  // namespace

std::shared_ptr<const Tokenizer> make_sentence_piece(const std::string& bytes, const std::filesystem::path& file,
                                                     const TokenizerConfig& config) {
    const Ends ends = ends_of(config, file);
    return std::make_shared<SentencePieceTokenizer>(std::make_unique<SentencePieceCutter>(bytes, file), config, ends);
}

std::shared_ptr<const Tokenizer> read_sentence_piece(const std::filesystem::path& file, const TokenizerConfig& config) {
    return make_sentence_piece(read_sentence_piece_file(file), file, config);
}

}  // namespace headlight
