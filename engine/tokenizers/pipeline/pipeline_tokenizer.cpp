#include "tokenizers/pipeline/pipeline_tokenizer.h"

#include "tokenizers/code_point_cursor.h"
#include "tokenizers/large_pages.h"
#include "tokenizers/words.h"

#include <algorithm>
#include <deque>
#include <unordered_map>

namespace headlight {
namespace {

constexpr std::size_t kLongestText = std::size_t{16} << 20;
// Words that occur again are looked up; longer pieces hardly do.
constexpr std::size_t kLongestRemembered = 48;

class PipelineTokenizer : public Tokenizer {
  public:
    explicit PipelineTokenizer(Pipeline pipeline) : pipeline_(std::move(pipeline)) {
        model_name_ = "model " + std::string(pipeline_.model->kind());
        size_ = pipeline_.model->vocabulary().size();
        for (const AddedToken& token : pipeline_.added.all()) size_ = std::max(size_, token.id + 1);
    }

    [[nodiscard]] TokenizedText encode(std::string_view text, std::optional<std::string_view> pair,
                                       const EncodeOptions& options) const override {
        TokenizedText result = accept_texts(text, pair);
        TextBudget budget(result.text.size() + result.pair.size(), options.stop);
        PostProcessor::Parts parts;
        parts.push_back(tokens_of(result.text, 0, result.notices, budget));
        if (pair) parts.push_back(tokens_of(result.pair, 1, result.notices, budget));
        truncate(parts, options, result.notices);
        if (pipeline_.post_processor) pipeline_.post_processor->process(parts, options.add_special_tokens, budget);
        result.tokens = joined(std::move(parts));
        if (options.as_file_states) pad(result.tokens, budget);
        finish(result);
        return result;
    }

    [[nodiscard]] std::vector<WordSteps> steps(std::string_view typed, std::stop_token stop) const override {
        std::vector<std::string> notices;
        const std::string text = accept_text(typed, "text", notices);
        TextBudget budget(text.size(), std::move(stop));
        std::vector<WordSteps> all;
        std::size_t told = 0;  // size of all steps so far
        const PieceList list = pre_tokenized(text, budget);
        budget.start(model_name_, list.text.text.size());
        visit_words(list, [&](const Piece& word, const AlignedText& aligned) {
            const Origin origin = aligned.origin_of(word.range);
            WordSteps& steps = all.emplace_back();
            steps.typed = text.substr(origin.begin, origin.end - origin.begin);
            steps.spelled = aligned.text.substr(word.range.begin, word.range.size());
            steps.added = word.added >= 0;
            if (steps.added) {
                steps.tokens = {{word.added, std::string(find_piece(word.added)), 0, steps.spelled.size()}};
                return;
            }
            steps.left_out = steps.spelled.size() > kLongestExplained || told > budget.most_bytes();
            if (!steps.left_out) pipeline_.model->explain(steps.spelled, steps.steps, budget);
            told += size_of(steps.steps);
            std::vector<ModelToken> tokens;
            pipeline_.model->tokenize(steps.spelled, tokens, budget);
            for (const ModelToken& token : tokens)
                steps.tokens.push_back(pipeline_.model->part_of(steps.spelled, token));
        });
        return all;
    }

    [[nodiscard]] std::string decode(std::span<const std::int32_t> ids, bool skip_special,
                                     std::stop_token stop) const override {
        std::vector<std::string> pieces;
        std::size_t bytes = 0;
        for (const std::int32_t id : ids) {
            const std::string_view piece = find_piece(id);
            if (piece.empty() || (skip_special && pipeline_.added.is_special(piece))) continue;
            pieces.emplace_back(piece);
            bytes += piece.size();
        }
        std::string text;
        if (pipeline_.decoder) {
            TextBudget budget(bytes, std::move(stop));
            pipeline_.decoder->apply(pieces, budget);
            for (const std::string& piece : pieces) text += piece;
        } else {
            for (std::size_t i = 0; i < pieces.size(); ++i) text += (i == 0 ? "" : " ") + pieces[i];
        }
        return text;
    }

    [[nodiscard]] std::string piece(std::int32_t id) const override {
        const std::string_view piece = find_piece(id);
        if (piece.empty()) {
            throw Error(ErrorKind::Input, Sentence("There is no token %1; the vocabulary has %2.", id, size_));
        }
        return std::string(piece);
    }

    [[nodiscard]] std::string display(std::int32_t id) const override {
        if (const AddedToken* added = pipeline_.added.find(id)) return display_text(added->content);
        const std::string_view piece = find_piece(id);
        return piece.empty() ? display_number(id) : display_piece(piece, pipeline_.spelling);
    }

    [[nodiscard]] std::optional<std::int32_t> find(std::string_view piece) const override {
        if (const AddedToken* added = pipeline_.added.find(piece)) return added->id;
        return pipeline_.model->vocabulary().find(piece);
    }

    [[nodiscard]] std::int32_t vocabulary_size() const override { return size_; }
    [[nodiscard]] const SpecialTokenIds& special() const override { return pipeline_.special; }
    [[nodiscard]] std::size_t max_tokens() const override { return pipeline_.max_tokens; }
    [[nodiscard]] std::string_view kind() const override { return pipeline_.model->kind(); }

  private:
    [[nodiscard]] std::string_view find_piece(std::int32_t id) const {
        if (const AddedToken* added = pipeline_.added.find(id)) return added->content;
        return pipeline_.model->vocabulary().piece(id);
    }

    /// The normalized text, cut as far as the model need not know of.
    [[nodiscard]] PieceList pre_tokenized(const std::string& text, TextBudget& budget) const {
        PieceList list = pipeline_.added.extract(text, pipeline_.normalizer.get(), budget);
        if (pipeline_.pre_tokenizer) pipeline_.pre_tokenizer->apply(list, budget);
        return list;
    }

    /// Calls `visit` for every added token and every part that the model cuts by itself.
    template <typename Visit>
    void visit_words(const PieceList& list, const Visit& visit) const {
        for (const Piece& piece : list.pieces) {
            if (piece.added >= 0) {
                visit(piece, list.text);
                continue;
            }
            for (Piece word = piece; word.range.begin < piece.range.end; word.range.begin = word.range.end) {
                const std::string_view rest =
                    std::string_view(list.text.text).substr(word.range.begin, piece.range.end - word.range.begin);
                word.range.end = word.range.begin + pipeline_.model->independent_beginning(rest);
                visit(word, list.text);
            }
        }
    }

    [[nodiscard]] std::vector<Token> tokens_of(const std::string& text, std::int32_t sequence,
                                               std::vector<std::string>& notices, TextBudget& budget) const {
        const PieceList list = pre_tokenized(text, budget);
        if (list.text.given_up) {
            notices.push_back("The tokens of the " + std::string(sequence == 0 ? "text" : "second text") +
                              " may not be those that the model was trained on: a regular expression of the tokenizer "
                              "took too many steps and was stopped.");
        }
        // All words are cut first: tokens are large, and room for exactly as many is made once.
        Memory remembered;
        std::vector<CutWord> words;
        std::size_t count = 0;
        budget.start(model_name_, list.text.text.size());
        visit_words(list, [&](const Piece& word, const AlignedText& aligned) {
            CutWord& cut_word = words.emplace_back(CutWord{word, nullptr});
            ++count;
            if (word.added >= 0) return;
            const std::string_view text_of_word = aligned.text;
            cut_word.tokens = &cut(text_of_word.substr(word.range.begin, word.range.size()), remembered, budget);
            budget.allow_items(count += cut_word.tokens->size());
        });
        std::vector<Token> tokens;
        make_room(tokens, count + (pipeline_.post_processor ? pipeline_.post_processor->added_tokens(false) : 0));
        std::size_t letters = 0;  // that the tokens hold
        for (const CutWord& word : words) {
            if (word.tokens == nullptr) {
                letters += append({word.piece.added, 0, word.piece.range.size(), false}, word.piece, list.text,
                                  sequence, tokens);
                continue;
            }
            for (const ModelToken& token : *word.tokens) {
                letters += append(token, word.piece, list.text, sequence, tokens);
                budget.allow_bytes(letters);
            }
        }
        count_code_points(text, tokens);
        return tokens;
    }

    // The tokens of words that have been cut already, by their spelling, and those of long ones.
    struct Memory {
        std::unordered_map<std::string_view, std::vector<ModelToken>> words;
        std::deque<std::vector<ModelToken>> long_words;
    };
    struct CutWord {
        Piece piece;
        const std::vector<ModelToken>* tokens;  // in the memory; null: an added token
    };
    [[nodiscard]] const std::vector<ModelToken>& cut(std::string_view spelled, Memory& remembered,
                                                     TextBudget& budget) const {
        if (spelled.size() <= kLongestRemembered) {
            const auto [entry, is_new] = remembered.words.try_emplace(spelled);
            if (is_new) pipeline_.model->tokenize(spelled, entry->second, budget);
            return entry->second;
        }
        pipeline_.model->tokenize(spelled, remembered.long_words.emplace_back(), budget);
        return remembered.long_words.back();
    }

    // Offsets stay bytes here, until `count_code_points`. Returns how many letters the token holds.
    std::size_t append(const ModelToken& cut, const Piece& piece, const AlignedText& text, std::int32_t sequence,
                       std::vector<Token>& tokens) const {
        const ByteRange range{piece.range.begin + cut.begin, piece.range.begin + cut.end};
        const Origin origin = text.origin_of(range);
        const bool added = piece.added >= 0;
        Token& token = tokens.emplace_back();
        token.id = cut.id;
        token.piece = find_piece(cut.id);
        token.range = {origin.begin, origin.end};
        token.sequence = token.type = sequence;
        token.special = added && pipeline_.added.is_special(token.piece);
        token.unknown = cut.unknown;
        const bool by_text = added || (cut.unknown && pipeline_.model->names_unknown_by_text());
        token.reported_piece = by_text ? text.text.substr(range.begin, range.size()) : token.piece;
        token.reported = {origin.reported_begin, origin.reported_end};
        return token.piece.size() + token.reported_piece.size();
    }

    static void count_code_points(const std::string& text, std::vector<Token>& tokens) {
        CodePointCursor cursor(text);
        CodePointRange bytes, counted;  // of the token before, which the bytes of one unknown text share
        for (Token& token : tokens) {
            if (token.reported != bytes) {
                bytes = token.reported;
                const std::size_t begin = cursor.before(bytes.begin);
                counted = {begin, cursor.before(bytes.end)};
            }
            token.reported = counted;
        }
    }

    void truncate(PostProcessor::Parts& parts, const EncodeOptions& options, std::vector<std::string>& notices) const {
        Truncation how;
        std::size_t limit = options.max_tokens;
        if (options.as_file_states && pipeline_.truncation &&
            (limit == 0 || pipeline_.truncation->max_length < limit)) {
            how = *pipeline_.truncation;
            limit = how.max_length;
        }
        if (limit == 0) return;
        const std::size_t special = options.add_special_tokens && pipeline_.post_processor
                                        ? pipeline_.post_processor->added_tokens(parts.size() > 1)
                                        : 0;
        const std::size_t cut = cut_to_length(parts, limit > special ? limit - special : 0, how);
        if (cut > 0) notices.push_back(truncation_notice(limit, cut));
    }

    void pad(std::vector<Token>& tokens, const TextBudget& budget) const {
        if (!pipeline_.padding) return;
        const Padding& padding = *pipeline_.padding;
        std::size_t length = std::max(padding.length, tokens.size());
        if (padding.multiple_of > 1)
            length = (length + padding.multiple_of - 1) / padding.multiple_of * padding.multiple_of;
        budget.allow_items(length);
        budget.allow_bytes((length - tokens.size()) * padding.piece.size());
        Token token;
        token.id = padding.id;
        token.piece = token.reported_piece = padding.piece;
        token.type = padding.type;
        token.special = true;
        tokens.insert(padding.left ? tokens.begin() : tokens.end(), length - tokens.size(), token);
    }

    void finish(TokenizedText& result) const {
        std::int32_t sequence = 0;
        std::unordered_map<std::int32_t, std::string> displays;
        for (Token& token : result.tokens) {
            if (token.special && token.range.empty()) token.sequence = sequence;
            sequence = token.sequence;
            if (token.special) {  // its piece is as the file names it
                token.display = display_of(token);
                continue;
            }
            const auto [shown, is_new] = displays.try_emplace(token.id);
            if (is_new) shown->second = display_of(token);
            token.display = shown->second;
        }
        assign_words(result);
    }

    [[nodiscard]] std::string display_of(const Token& token) const {
        if (pipeline_.added.find(token.id)) return display_text(token.piece);
        return display_piece(token.piece, pipeline_.spelling);
    }

    Pipeline pipeline_;
    std::string model_name_;  // for errors
    std::int32_t size_ = 0;
};

}  // namespace

std::shared_ptr<const Tokenizer> make_pipeline_tokenizer(Pipeline pipeline) {
    return std::make_shared<PipelineTokenizer>(std::move(pipeline));
}

std::vector<Token> joined(std::vector<std::vector<Token>> parts) {
    std::size_t count = 0;
    for (const auto& part : parts) count += part.size();
    const auto largest = std::ranges::max_element(parts, {}, &std::vector<Token>::size);
    if (largest == parts.end()) return {};
    // The others are put around it, where there is room left for them as a rule.
    std::vector<Token> tokens = std::move(*largest);
    tokens.reserve(count);
    std::size_t before = 0;
    for (auto part = parts.begin(); part != parts.end(); ++part) {
        if (part == largest) continue;
        const auto place = part < largest ? tokens.begin() + static_cast<std::ptrdiff_t>(before) : tokens.end();
        tokens.insert(place, std::make_move_iterator(part->begin()), std::make_move_iterator(part->end()));
        before += part->size();
    }
    return tokens;
}

std::string accept_text(std::string_view typed, std::string_view name, std::vector<std::string>& notices) {
    if (typed.size() > kLongestText) {
        std::size_t end = kLongestText;
        while (end > 0 && (typed[end] & 0xC0) == 0x80) --end;
        notices.push_back("The " + std::string(name) + " was cut to its first " + std::to_string(end) + " of " +
                          std::to_string(typed.size()) + " bytes.");
        typed = typed.substr(0, end);
    }
    SanitizedText accepted = sanitize_utf8(typed);
    if (!accepted.replaced_at.empty()) {
        notices.push_back(
            "The " + std::string(name) + " is not valid UTF-8: " + std::to_string(accepted.replaced_at.size()) +
            " bytes became U+FFFD, the first at offset " + std::to_string(accepted.replaced_at.front()) + ".");
    }
    return std::move(accepted.text);
}

TokenizedText accept_texts(std::string_view text, std::optional<std::string_view> pair) {
    TokenizedText result;
    result.text = accept_text(text, "text", result.notices);
    result.has_pair = pair.has_value();
    if (pair) result.pair = accept_text(*pair, "second text", result.notices);
    return result;
}

SpecialTokenIds find_special_tokens(const TokenizerConfig& config, const PieceFinder& find) {
    const auto look_up = [&](const std::string& role, std::initializer_list<std::string_view> usual) {
        const std::string named = config.role(role);
        if (!named.empty()) return find(named).value_or(-1);
        for (const std::string_view piece : usual) {
            if (const auto id = find(piece)) return *id;
        }
        return -1;
    };
    SpecialTokenIds special;
    special.classification = look_up("cls_token", {"[CLS]"});
    special.separator = look_up("sep_token", {"[SEP]"});
    special.mask = look_up("mask_token", {"[MASK]", "<mask>"});
    special.padding = look_up("pad_token", {"[PAD]", "<pad>"});
    special.unknown = look_up("unk_token", {"[UNK]", "<unk>"});
    special.begin = look_up("bos_token", {"<s>", "<bos>", "<|begin_of_text|>"});
    special.end = look_up("eos_token", {"</s>", "<eos>", "<|endoftext|>", "<|end_of_text|>"});
    return special;
}

}  // namespace headlight
