#include "tokenizers/sentence_piece_tokenizer.h"

#include "core/mapped_file.h"
#include "formats/git_lfs.h"
#include "tokenizers/pipeline_tokenizer.h"
#include "tokenizers/sentence_piece_model.h"
#include "tokenizers/words.h"

#include <sentencepiece_processor.h>

#include <algorithm>
#include <unordered_map>

namespace headlight {
namespace {

constexpr std::size_t kLargestModel = std::size_t{256} << 20;

enum class Ends { None, Beginning, End, Both };

class SentencePieceTokenizer : public Tokenizer {
  public:
    SentencePieceTokenizer(std::string_view bytes, const SentencePieceModel& model, const std::string& file,
                           const TokenizerConfig& config, Ends ends) {
        const auto status = processor_.LoadFromSerializedProto(bytes);
        if (!status.ok()) {
            throw Error(ErrorKind::Format, "SentencePiece refuses the model: " + status.ToString() + ".",
                        {.file = file, .field = {}, .offset = {}});
        }
        kind_ = model.algorithm == SentencePieceModel::Algorithm::Bpe ? "SentencePiece BPE" : "SentencePiece Unigram";
        for (const auto& piece : model.pieces) {
            pieces_.emplace_back(piece.text);
            types_.push_back(piece.type);
        }
        // T5's sentinels follow the pieces, the last one first.
        for (int i = config.extra_ids - 1; i >= 0; --i) {
            pieces_.push_back("<extra_id_" + std::to_string(i) + ">");
            types_.push_back(SentencePieceModel::Type::Control);
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
        TokenizedText result;
        result.text = accept_text(text, "text", result.notices);
        result.has_pair = pair.has_value();
        if (pair) result.pair = accept_text(*pair, "second text", result.notices);
        std::vector<std::vector<Token>> parts{tokens_of(result.text, 0)};
        if (pair) parts.push_back(tokens_of(result.pair, 1));
        if (options.max_tokens > 0) truncate(parts, options, result.notices);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const auto sequence = static_cast<std::int32_t>(i);
            if (options.add_special_tokens && begins_) result.tokens.push_back(special_token(special_.begin, sequence));
            std::move(parts[i].begin(), parts[i].end(), std::back_inserter(result.tokens));
            if (options.add_special_tokens && ends_) result.tokens.push_back(special_token(special_.end, sequence));
        }
        assign_words(result);
        return result;
    }

    [[nodiscard]] std::string decode(std::span<const std::int32_t> ids, bool skip_special) const override {
        std::string text;
        std::vector<int> run;
        const auto flush = [&] {
            std::string part;
            if (!run.empty() && processor_.Decode(run, &part).ok()) text += part;
            run.clear();
        };
        for (const std::int32_t id : ids) {
            if (id < 0 || id >= vocabulary_size()) continue;
            if (is_control(id)) {
                flush();
                if (!skip_special) text += pieces_[static_cast<std::size_t>(id)];
            } else {
                run.push_back(id);
            }
        }
        flush();
        return text;
    }

    [[nodiscard]] std::string piece(std::int32_t id) const override {
        if (id < 0 || id >= vocabulary_size()) {
            throw Error(ErrorKind::Input, "There is no token " + std::to_string(id) + "; the vocabulary has " +
                                              std::to_string(vocabulary_size()) + ".");
        }
        return pieces_[static_cast<std::size_t>(id)];
    }

    [[nodiscard]] std::string display(std::int32_t id) const override {
        return is_control(id) ? display_text(piece(id)) : display_piece(piece(id), spelling_);
    }

    [[nodiscard]] std::optional<std::int32_t> find(std::string_view piece) const override {
        const auto known = processor_.PieceToId(piece);
        if (known >= 0 && known < vocabulary_size() && pieces_[static_cast<std::size_t>(known)] == piece) return known;
        const auto found = std::find(pieces_.begin(), pieces_.end(), piece);
        if (found == pieces_.end()) return std::nullopt;
        return static_cast<std::int32_t>(found - pieces_.begin());
    }

    [[nodiscard]] std::int32_t vocabulary_size() const override { return static_cast<std::int32_t>(pieces_.size()); }
    [[nodiscard]] const SpecialTokenIds& special() const override { return special_; }
    [[nodiscard]] std::size_t max_tokens() const override { return max_tokens_; }
    [[nodiscard]] std::string_view kind() const override { return kind_; }

  private:
    [[nodiscard]] bool is_control(std::int32_t id) const {
        return id >= 0 && id < vocabulary_size() &&
               types_[static_cast<std::size_t>(id)] == SentencePieceModel::Type::Control;
    }

    [[nodiscard]] Token special_token(std::int32_t id, std::int32_t sequence) const {
        Token token;
        token.id = id;
        token.piece = token.reported_piece = pieces_[static_cast<std::size_t>(id)];
        token.display = display_text(token.piece);
        token.sequence = sequence;
        token.special = true;
        return token;
    }

    [[nodiscard]] std::vector<Token> tokens_of(const std::string& text, std::int32_t sequence) const {
        std::vector<Token> tokens;
        if (text.empty()) return tokens;
        const auto encoded = processor_.EncodeAsImmutableProto(text);
        const OffsetMap map(text);
        tokens.reserve(encoded.pieces_size());
        std::unordered_map<std::int32_t, std::string> displays;
        std::size_t bytes_begin = 0;  // of the run of byte pieces that spells one character
        for (std::size_t i = 0; i < encoded.pieces_size(); ++i) {
            const auto piece = encoded.pieces(static_cast<int>(i));
            const auto id = static_cast<std::int32_t>(piece.id());
            if (id < 0 || id >= vocabulary_size()) continue;
            Token& token = tokens.emplace_back();
            token.id = id;
            token.piece = pieces_[static_cast<std::size_t>(id)];
            token.reported_piece = piece.piece();
            const auto [shown, is_new] = displays.try_emplace(id);
            if (is_new) shown->second = display_piece(token.piece, spelling_);
            token.display = shown->second;
            token.range = {std::min<std::size_t>(piece.begin(), text.size()),
                           std::min<std::size_t>(piece.end(), text.size())};
            token.sequence = sequence;
            token.unknown = id == special_.unknown;
            // The library gives a character's place to its last byte only.
            const bool byte = types_[static_cast<std::size_t>(id)] == SentencePieceModel::Type::Byte;
            if (!byte) bytes_begin = tokens.size();
            if (byte && !token.range.empty()) {
                for (; bytes_begin < tokens.size(); ++bytes_begin) tokens[bytes_begin].range = token.range;
            }
        }
        for (Token& token : tokens)
            token.reported = {map.code_points(token.range.begin), map.code_points(token.range.end)};
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

    sentencepiece::SentencePieceProcessor processor_;
    std::vector<std::string> pieces_;
    std::vector<SentencePieceModel::Type> types_;
    PieceSpelling spelling_;
    SpecialTokenIds special_;
    std::string_view kind_;
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
    throw Error(ErrorKind::Unsupported,
                "A " + name + " needs tokenizer.json; its SentencePiece model alone does not say which ids it gives.",
                {.file = file.string(), .field = "tokenizer_class", .offset = {}});
}

}  // namespace

std::shared_ptr<const Tokenizer> make_sentence_piece(const std::string& bytes, const std::filesystem::path& file,
                                                     const TokenizerConfig& config) {
    const Ends ends = ends_of(config, file);
    const SentencePieceModel model = check_sentence_piece_model(std::as_bytes(std::span(bytes)), file.string());
    return std::make_shared<SentencePieceTokenizer>(bytes, model, file.string(), config, ends);
}

std::shared_ptr<const Tokenizer> read_sentence_piece(const std::filesystem::path& file, const TokenizerConfig& config) {
    const auto mapped = MappedFile::open(file);
    refuse_git_lfs_pointer(mapped->bytes(), file);
    if (mapped->bytes().size() > kLargestModel) {
        throw Error(ErrorKind::Format, "The file is larger than any SentencePiece model (256 MiB).",
                    {.file = file.string(), .field = {}, .offset = {}});
    }
    // A copy: what was checked must not change before the library reads it.
    return make_sentence_piece(
        std::string(reinterpret_cast<const char*>(mapped->bytes().data()), mapped->bytes().size()), file, config);
}

}  // namespace headlight
