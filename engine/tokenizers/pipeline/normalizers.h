#pragma once

#include "json/json_document.h"
#include "tokenizers/aligned_text.h"
#include "tokenizers/character_map.h"

#include <memory>

namespace headlight {

/// A step that rewrites the text before it is cut.
class Normalizer {
  public:
    virtual ~Normalizer() = default;
    /// Throws Error for nothing but what the budget forbids.
    void apply(AlignedText& text, TextBudget& budget) const;

  protected:
    /// "normalizer Replace", for errors.
    [[nodiscard]] virtual std::string_view name() const = 0;
    virtual void normalize(AlignedText& text, TextBudget& budget) const = 0;
};

/// The `normalizer` section of tokenizer.json. Throws Error naming the field.
std::unique_ptr<const Normalizer> make_normalizer(const JsonValue& section);

struct BertNormalizerOptions {
    bool clean_text = true;
    bool handle_chinese_chars = true;
    bool strip_accents = true;
    bool lowercase = true;
};
std::unique_ptr<const Normalizer> make_bert_normalizer(const BertNormalizerOptions& options);

/// {"precompiled_charsmap": Base64}
std::unique_ptr<const Normalizer> make_precompiled_normalizer(const JsonValue& section);
std::unique_ptr<const Normalizer> make_precompiled_normalizer(CharacterMap map);

enum class UnicodeForm { NFC, NFD, NFKC, NFKD };
void normalize_unicode(AlignedText& text, UnicodeForm form, TextBudget& budget);
void lower_case(AlignedText& text, TextBudget& budget);

}  // namespace headlight
