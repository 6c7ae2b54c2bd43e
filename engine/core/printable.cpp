#include "core/printable.h"

#include "core/utf8.h"

#include <algorithm>

namespace headlight {

namespace {

constexpr char32_t kReplacement = 0xFFFD;

/// Control characters of ISO/IEC 6429, which terminals obey, and the overrides of Unicode Annex 9.
bool steers(char32_t letter) {
    if (letter == U'\n' || letter == U'\t') return false;
    const bool control = letter < 0x20 || (letter >= 0x7F && letter < 0xA0);
    const bool separates = letter == 0x2028 || letter == 0x2029;
    const bool turns = letter >= 0x202A && letter <= 0x202E;
    return control || separates || turns;
}

}  // namespace

std::string printable(std::string_view text, std::size_t most) {
    std::string shown;
    shown.reserve(text.size() < most ? text.size() : most);
    for (std::size_t at = 0; at < text.size();) {
        const DecodedCodePoint letter = decode_utf8(text, at);
        if (at + letter.length > most) return shown + "…";
        append_utf8(shown, letter.valid && !steers(letter.value) ? letter.value : kReplacement);
        at += letter.length;
    }
    return shown;
}

void make_printable(std::vector<std::string>& sentences) {
    constexpr std::size_t kMost = 100;
    const std::size_t count = sentences.size();
    sentences.resize(std::min(count, kMost));
    for (std::string& sentence : sentences) sentence = printable(sentence, kMostShownOfSentence);
    if (count > kMost) sentences.push_back("There are " + std::to_string(count - kMost) + " more notices.");
}

}  // namespace headlight
