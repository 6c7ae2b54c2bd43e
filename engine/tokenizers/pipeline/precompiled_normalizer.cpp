// SentencePiece's character map applied as Hugging Face's tokenizers does: a grapheme of at most five bytes is looked
// up as a whole first and replaced by what its shortest beginning maps to; characters of other graphemes are looked up
// one by one.
#include "tokenizers/character_map.h"
#include "tokenizers/pipeline/normalizers.h"

#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/utext.h>

#include <algorithm>
#include <array>
#include <utility>

namespace headlight {
namespace {

constexpr std::size_t kLongestGrapheme = 5;

std::size_t count_characters(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

// Ends of grapheme clusters, asked for front to back.
class Graphemes {
  public:
    explicit Graphemes(const std::string& text) : text_(text) {}
    ~Graphemes() { utext_close(view_); }
    Graphemes(const Graphemes&) = delete;
    Graphemes& operator=(const Graphemes&) = delete;

    std::size_t end_after(std::size_t at) {
        const std::size_t next = at + decode_utf8(text_, at).length;
        const bool plain = next - at == 1 && text_[at] != '\r' && (next == text_.size() || (text_[next] & 0x80) == 0);
        if (plain || next == text_.size()) return next;
        if (!opened_) open();
        if (!breaks_) return next;
        const std::int32_t end = breaks_->following(static_cast<std::int32_t>(at));
        return end == icu::BreakIterator::DONE ? text_.size() : static_cast<std::size_t>(end);
    }

  private:
    void open() {
        opened_ = true;
        UErrorCode status = U_ZERO_ERROR;
        breaks_.reset(icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status));
        view_ = utext_openUTF8(nullptr, text_.data(), static_cast<std::int64_t>(text_.size()), &status);
        if (breaks_) breaks_->setText(view_, status);
        if (U_FAILURE(status)) breaks_.reset();
    }
    const std::string& text_;
    std::unique_ptr<icu::BreakIterator> breaks_;
    UText* view_ = nullptr;
    bool opened_ = false;
};

CharacterMap read_character_map(const JsonValue& field) {
    const auto bytes = decode_base64(field.text());
    if (!bytes) field.fail(Sentence("The precompiled character map is not Base64."));
    try {
        return CharacterMap(*bytes);
    } catch (const Error& error) {
        field.fail(error.problem(), error.kind());
    }
}

class PrecompiledNormalizer : public Normalizer {
  public:
    explicit PrecompiledNormalizer(CharacterMap map) : map_(std::move(map)) {
        for (std::size_t byte = 0; byte < unmapped_.size(); ++byte) {
            const char letter = static_cast<char>(byte);
            unmapped_[byte] = !map_.find({&letter, 1});
        }
    }

    [[nodiscard]] std::string_view name() const override { return "normalizer Precompiled"; }
    void normalize(AlignedText& text, TextBudget& budget) const override {
        const std::string& old = text.text;
        if (std::all_of(old.begin(), old.end(), [&](char letter) {
                return (letter & 0x80) == 0 && unmapped_[static_cast<std::size_t>(letter)];
            })) {
            return;
        }
        std::vector<Change> changes;
        changes.reserve(old.size());
        Graphemes graphemes(old);
        for (std::size_t at = 0; at < old.size();) {
            const ByteRange grapheme{at, graphemes.end_after(at)};
            at = grapheme.end;
            budget.allow_bytes(changes.size());
            if (grapheme.size() <= kLongestGrapheme && replace(old, grapheme, changes)) continue;
            for (std::size_t begin = grapheme.begin; begin < grapheme.end;) {
                const auto decoded = decode_utf8(old, begin);
                const ByteRange character{begin, begin + decoded.length};
                if (!replace(old, character, changes)) changes.push_back({decoded.value, 0, character});
                begin = character.end;
            }
        }
        text = rewrite(text, changes, budget);
    }

  private:
    // As many characters as there were are replaced; surplus ones are inserted after them, missing ones go with the
    // last.
    bool replace(const std::string& text, ByteRange range, std::vector<Change>& changes) const {
        const std::string_view old = std::string_view(text).substr(range.begin, range.size());
        const auto replacement = map_.find(old);
        if (!replacement) return false;
        const auto before = static_cast<std::int32_t>(count_characters(old));
        std::int32_t count = 0;
        for (std::size_t at = 0; at < replacement->size(); ++count) {
            const auto decoded = decode_utf8(*replacement, at);
            changes.push_back({decoded.value, count < before ? 0 : 1, range});
            at += decoded.length;
        }
        if (count < before && !changes.empty()) changes.back().consumed -= before - count;
        return true;
    }

    CharacterMap map_;
    std::array<bool, 128> unmapped_{};
};

}  // namespace

std::unique_ptr<const Normalizer> make_precompiled_normalizer(const JsonValue& section) {
    return make_precompiled_normalizer(read_character_map(section.at("precompiled_charsmap")));
}

std::unique_ptr<const Normalizer> make_precompiled_normalizer(CharacterMap map) {
    return std::make_unique<PrecompiledNormalizer>(std::move(map));
}

}  // namespace headlight
