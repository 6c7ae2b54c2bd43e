#include "tokenizers/ctc_vocabulary.h"

#include "core/utf8.h"
#include "json/json_document.h"
#include "tokenizers/characters.h"
#include "tokenizers/subwords/model_section.h"
#include "tokenizers/tokenizer_config.h"

#include <string_view>
#include <utility>

namespace headlight {
namespace {

constexpr std::string_view kShownSpace = "\u2423";

std::string in_lower_case(std::string_view text) {
    std::string lower;
    for (std::size_t at = 0; at < text.size();) {
        const DecodedCodePoint own = decode_utf8(text, at);
        const LowerCase letter = lower_case(own.value);
        append_utf8(lower, letter.first);
        if (letter.second != 0) append_utf8(lower, letter.second);
        at += own.length;
    }
    return lower;
}

std::string without_outer_spaces(const std::string& text) {
    constexpr std::string_view kSpaces = " \t\n\r\f\v";
    const std::size_t first = text.find_first_not_of(kSpaces);
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(kSpaces) - first + 1);
}

}  // namespace

CtcVocabulary::CtcVocabulary(const std::filesystem::path& folder)
    : vocabulary_(read_vocabulary(JsonDocument(folder / "vocab.json").root(), {})) {
    const TokenizerConfig config = read_tokenizer_config(folder);
    if (const std::string role = config.role("pad_token"); !role.empty()) blank_ = role;
    if (const std::string role = config.role("unk_token"); !role.empty()) unknown_ = role;
    if (config.word_delimiter) delimiter_ = *config.word_delimiter;
    if (config.replaced_word_delimiter) space_ = *config.replaced_word_delimiter;
    lower_case_ = config.do_lower_case.value_or(false);
}

std::string_view CtcVocabulary::piece(std::int32_t id) const {
    const std::string_view own = id >= 0 && id < size() ? vocabulary_.piece(id) : std::string_view{};
    return own.empty() ? std::string_view(unknown_) : own;
}

std::string CtcVocabulary::display(std::int32_t id) const {
    const std::string_view own = piece(id);
    return std::string(own == delimiter_ ? kShownSpace : own);
}

std::vector<std::pair<std::size_t, std::string_view>> CtcVocabulary::pieces(std::span<const std::int32_t> ids) const {
    std::vector<std::pair<std::size_t, std::string_view>> all;
    std::string_view before = blank_;
    for (std::size_t position = 0; position < ids.size(); ++position) {
        const std::string_view own = piece(ids[position]);
        if (own != before && own != blank_) all.emplace_back(position, own);
        before = own;
    }
    return all;
}

std::vector<HeardLetter> CtcVocabulary::letters(std::span<const std::int32_t> ids) const {
    std::vector<HeardLetter> all;
    for (const auto& [position, own] : pieces(ids))
        all.push_back({position, std::string(own == delimiter_ ? kShownSpace : own)});
    return all;
}

std::string CtcVocabulary::text(std::span<const std::int32_t> ids) const {
    std::string text;
    for (const auto& [position, own] : pieces(ids)) text += own == delimiter_ ? std::string_view(space_) : own;
    text = without_outer_spaces(text);
    return lower_case_ ? in_lower_case(text) : text;
}

}  // namespace headlight
