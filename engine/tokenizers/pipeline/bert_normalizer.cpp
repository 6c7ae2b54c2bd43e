#include "tokenizers/characters.h"
#include "tokenizers/pipeline/normalizers.h"

#include <algorithm>

namespace headlight {
namespace {

bool is_ascii(std::string_view text) {
    return std::none_of(text.begin(), text.end(), [](char byte) { return (byte & 0x80) != 0; });
}

bool is_clean_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char byte) { return byte >= ' ' && byte < 0x7F; });
}

void clean(AlignedText& text, TextBudget& budget) {
    if (is_clean_ascii(text.text)) return;
    Rewriter rewriter(text, budget);
    while (!rewriter.at_end()) {
        const char32_t character = rewriter.next();
        if (character == 0 || character == 0xFFFD || is_bert_control(character)) {
            rewriter.drop();
        } else if (is_white_space(character)) {
            rewriter.replace(' ');
        } else {
            rewriter.keep_character();
        }
    }
    text = rewriter.finish();
}

void put_spaces_around_chinese(AlignedText& text, TextBudget& budget) {
    Rewriter rewriter(text, budget);
    while (!rewriter.at_end()) {
        if (is_chinese(rewriter.next())) {
            rewriter.insert(' ');
            rewriter.keep_character();
            rewriter.insert(' ');
        } else {
            rewriter.keep_character();
        }
    }
    text = rewriter.finish();
}

void strip_accents(AlignedText& text, TextBudget& budget) {
    normalize_unicode(text, UnicodeForm::NFD, budget);
    Rewriter rewriter(text, budget);
    while (!rewriter.at_end()) {
        if (is_bert_accent(rewriter.next())) {
            rewriter.absorb();
        } else {
            rewriter.keep_character();
        }
    }
    text = rewriter.finish();
}

class BertNormalizer : public Normalizer {
  public:
    explicit BertNormalizer(const BertNormalizerOptions& options) : options_(options) {}

    [[nodiscard]] std::string_view name() const override { return "normalizer BertNormalizer"; }
    void normalize(AlignedText& text, TextBudget& budget) const override {
        if (options_.clean_text) clean(text, budget);
        const bool plain = is_ascii(text.text);
        if (options_.handle_chinese_chars && !plain) put_spaces_around_chinese(text, budget);
        if (options_.strip_accents && !plain) strip_accents(text, budget);
        if (options_.lowercase) lower_case(text, budget);
    }

  private:
    BertNormalizerOptions options_;
};

}  // namespace

std::unique_ptr<const Normalizer> make_bert_normalizer(const BertNormalizerOptions& options) {
    return std::make_unique<BertNormalizer>(options);
}

}  // namespace headlight
