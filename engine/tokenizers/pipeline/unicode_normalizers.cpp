#include "tokenizers/characters.h"
#include "tokenizers/pipeline/normalizers.h"

#include <unicode/normalizer2.h>
#include <unicode/unistr.h>

#include <algorithm>

namespace headlight {
namespace {

// A character of the new text and how it relates to the old one: 0 replaces the next character, 1 is inserted,
// -n replaces the next one and swallows n more.
struct OrderedCharacter {
    char32_t character;
    int consumed;
    std::uint8_t combining_class;
};

const icu::Normalizer2* composer() {
    UErrorCode status = U_ZERO_ERROR;
    return icu::Normalizer2::getNFCInstance(status);
}

const icu::Normalizer2* decomposer(bool compatible) {
    UErrorCode status = U_ZERO_ERROR;
    return compatible ? icu::Normalizer2::getNFKCInstance(status) : icu::Normalizer2::getNFCInstance(status);
}

// Canonical (or compatibility) decomposition in canonical order (Unicode Standard, section 3.11, D68 to D109).
std::vector<OrderedCharacter> decompose(std::string_view text, bool compatible) {
    const icu::Normalizer2* tables = decomposer(compatible);
    std::vector<OrderedCharacter> changes;
    changes.reserve(text.size());
    std::size_t run_begin = 0;  // of characters whose class is not 0
    const auto order_run = [&] {
        std::stable_sort(
            changes.begin() + static_cast<std::ptrdiff_t>(run_begin), changes.end(),
            [](const OrderedCharacter& a, const OrderedCharacter& b) { return a.combining_class < b.combining_class; });
    };
    const auto push = [&](char32_t character, int consumed) {
        const std::uint8_t combining_class =
            character < 0x300 ? std::uint8_t{0} : tables->getCombiningClass(static_cast<UChar32>(character));
        if (combining_class == 0) {
            order_run();
            changes.push_back({character, consumed, 0});
            run_begin = changes.size();
        } else {
            changes.push_back({character, consumed, combining_class});
        }
    };
    icu::UnicodeString parts;
    for (std::size_t at = 0; at < text.size();) {
        const auto [character, length, valid] = decode_utf8(text, at);
        at += length;
        if (character < 0x80 || !tables->getDecomposition(static_cast<UChar32>(character), parts)) {
            push(character, 0);
            continue;
        }
        for (std::int32_t i = 0; i < parts.length(); i = parts.moveIndex32(i, 1)) {
            push(static_cast<char32_t>(parts.char32At(i)), i == 0 ? 0 : 1);
        }
    }
    order_run();
    return changes;
}

// Canonical composition (Unicode Standard, section 3.11, D117).
std::vector<OrderedCharacter> compose(const std::vector<OrderedCharacter>& decomposed) {
    const icu::Normalizer2* tables = composer();
    std::vector<OrderedCharacter> composed;
    composed.reserve(decomposed.size());
    std::size_t starter = decomposed.size();  // index in `composed`; none yet
    int last_class = -1;                      // of the mark kept last after the starter; -1: none
    for (const OrderedCharacter& change : decomposed) {
        if (starter < composed.size() && (last_class < 0 || (last_class != 0 && last_class < change.combining_class))) {
            OrderedCharacter& base = composed[starter];
            const UChar32 pair =
                base.character < 0x80 && change.character < 0x80
                    ? U_SENTINEL
                    : tables->composePair(static_cast<UChar32>(base.character), static_cast<UChar32>(change.character));
            if (pair >= 0) {
                base.character = static_cast<char32_t>(pair);
                base.consumed += change.consumed - 1;
                continue;
            }
        }
        if (change.combining_class == 0) {
            starter = composed.size();
            last_class = -1;
        } else {
            last_class = change.combining_class;
        }
        composed.push_back(change);
    }
    return composed;
}

bool is_ascii(std::string_view text) {
    return std::none_of(text.begin(), text.end(), [](char byte) { return (byte & 0x80) != 0; });
}

}  // namespace

void normalize_unicode(AlignedText& text, UnicodeForm form, TextBudget& budget) {
    if (is_ascii(text.text)) return;
    const bool compatible = form == UnicodeForm::NFKC || form == UnicodeForm::NFKD;
    std::vector<OrderedCharacter> changes = decompose(text.text, compatible);
    if (form == UnicodeForm::NFC || form == UnicodeForm::NFKC) changes = compose(changes);
    Rewriter rewriter(text, budget);
    for (const OrderedCharacter& change : changes) {
        if (change.consumed > 0) {
            rewriter.insert(change.character);
        } else {
            rewriter.replace(change.character);
            for (int i = 0; i < -change.consumed; ++i) rewriter.absorb();
        }
    }
    text = rewriter.finish();
}

void lower_case(AlignedText& text, TextBudget& budget) {
    if (is_ascii(text.text)) {
        for (char& letter : text.text) {
            if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
        }
        return;
    }
    Rewriter rewriter(text, budget);
    while (!rewriter.at_end()) {
        const LowerCase lower = lower_case(rewriter.next());
        rewriter.replace(lower.first);
        if (lower.second != 0) rewriter.insert(lower.second);
    }
    text = rewriter.finish();
}

}  // namespace headlight
