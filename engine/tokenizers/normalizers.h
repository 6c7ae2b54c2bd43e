#pragma once

#include "tokenizers/aligned_text.h"
#include "tokenizers/character_map.h"
#include "tokenizers/json_value.h"

#include <memory>

namespace headlight {

/// A step that rewrites the text before it is cut. Never throws for any text.
class Normalizer {
  public:
    virtual ~Normalizer() = default;
    virtual void apply(AlignedText& text) const = 0;
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
void normalize_unicode(AlignedText& text, UnicodeForm form);
void lower_case(AlignedText& text);

}  // namespace headlight
