#include "tokenizers/pipeline/normalizers.h"

#include "tokenizers/characters.h"
#include "tokenizers/pipeline/pattern.h"

#include <algorithm>
#include <vector>

namespace headlight {
namespace {

class UnicodeNormalizer : public Normalizer {
  public:
    explicit UnicodeNormalizer(UnicodeForm form) : form_(form) {}
    [[nodiscard]] std::string_view name() const override { return "normalizer of Unicode forms"; }
    void normalize(AlignedText& text, TextBudget& budget) const override { normalize_unicode(text, form_, budget); }

  private:
    UnicodeForm form_;
};

class LowercaseNormalizer : public Normalizer {
  public:
    [[nodiscard]] std::string_view name() const override { return "normalizer Lowercase"; }
    void normalize(AlignedText& text, TextBudget& budget) const override { lower_case(text, budget); }
};

class StripAccentsNormalizer : public Normalizer {
  public:
    [[nodiscard]] std::string_view name() const override { return "normalizer StripAccents"; }
    void normalize(AlignedText& text, TextBudget& budget) const override {
        Rewriter rewriter(text, budget);
        while (!rewriter.at_end()) {
            if (is_combining_mark(rewriter.next())) {
                rewriter.absorb();
            } else {
                rewriter.keep_character();
            }
        }
        text = rewriter.finish();
    }
};

class StripNormalizer : public Normalizer {
  public:
    StripNormalizer(bool left, bool right) : left_(left), right_(right) {}

    [[nodiscard]] std::string_view name() const override { return "normalizer Strip"; }
    void normalize(AlignedText& text, TextBudget& /*budget*/) const override {
        ByteRange kept{0, text.text.size()};
        for (std::size_t at = 0, visible_end = 0; at < text.text.size();) {
            const auto decoded = decode_utf8(text.text, at);
            at += decoded.length;
            if (is_white_space(decoded.value)) {
                if (left_ && visible_end == 0) kept.begin = at;
            } else {
                visible_end = at;
            }
            if (right_ && at == text.text.size()) kept.end = visible_end;
        }
        if (kept.begin >= kept.end) kept = {0, 0};
        const std::uint32_t typed_begin = text.typed_begin;
        text = text.slice(kept);
        text.typed_begin = typed_begin;
    }

  private:
    bool left_, right_;
};

class PrependNormalizer : public Normalizer {
  public:
    explicit PrependNormalizer(std::string prefix) : prefix_(std::move(prefix)) {}
    [[nodiscard]] std::string_view name() const override { return "normalizer Prepend"; }
    void normalize(AlignedText& text, TextBudget& budget) const override {
        Rewriter rewriter(text, budget);
        rewriter.prefix(prefix_);
        rewriter.keep(rewriter.remaining());
        text = rewriter.finish();
    }

  private:
    std::string prefix_;
};

class ReplaceNormalizer : public Normalizer {
  public:
    explicit ReplaceNormalizer(const JsonValue& section)
        : pattern_(section.at("pattern")), content_(section.at("content").text()) {}
    [[nodiscard]] std::string_view name() const override { return "normalizer Replace"; }
    void normalize(AlignedText& text, TextBudget& budget) const override {
        std::vector<ByteRange> matches;
        if (!pattern_.find(text.text, matches, budget)) text.given_up = true;
        if (matches.empty()) return;
        Rewriter rewriter(text, budget);
        std::size_t end = 0;
        for (const ByteRange& match : matches) {
            rewriter.keep(match.begin - end);
            rewriter.substitute(match.size(), content_);
            end = match.end;
        }
        rewriter.keep(rewriter.remaining());
        text = rewriter.finish();
    }

  private:
    Pattern pattern_;
    std::string content_;
};

class NormalizerSequence : public Normalizer {
  public:
    explicit NormalizerSequence(const JsonValue& list) {
        std::size_t index = 0;
        for (const auto element : list.array()) steps_.push_back(make_normalizer(list.child(element, index++)));
    }
    [[nodiscard]] std::string_view name() const override { return "normalizer Sequence"; }
    void normalize(AlignedText& text, TextBudget& budget) const override {
        for (const auto& step : steps_) step->apply(text, budget);
    }

  private:
    std::vector<std::unique_ptr<const Normalizer>> steps_;
};

std::unique_ptr<const Normalizer> read_bert_normalizer(const JsonValue& section) {
    BertNormalizerOptions options;
    options.clean_text = section.boolean_or("clean_text", true);
    options.handle_chinese_chars = section.boolean_or("handle_chinese_chars", true);
    options.lowercase = section.boolean_or("lowercase", true);
    options.strip_accents = section.boolean_or("strip_accents", options.lowercase);
    return make_bert_normalizer(options);
}

}  // namespace

void Normalizer::apply(AlignedText& text, TextBudget& budget) const {
    budget.start(name(), text.text.size());
    normalize(text, budget);
    budget.spend(text.text.size());
}

std::unique_ptr<const Normalizer> make_normalizer(const JsonValue& section) {
    const JsonValue type_value = section.at("type");
    const std::string_view type = type_value.text();
    if (type == "BertNormalizer") return read_bert_normalizer(section);
    if (type == "NFC") return std::make_unique<UnicodeNormalizer>(UnicodeForm::NFC);
    if (type == "NFD") return std::make_unique<UnicodeNormalizer>(UnicodeForm::NFD);
    if (type == "NFKC") return std::make_unique<UnicodeNormalizer>(UnicodeForm::NFKC);
    if (type == "NFKD") return std::make_unique<UnicodeNormalizer>(UnicodeForm::NFKD);
    if (type == "Lowercase") return std::make_unique<LowercaseNormalizer>();
    if (type == "StripAccents") return std::make_unique<StripAccentsNormalizer>();
    if (type == "Strip") {
        return std::make_unique<StripNormalizer>(section.boolean_or("strip_left", true),
                                                 section.boolean_or("strip_right", true));
    }
    if (type == "Prepend") return std::make_unique<PrependNormalizer>(std::string(section.at("prepend").text()));
    if (type == "Replace") return std::make_unique<ReplaceNormalizer>(section);
    if (type == "Precompiled") return make_precompiled_normalizer(section);
    if (type == "Sequence") return std::make_unique<NormalizerSequence>(section.at("normalizers"));
    type_value.fail(Sentence("The normalizer \"%1\" is not supported; supported normalizers: BertNormalizer, NFC, NFD, "
                             "NFKC, NFKD, Lowercase, StripAccents, Strip, Prepend, Replace, Precompiled, Sequence.",
                             type),
                    ErrorKind::Unsupported);
}

}  // namespace headlight
