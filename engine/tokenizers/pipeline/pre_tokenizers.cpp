#include "tokenizers/pipeline/pre_tokenizers.h"

#include "tokenizers/byte_level.h"
#include "tokenizers/characters.h"
#include "tokenizers/pipeline/pattern.h"

#include <array>

namespace headlight {
namespace {

// What becomes of the parts that a pattern matches (Hugging Face's SplitDelimiterBehavior).
enum class Behavior { Removed, Isolated, MergedWithPrevious, MergedWithNext, Contiguous };

struct Segment {
    ByteRange range;
    bool is_delimiter = false;
};

void join_segments(const std::vector<Segment>& segments, Behavior behavior, std::vector<ByteRange>& parts) {
    bool previous = false;
    const std::size_t first = parts.size();
    const auto add = [&](const Segment& segment, bool join) {
        if (join && parts.size() > first) {
            parts.back().end = segment.range.end;
        } else {
            parts.push_back(segment.range);
        }
    };
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const Segment& segment = segments[i];
        switch (behavior) {
            case Behavior::Removed:
                if (!segment.is_delimiter) parts.push_back(segment.range);
                break;
            case Behavior::Isolated:
                parts.push_back(segment.range);
                break;
            case Behavior::Contiguous:
                add(segment, segment.is_delimiter == previous);
                break;
            case Behavior::MergedWithPrevious:
                add(segment, segment.is_delimiter && !previous);
                break;
            case Behavior::MergedWithNext: {
                // A delimiter joins what follows, unless that is a delimiter, too.
                const bool join = i > 0 && previous && !segment.is_delimiter;
                add(segment, join);
                break;
            }
        }
        previous = segment.is_delimiter;
    }
}

Behavior read_behavior(const JsonValue& value) {
    constexpr std::array<std::pair<std::string_view, Behavior>, 5> names{
        {{"Removed", Behavior::Removed},
         {"Isolated", Behavior::Isolated},
         {"MergedWithPrevious", Behavior::MergedWithPrevious},
         {"MergedWithNext", Behavior::MergedWithNext},
         {"Contiguous", Behavior::Contiguous}}};
    for (const auto& [name, behavior] : names) {
        if (value.text() == name) return behavior;
    }
    value.refuse(Sentence("one of Removed, Isolated, MergedWithPrevious, MergedWithNext, Contiguous"));
}

// Cuts by a question about single characters.
template <typename IsDelimiter>
void split_characters(std::string_view piece, Behavior behavior, IsDelimiter is_delimiter,
                      std::vector<ByteRange>& parts) {
    std::vector<Segment> segments;
    std::size_t plain_begin = 0;
    for (std::size_t at = 0; at < piece.size();) {
        const auto decoded = decode_utf8(piece, at);
        if (is_delimiter(decoded.value)) {
            if (plain_begin < at) segments.push_back({{plain_begin, at}, false});
            segments.push_back({{at, at + decoded.length}, true});
            plain_begin = at + decoded.length;
        }
        at += decoded.length;
    }
    if (plain_begin < piece.size()) segments.push_back({{plain_begin, piece.size()}, false});
    join_segments(segments, behavior, parts);
}

// False when the pattern was given up.
bool split_pattern(std::string_view piece, const Pattern& pattern, bool invert, Behavior behavior,
                   std::vector<ByteRange>& parts, TextBudget& budget) {
    std::vector<ByteRange> matches;
    const bool complete = pattern.find(piece, matches, budget);
    std::vector<Segment> segments;
    segments.reserve(2 * matches.size() + 1);
    std::size_t end = 0;
    for (const ByteRange& match : matches) {
        if (end < match.begin) segments.push_back({{end, match.begin}, invert});
        segments.push_back({match, !invert});
        end = match.end;
    }
    if (end < piece.size()) segments.push_back({{end, piece.size()}, invert});
    join_segments(segments, behavior, parts);
    return complete;
}

void split_at_pattern(PieceList& list, const Pattern& pattern, bool invert, Behavior behavior, TextBudget& budget) {
    list.split(budget, [&](std::string_view piece, std::vector<ByteRange>& parts) {
        if (!split_pattern(piece, pattern, invert, behavior, parts, budget)) list.text.given_up = true;
    });
}

class BertPreTokenizer : public PreTokenizer {
  public:
    [[nodiscard]] std::string_view name() const override { return "pre-tokenizer BertPreTokenizer"; }
    void pre_tokenize(PieceList& list, TextBudget& budget) const override {
        list.split(budget, [](std::string_view piece, std::vector<ByteRange>& parts) {
            std::size_t word = 0;
            for (std::size_t at = 0; at < piece.size();) {
                const auto decoded = decode_utf8(piece, at);
                const std::size_t end = at + decoded.length;
                const bool space = is_white_space(decoded.value);
                if (space || is_bert_punctuation(decoded.value)) {
                    parts.push_back({word, at});
                    if (!space) parts.push_back({at, end});
                    word = end;
                }
                at = end;
            }
            parts.push_back({word, piece.size()});
        });
    }
};

class ByteLevelPreTokenizer : public PreTokenizer {
  public:
    ByteLevelPreTokenizer(bool add_prefix_space, bool use_regex) : add_prefix_space_(add_prefix_space) {
        if (use_regex) {
            pattern_ = Pattern::regex(R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+)");
        }
    }

    [[nodiscard]] std::string_view name() const override { return "pre-tokenizer ByteLevel"; }
    void pre_tokenize(PieceList& list, TextBudget& budget) const override {
        if (add_prefix_space_) {
            list.rewrite(budget, [](Rewriter& rewriter, const Piece&) {
                if (!rewriter.ahead().starts_with(' ')) rewriter.prefix(" ");
                rewriter.keep(rewriter.remaining());
            });
        }
        if (pattern_) split_at_pattern(list, *pattern_, false, Behavior::Isolated, budget);
        list.rewrite(budget, [](Rewriter& rewriter, const Piece&) { spell_bytes(rewriter); });
    }

  private:
    static void spell_bytes(Rewriter& rewriter) {
        while (!rewriter.at_end()) {
            const std::string_view ahead = rewriter.ahead();
            std::size_t plain = 0;
            while (plain < ahead.size() && ahead[plain] > ' ' && ahead[plain] < 0x7F) ++plain;
            rewriter.keep(plain);
            if (rewriter.at_end()) return;
            const std::size_t length = decode_utf8(ahead, plain).length;
            const std::string bytes(ahead.substr(plain, length));
            rewriter.replace(byte_character(static_cast<std::uint8_t>(bytes[0])));
            for (std::size_t i = 1; i < length; ++i)
                rewriter.insert(byte_character(static_cast<std::uint8_t>(bytes[i])));
        }
    }

    bool add_prefix_space_;
    std::optional<Pattern> pattern_;
};

class SplitPreTokenizer : public PreTokenizer {
  public:
    explicit SplitPreTokenizer(const JsonValue& section)
        : pattern_(section.at("pattern")),
          behavior_(read_behavior(section.at("behavior"))),
          invert_(section.boolean_or("invert", false)) {}

    [[nodiscard]] std::string_view name() const override { return "pre-tokenizer Split"; }
    void pre_tokenize(PieceList& list, TextBudget& budget) const override {
        split_at_pattern(list, pattern_, invert_, behavior_, budget);
    }

  private:
    Pattern pattern_;
    Behavior behavior_;
    bool invert_;
};

class CharacterPreTokenizer : public PreTokenizer {
  public:
    CharacterPreTokenizer(std::string_view name, bool (*is_delimiter)(char32_t), Behavior behavior)
        : name_(name), is_delimiter_(is_delimiter), behavior_(behavior) {}

    [[nodiscard]] std::string_view name() const override { return name_; }

    void pre_tokenize(PieceList& list, TextBudget& budget) const override {
        list.split(budget, [&](std::string_view piece, std::vector<ByteRange>& parts) {
            split_characters(piece, behavior_, is_delimiter_, parts);
        });
    }

  private:
    std::string_view name_;  // a constant
    bool (*is_delimiter_)(char32_t);
    Behavior behavior_;
};

// Runs of word characters and runs of what is neither word character nor white space: \w+|[^\w\s]+.
class WhitespacePreTokenizer : public PreTokenizer {
  public:
    [[nodiscard]] std::string_view name() const override { return "pre-tokenizer Whitespace"; }
    void pre_tokenize(PieceList& list, TextBudget& budget) const override {
        list.split(budget, [](std::string_view piece, std::vector<ByteRange>& parts) {
            enum class Kind { Space, Word, Other };
            Kind kind = Kind::Space;
            std::size_t begin = 0;
            for (std::size_t at = 0; at < piece.size();) {
                const auto decoded = decode_utf8(piece, at);
                const Kind next = is_word_character(decoded.value) ? Kind::Word
                                  : is_white_space(decoded.value)  ? Kind::Space
                                                                   : Kind::Other;
                if (next != kind) {
                    if (kind != Kind::Space) parts.push_back({begin, at});
                    begin = at;
                    kind = next;
                }
                at += decoded.length;
            }
            if (kind != Kind::Space) parts.push_back({begin, piece.size()});
        });
    }
};

enum class PrependScheme { Always, First, Never };

PrependScheme read_prepend_scheme(const JsonValue& section) {
    const std::string scheme =
        section.text_or("prepend_scheme", section.boolean_or("add_prefix_space", true) ? "always" : "never");
    if (scheme == "always") return PrependScheme::Always;
    if (scheme == "first") return PrependScheme::First;
    if (scheme == "never") return PrependScheme::Never;
    section.at("prepend_scheme").refuse(Sentence("one of always, first, never"));
}

class MetaspacePreTokenizer : public PreTokenizer {
  public:
    explicit MetaspacePreTokenizer(const JsonValue& section)
        : replacement_(section.text_or("replacement", "\u2581")),
          scheme_(read_prepend_scheme(section)),
          split_(section.boolean_or("split", true)) {
        if (replacement_.empty() || decode_utf8(replacement_, 0).length != replacement_.size()) {
            section.at("replacement").fail(Sentence("The replacement of a space must be one character."));
        }
    }

    [[nodiscard]] std::string_view name() const override { return "pre-tokenizer Metaspace"; }
    void pre_tokenize(PieceList& list, TextBudget& budget) const override {
        list.rewrite(budget, [&](Rewriter& rewriter, const Piece& piece) {
            const std::string_view ahead = rewriter.ahead();
            const bool wanted =
                scheme_ == PrependScheme::Always || (scheme_ == PrependScheme::First && piece.typed_begin == 0);
            if (wanted && !ahead.starts_with(' ') && !ahead.starts_with(replacement_)) rewriter.prefix(replacement_);
            while (!rewriter.at_end()) {
                const std::size_t space = rewriter.ahead().find(' ');
                rewriter.keep(std::min(space, rewriter.remaining()));
                if (!rewriter.at_end()) rewriter.substitute(1, replacement_);
            }
        });
        if (!split_) return;
        const char32_t delimiter = decode_utf8(replacement_, 0).value;
        list.split(budget, [&](std::string_view piece, std::vector<ByteRange>& parts) {
            split_characters(
                piece, Behavior::MergedWithNext, [&](char32_t character) { return character == delimiter; }, parts);
        });
    }

  private:
    std::string replacement_;
    PrependScheme scheme_;
    bool split_;
};

class PreTokenizerSequence : public PreTokenizer {
  public:
    explicit PreTokenizerSequence(const JsonValue& list) {
        std::size_t index = 0;
        for (const auto element : list.array()) steps_.push_back(make_pre_tokenizer(list.child(element, index++)));
    }
    [[nodiscard]] std::string_view name() const override { return "pre-tokenizer Sequence"; }
    void pre_tokenize(PieceList& list, TextBudget& budget) const override {
        for (const auto& step : steps_) step->apply(list, budget);
    }

  private:
    std::vector<std::unique_ptr<const PreTokenizer>> steps_;
};

}  // namespace

void PreTokenizer::apply(PieceList& list, TextBudget& budget) const {
    budget.start(name(), list.text.text.size() + list.pieces.size());
    pre_tokenize(list, budget);
}

std::unique_ptr<const PreTokenizer> make_bert_pre_tokenizer() {
    return std::make_unique<BertPreTokenizer>();
}

std::unique_ptr<const PreTokenizer> make_byte_level_pre_tokenizer(bool add_prefix_space, bool use_regex) {
    return std::make_unique<ByteLevelPreTokenizer>(add_prefix_space, use_regex);
}

std::unique_ptr<const PreTokenizer> make_pre_tokenizer(const JsonValue& section) {
    const JsonValue type_value = section.at("type");
    const std::string_view type = type_value.text();
    if (type == "BertPreTokenizer") return make_bert_pre_tokenizer();
    if (type == "ByteLevel") {
        return make_byte_level_pre_tokenizer(section.boolean_or("add_prefix_space", true),
                                             section.boolean_or("use_regex", true));
    }
    if (type == "Whitespace") return std::make_unique<WhitespacePreTokenizer>();
    if (type == "WhitespaceSplit") {
        return std::make_unique<CharacterPreTokenizer>("pre-tokenizer WhitespaceSplit", is_white_space,
                                                       Behavior::Removed);
    }
    if (type == "Punctuation") {
        const auto behavior = section.find("behavior");
        return std::make_unique<CharacterPreTokenizer>("pre-tokenizer Punctuation", is_bert_punctuation,
                                                       behavior ? read_behavior(*behavior) : Behavior::Isolated);
    }
    if (type == "Digits") {
        return std::make_unique<CharacterPreTokenizer>(
            "pre-tokenizer Digits", is_numeric,
            section.boolean_or("individual_digits", false) ? Behavior::Isolated : Behavior::Contiguous);
    }
    if (type == "Split") return std::make_unique<SplitPreTokenizer>(section);
    if (type == "Metaspace") return std::make_unique<MetaspacePreTokenizer>(section);
    if (type == "Sequence") return std::make_unique<PreTokenizerSequence>(section.at("pretokenizers"));
    type_value.fail(Sentence("The pre-tokenizer \"%1\" is not supported; supported pre-tokenizers: BertPreTokenizer, "
                             "ByteLevel, Whitespace, WhitespaceSplit, Punctuation, Digits, Split, Metaspace, Sequence.",
                             type),
                    ErrorKind::Unsupported);
}

}  // namespace headlight
