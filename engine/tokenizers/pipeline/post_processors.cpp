#include "tokenizers/pipeline/post_processors.h"

#include "tokenizers/byte_level.h"
#include "tokenizers/characters.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <map>

namespace headlight {
namespace {

Token special_token(const NamedToken& named, std::int32_t type) {
    Token token;
    token.id = named.id;
    token.piece = token.reported_piece = named.piece;
    token.type = type;
    token.special = true;
    return token;
}

void set_type(std::vector<Token>& tokens, std::int32_t type) {
    for (Token& token : tokens) token.type = type;
}

bool is_space_character(char32_t character) {
    return character == byte_character(' ') || is_white_space(character);
}

// Hugging Face's trimming: a space at either end of the piece is taken off the offsets, one code point each.
void trim_offsets(std::vector<Token>& tokens, bool add_prefix_space) {
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        Token& token = tokens[i];
        std::size_t leading = 0, trailing = 0, run = 0;
        bool only_spaces = true;
        for (std::size_t at = 0; at < token.reported_piece.size();) {
            const auto decoded = decode_utf8(token.reported_piece, at);
            at += decoded.length;
            if (is_space_character(decoded.value)) {
                ++run;
                if (only_spaces) leading = run;
            } else {
                only_spaces = false;
                run = 0;
            }
            trailing = run;
        }
        CodePointRange& range = token.reported;
        if (leading > 0) {
            // The one space that add_prefix_space put before the text is in no offset.
            const bool first = i == 0 || range.begin == 0;
            if (first && add_prefix_space && leading == 1) leading = 0;
            range.begin = std::min(range.begin + leading, range.end);
        }
        if (trailing > 0 && range.end >= trailing) range.end = std::max(range.end - trailing, range.begin);
    }
}

class ByteLevelProcessor : public PostProcessor {
  public:
    ByteLevelProcessor(bool trim, bool add_prefix_space) : trim_(trim), add_prefix_space_(add_prefix_space) {}
    [[nodiscard]] std::string_view name() const override { return "post-processor ByteLevel"; }
    void change(Parts& parts, bool /*add_special_tokens*/, TextBudget& /*budget*/) const override {
        if (!trim_) return;
        for (auto& part : parts) trim_offsets(part, add_prefix_space_);
    }
    [[nodiscard]] std::size_t added_tokens(bool) const override { return 0; }

  private:
    bool trim_, add_prefix_space_;
};

// [CLS] A [SEP] B [SEP] of BERT, and <s> A </s></s> B </s> of RoBERTa, where everything has type 0.
class PairProcessor : public PostProcessor {
  public:
    PairProcessor(NamedToken first, NamedToken separator, bool roberta)
        : first_(std::move(first)), separator_(std::move(separator)), roberta_(roberta) {}

    [[nodiscard]] std::string_view name() const override {
        return roberta_ ? "post-processor RobertaProcessing" : "post-processor BertProcessing";
    }
    void change(Parts& parts, bool add_special_tokens, TextBudget& /*budget*/) const override {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const std::int32_t type = roberta_ || i == 0 ? 0 : 1;
            if (roberta_ || add_special_tokens) set_type(parts[i], type);
            if (!add_special_tokens) continue;
            auto& part = parts[i];
            if (i == 0) part.insert(part.begin(), special_token(first_, 0));
            if (i > 0 && roberta_) part.insert(part.begin(), special_token(separator_, 0));
            part.push_back(special_token(separator_, type));
        }
    }
    [[nodiscard]] std::size_t added_tokens(bool pair) const override { return !pair ? 2 : roberta_ ? 4 : 3; }

  private:
    NamedToken first_, separator_;
    bool roberta_;
};

class AffixProcessor : public PostProcessor {
  public:
    AffixProcessor(std::vector<NamedToken> before, std::vector<NamedToken> after)
        : before_(std::move(before)), after_(std::move(after)) {}
    [[nodiscard]] std::string_view name() const override { return "post-processor of added tokens"; }
    void change(Parts& parts, bool add_special_tokens, TextBudget& /*budget*/) const override {
        if (!add_special_tokens) return;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const auto type = static_cast<std::int32_t>(i);
            std::vector<Token> before;
            for (const NamedToken& named : before_) before.push_back(special_token(named, type));
            parts[i].insert(parts[i].begin(), std::make_move_iterator(before.begin()),
                            std::make_move_iterator(before.end()));
            for (const NamedToken& named : after_) parts[i].push_back(special_token(named, type));
        }
    }
    [[nodiscard]] std::size_t added_tokens(bool pair) const override {
        return (before_.size() + after_.size()) * (pair ? 2 : 1);
    }

  private:
    std::vector<NamedToken> before_, after_;
};

class TemplateProcessor : public PostProcessor {
  public:
    TemplateProcessor(const JsonValue& section, const PieceFinder& find)
        : place_{.file = section.file(), .field = section.field()} {
        const auto specials = section.find("special_tokens");
        if (specials) read_specials(*specials, find);
        single_ = read_template(section.at("single"), false);
        pair_ = read_template(section.at("pair"), true);
    }

    [[nodiscard]] std::string_view name() const override { return "post-processor TemplateProcessing"; }
    void change(Parts& parts, bool add_special_tokens, TextBudget& budget) const override {
        check_count(parts.size());
        const auto& chosen = parts.size() > 1 ? pair_ : single_;
        Parts result;
        std::size_t count = 0, letters = 0;  // of the result, letters of its special tokens
        std::array<std::size_t, 2> uses{};   // still to come, of each sequence
        for (const Element& element : chosen)
            if (element.sequence >= 0) ++uses[static_cast<std::size_t>(element.sequence)];
        for (auto element = chosen.begin(); element != chosen.end(); ++element) {
            if (element->sequence >= 0) {
                const bool again = --uses[static_cast<std::size_t>(element->sequence)] > 0;
                auto& tokens = parts[static_cast<std::size_t>(element->sequence)];
                budget.spend(tokens.size() + 1);
                budget.allow_items(count += tokens.size());
                result.push_back(again ? tokens : std::move(tokens));
                set_type(result.back(), element->type);
            } else if (add_special_tokens) {
                std::vector<Token>& tokens = result.emplace_back();
                const std::vector<NamedToken>& specials = specials_.at(element->special);
                budget.spend(specials.size() + 1);
                budget.allow_items(count += specials.size());
                for (const NamedToken& named : specials) {
                    budget.allow_bytes(letters += named.piece.size());
                    tokens.push_back(special_token(named, element->type));
                }
            }
        }
        parts = std::move(result);
    }

    [[nodiscard]] std::size_t added_tokens(bool pair) const override {
        std::size_t count = 0;
        for (const Element& element : pair ? pair_ : single_) {
            if (element.sequence < 0) count += specials_.at(element.special).size();
        }
        return count;
    }

  private:
    struct Element {
        int sequence = -1;    // 0: A, 1: B, -1: a special token
        std::string special;  // its name in `specials_`
        std::int32_t type = 0;
    };

    // Processors before this one in a sequence may leave no part, or one for each element of a template.
    void check_count(std::size_t parts) const {
        if (parts == 1 || parts == 2) return;
        throw Error(ErrorKind::Format,
                    Sentence("TemplateProcessing: expected one or two sequences from the post-processor before it, "
                             "found %1; leave one TemplateProcessing in the sequence.",
                             parts),
                    place_);
    }

    void read_specials(const JsonValue& section, const PieceFinder& find) {
        for (const auto [name, element] : section.object()) {
            const JsonValue entry = section.child(element, name);
            const JsonValue ids = entry.at("ids"), tokens = entry.at("tokens");
            const auto id_array = ids.array(), token_array = tokens.array();
            if (id_array.size() != token_array.size())
                entry.fail(Sentence("A special token of the template has as many ids as tokens."));
            auto& named = specials_[std::string(name)];
            std::size_t index = 0;
            // Both are walked: an array finds its n-th element by counting.
            for (auto token = token_array.begin(), id_at = id_array.begin(); token != token_array.end();
                 ++token, ++id_at) {
                const JsonValue piece = tokens.child(*token, index);
                const JsonValue id = ids.child(*id_at, index);
                ++index;
                named.push_back({std::string(piece.text()),
                                 static_cast<std::int32_t>(id.integer(0, std::numeric_limits<std::int32_t>::max()))});
                const auto known = find(piece.text());
                if (!known || *known != named.back().id) {
                    piece.fail(Sentence("The template names \"%1\" with id %2, which the vocabulary does not have.",
                                        named.back().piece, named.back().id));
                }
            }
        }
    }

    std::vector<Element> read_template(const JsonValue& section, bool pair) {
        std::vector<Element> elements;
        std::size_t index = 0;
        for (const auto entry : section.array()) {
            const JsonValue element = section.child(entry, index++);
            const auto sequence = element.find("Sequence");
            const JsonValue body = sequence ? *sequence : element.at("SpecialToken");
            const JsonValue id = body.at("id");
            Element result;
            const auto type = body.find("type_id");
            result.type = type ? static_cast<std::int32_t>(type->integer(0, 255)) : 0;
            if (sequence) {
                if (id.text() != "A" && (id.text() != "B" || !pair))
                    id.fail(Sentence("The template names a sequence that is neither A nor, for pairs, B."));
                result.sequence = id.text() == "A" ? 0 : 1;
            } else {
                result.special = id.text();
                if (!specials_.contains(result.special))
                    id.fail(Sentence("The template names \"%1\", which its special_tokens lack.", result.special));
            }
            elements.push_back(std::move(result));
        }
        return elements;
    }

    ErrorPlace place_;
    std::map<std::string, std::vector<NamedToken>> specials_;
    std::vector<Element> single_, pair_;
};

class ProcessorSequence : public PostProcessor {
  public:
    ProcessorSequence() = default;
    ProcessorSequence(const JsonValue& list, const PieceFinder& find) {
        std::size_t index = 0;
        for (const auto element : list.array()) add(make_post_processor(list.child(element, index++), find));
    }
    void add(std::unique_ptr<const PostProcessor> step) { steps_.push_back(std::move(step)); }
    [[nodiscard]] std::string_view name() const override { return "post-processor Sequence"; }
    void change(Parts& parts, bool add_special_tokens, TextBudget& budget) const override {
        for (const auto& step : steps_) step->process(parts, add_special_tokens, budget);
    }
    [[nodiscard]] std::size_t added_tokens(bool pair) const override {
        std::size_t count = 0;
        for (const auto& step : steps_) count += step->added_tokens(pair);
        return count;
    }

  private:
    std::vector<std::unique_ptr<const PostProcessor>> steps_;
};

NamedToken read_named(const JsonValue& field, const PieceFinder& find) {
    const auto array = field.array();
    if (array.size() != 2) field.fail(Sentence("The tokenizer needs a token and its id here."));
    NamedToken named{
        std::string(field.child(array.at(0), 0).text()),
        static_cast<std::int32_t>(field.child(array.at(1), 1).integer(0, std::numeric_limits<std::int32_t>::max()))};
    const auto known = find(named.piece);
    if (!known || *known != named.id) {
        field.fail(Sentence("The vocabulary does not have \"%1\" with id %2.", named.piece, named.id));
    }
    return named;
}

}  // namespace

void PostProcessor::process(Parts& parts, bool add_special_tokens, TextBudget& budget) const {
    std::size_t tokens = parts.size();
    for (const auto& part : parts) tokens += part.size();
    budget.start(name(), tokens);
    change(parts, add_special_tokens, budget);
}

std::unique_ptr<const PostProcessor> make_bert_processor(NamedToken classification, NamedToken separator) {
    return std::make_unique<PairProcessor>(std::move(classification), std::move(separator), false);
}

std::unique_ptr<const PostProcessor> make_affix_processor(std::vector<NamedToken> before,
                                                          std::vector<NamedToken> after) {
    return std::make_unique<AffixProcessor>(std::move(before), std::move(after));
}

std::unique_ptr<const PostProcessor> make_roberta_processor(NamedToken classification, NamedToken separator,
                                                            bool add_prefix_space) {
    auto sequence = std::make_unique<ProcessorSequence>();
    sequence->add(std::make_unique<ByteLevelProcessor>(true, add_prefix_space));
    sequence->add(std::make_unique<PairProcessor>(std::move(classification), std::move(separator), true));
    return sequence;
}

std::unique_ptr<const PostProcessor> make_post_processor(const JsonValue& section, const PieceFinder& find) {
    const JsonValue type_value = section.at("type");
    const std::string_view type = type_value.text();
    if (type == "TemplateProcessing") return std::make_unique<TemplateProcessor>(section, find);
    if (type == "BertProcessing") {
        return make_bert_processor(read_named(section.at("cls"), find), read_named(section.at("sep"), find));
    }
    const bool trim = section.boolean_or("trim_offsets", true), prefix = section.boolean_or("add_prefix_space", true);
    if (type == "ByteLevel") return std::make_unique<ByteLevelProcessor>(trim, prefix);
    if (type == "RobertaProcessing") {
        auto sequence = std::make_unique<ProcessorSequence>();
        sequence->add(std::make_unique<ByteLevelProcessor>(trim, prefix));
        sequence->add(std::make_unique<PairProcessor>(read_named(section.at("cls"), find),
                                                      read_named(section.at("sep"), find), true));
        return sequence;
    }
    if (type == "Sequence") return std::make_unique<ProcessorSequence>(section.at("processors"), find);
    type_value.fail(Sentence("The post-processor \"%1\" is not supported; supported post-processors: "
                             "TemplateProcessing, BertProcessing, RobertaProcessing, ByteLevel, Sequence.",
                             type),
                    ErrorKind::Unsupported);
}

}  // namespace headlight
