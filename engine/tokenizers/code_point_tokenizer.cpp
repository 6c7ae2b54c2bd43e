#include "core/error.h"
#include "core/utf8.h"
#include "tokenizers/display.h"
#include "tokenizers/pipeline/pipeline_tokenizer.h"
#include "tokenizers/tokenizer_files.h"
#include "tokenizers/words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace headlight {
namespace {

constexpr std::int32_t kCodePoints = 0x110000;
constexpr std::string_view kKind = "code points";

/// A code point with a role, which no text has: its name in the vocabulary, and its role in tokenizer_config.json.
struct Mark {
    std::int32_t id;
    std::string_view name;
    const char* role;
};
constexpr std::array<Mark, 4> kMarks{{{0, "[PAD]", "pad_token"},
                                      {0xE000, "[CLS]", "cls_token"},
                                      {0xE001, "[SEP]", "sep_token"},
                                      {0xE003, "[MASK]", "mask_token"}}};

const Mark* mark_of(std::int32_t id) {
    const auto* const mark = std::ranges::find(kMarks, id, &Mark::id);
    return mark == kMarks.end() ? nullptr : mark;
}

/// Returns whether text may hold the code point: it is no half of a pair of UTF-16.
bool is_character(std::int32_t id) {
    return id >= 0 && id < kCodePoints && (id < 0xD800 || id > 0xDFFF);
}

std::string character(std::int32_t id) {
    std::string text;
    append_utf8(text, static_cast<char32_t>(id));
    return text;
}

class CodePointTokenizer final : public Tokenizer {
  public:
    explicit CodePointTokenizer(const TokenizerConfig& given) : max_tokens_(given.max_tokens) {
        TokenizerConfig config = given;
        for (const Mark& mark : kMarks) config.roles.try_emplace(mark.role, mark.name);
        special_ = find_special_tokens(config, [this](std::string_view piece) { return find(piece); });
    }

    [[nodiscard]] TokenizedText encode(std::string_view text, std::optional<std::string_view> pair,
                                       const EncodeOptions& options) const override {
        TokenizedText result = accept_texts(text, pair);
        TextBudget budget(result.text.size() + result.pair.size(), options.stop);
        budget.start(kKind, result.text.size() + result.pair.size());
        std::vector<std::vector<Token>> parts{tokens_of(result.text, 0)};
        if (pair) parts.push_back(tokens_of(result.pair, 1));
        finish(std::move(parts), options, result);
        return result;
    }

    [[nodiscard]] std::string decode(std::span<const std::int32_t> ids, bool skip_special,
                                     std::stop_token /*stop*/) const override {
        std::string text;
        for (const std::int32_t id : ids)
            if (!skip_special || !is_special(id)) text += character(id);
        return text;
    }

    [[nodiscard]] std::string piece(std::int32_t id) const override {
        if (id < 0 || id >= kCodePoints)
            throw Error(ErrorKind::Input, Sentence("There is no token %1; the vocabulary has %2.", id, kCodePoints));
        const Mark* const mark = mark_of(id);
        if (mark != nullptr) return std::string(mark->name);
        return is_character(id) ? character(id) : std::string();
    }
    [[nodiscard]] std::string display(std::int32_t id) const override {
        return is_character(id) ? display_text(piece(id)) : display_number(id);
    }
    [[nodiscard]] std::optional<std::int32_t> find(std::string_view piece) const override {
        const auto* const mark = std::ranges::find(kMarks, piece, &Mark::name);
        if (mark != kMarks.end()) return mark->id;
        if (piece.empty()) return std::nullopt;
        const DecodedCodePoint only = decode_utf8(piece, 0);
        if (!only.valid || only.length != piece.size()) return std::nullopt;
        return static_cast<std::int32_t>(only.value);
    }
    [[nodiscard]] std::int32_t vocabulary_size() const override { return kCodePoints; }
    [[nodiscard]] const SpecialTokenIds& special() const override { return special_; }
    [[nodiscard]] std::size_t max_tokens() const override { return max_tokens_; }
    [[nodiscard]] std::string_view kind() const override { return kKind; }

  private:
    [[nodiscard]] bool is_special(std::int32_t id) const {
        return id == special_.classification || id == special_.separator || id == special_.mask ||
               id == special_.padding;
    }

    [[nodiscard]] Token token_of(std::int32_t id, std::int32_t sequence) const {
        Token token;
        token.id = id;
        token.piece = piece(id);
        token.display = display(id);
        token.reported_piece = character(id);
        token.sequence = token.type = sequence;
        token.special = is_special(id);
        return token;
    }

    [[nodiscard]] std::vector<Token> tokens_of(const std::string& text, std::int32_t sequence) const {
        std::vector<Token> tokens;
        for (std::size_t at = 0; at < text.size();) {
            const DecodedCodePoint own = decode_utf8(text, at);
            Token& token = tokens.emplace_back(token_of(static_cast<std::int32_t>(own.value), sequence));
            token.range = {at, at + own.length};
            token.reported = {tokens.size() - 1, tokens.size()};
            at += own.length;
        }
        return tokens;
    }

    /// [CLS] A [SEP], [CLS] A [SEP] B [SEP].
    void finish(std::vector<std::vector<Token>> parts, const EncodeOptions& options, TokenizedText& result) const {
        const std::size_t special = options.add_special_tokens ? 1 + parts.size() : 0;
        if (options.max_tokens > 0) {
            const std::size_t room = options.max_tokens > special ? options.max_tokens - special : 0;
            const std::size_t cut = cut_to_length(parts, room, {});
            if (cut > 0) result.notices.push_back(truncation_notice(options.max_tokens, cut));
        }
        if (options.add_special_tokens) {
            parts.front().insert(parts.front().begin(), token_of(special_.classification, 0));
            for (std::size_t part = 0; part < parts.size(); ++part)
                parts[part].push_back(token_of(special_.separator, static_cast<std::int32_t>(part)));
        }
        result.tokens = joined(std::move(parts));
        assign_words(result);
    }

    SpecialTokenIds special_;
    std::size_t max_tokens_ = 0;
};

}  // namespace

std::shared_ptr<const Tokenizer> make_code_point_tokenizer(const TokenizerConfig& config) {
    return std::make_shared<CodePointTokenizer>(config);
}

}  // namespace headlight
