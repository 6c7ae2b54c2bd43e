#include "session/inputs/late_interaction_format.h"

#include "json/json_document.h"
#include "session/generation/written_tokens.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace headlight {

namespace {

constexpr std::int64_t kMostTokens = 1'000'000;
constexpr std::string_view kPunctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

/// The names that two programs have for the same settings, and what they do without them.
struct FormatFields {
    const char* file;
    const char* query_marker;
    const char* document_marker;
    const char* query_length;
    const char* document_length;
    const char* attends_to_fill;
    const char* fills;        ///< null: queries always are filled
    const char* punctuation;  ///< whether it is left out of documents; null: it is
    const char* left_out;     ///< list of words left out of documents in place of punctuation; null: there is none
    const char* default_query_marker;
    const char* default_document_marker;
};
constexpr FormatFields kFormats[] = {
    {"artifact.metadata", "query_token_id", "doc_token_id", "query_maxlen", "doc_maxlen", "attend_to_mask_tokens",
     nullptr, "mask_punctuation", nullptr, "[unused0]", "[unused1]"},
    {"config_sentence_transformers.json", "query_prefix", "document_prefix", "query_length", "document_length",
     "attend_to_expansion_tokens", "do_query_expansion", nullptr, "skiplist_words", "[Q] ", "[D] "},
};
constexpr std::int64_t kQueryLength = 32;  // where a file does not say
constexpr std::int64_t kDocumentLength = 180;

std::int32_t marker_of(const JsonValue& root, const char* key, const char* otherwise, const Tokenizer& tokenizer) {
    return tokenizer.find(root.text_or(key, otherwise)).value_or(-1);
}

std::int64_t length_of(const JsonValue& root, const char* key, std::int64_t otherwise) {
    const auto value = root.find(key);
    return value ? value->integer(3, kMostTokens) : otherwise;
}

std::vector<std::int32_t> left_out_of(const JsonValue& root, const FormatFields& fields, const Tokenizer& tokenizer) {
    std::vector<std::string> words;
    const auto list = fields.left_out != nullptr ? root.find(fields.left_out) : std::nullopt;
    if (list)
        for (const std::string_view word : list->texts()) words.emplace_back(word);
    else if (fields.punctuation == nullptr || root.boolean_or(fields.punctuation, true))
        for (const char mark : kPunctuation) words.emplace_back(1, mark);
    std::vector<std::int32_t> ids;
    for (const std::string& word : words)
        if (const auto id = tokenizer.find(word)) ids.push_back(*id);
    return ids;
}

LateInteractionFormat format_of(const JsonValue& root, const FormatFields& fields, const Tokenizer& tokenizer) {
    LateInteractionFormat format;
    format.query.marker = marker_of(root, fields.query_marker, fields.default_query_marker, tokenizer);
    format.query.length = length_of(root, fields.query_length, kQueryLength);
    format.query.filled = fields.fills == nullptr || root.boolean_or(fields.fills, true);
    format.query.attends_to_fill = root.boolean_or(fields.attends_to_fill, false);
    format.document.marker = marker_of(root, fields.document_marker, fields.default_document_marker, tokenizer);
    format.document.length = length_of(root, fields.document_length, kDocumentLength);
    format.document.left_out = left_out_of(root, fields, tokenizer);
    return format;
}

/// The processor of ColPali (arXiv 2407.01449): ten padding tokens fill a query.
std::optional<LateInteractionFormat> format_of_processor(const std::filesystem::path& file,
                                                         const Tokenizer& tokenizer) {
    if (std::error_code ignored; !std::filesystem::exists(file, ignored)) return std::nullopt;
    const JsonDocument document(file);
    const JsonValue root = document.root_object();
    if (root.text_or("processor_class", "") != "ColPaliProcessor") return std::nullopt;
    constexpr int kFill = 10;
    LateInteractionFormat format;
    format.query.before = root.text_or("query_prefix", "Question: ");
    if (const std::int32_t padding = tokenizer.special().padding; padding >= 0)
        for (int token = 0; token < kFill; ++token) format.query.after += tokenizer.piece(padding);
    format.page_prompt = root.text_or("visual_prompt_prefix", "Describe the image.");
    return format;
}

/// Cuts a text before the special tokens at its end.
void cut(TokenizedText& text, std::size_t most, std::vector<Sentence>& notices) {
    std::vector<Token>& tokens = text.tokens;
    if (tokens.size() <= most) return;
    const auto last = std::find_if(tokens.rbegin(), tokens.rend(), [](const Token& token) { return !token.special; });
    const auto behind = static_cast<std::size_t>(last - tokens.rbegin());
    if (behind >= most) return;
    notices.push_back(Sentence("cut from %1 to %2 tokens", tokens.size(), most));
    tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(most - behind),
                 tokens.end() - static_cast<std::ptrdiff_t>(behind));
}

}  // namespace

bool LateTextFormat::compares(std::int32_t id) const {
    return std::ranges::find(left_out, id) == left_out.end();
}

std::size_t LateTextFormat::apply(const Tokenizer& tokenizer, TokenizedText& text,
                                  std::vector<Sentence>& notices) const {
    std::vector<Token>& tokens = text.tokens;
    const bool marked = marker >= 0 && !tokens.empty();
    if (length > 0) cut(text, static_cast<std::size_t>(length - (marked ? 1 : 0)), notices);
    if (marked) tokens.insert(tokens.begin() + 1, written_token(tokenizer, marker, {}, true));
    const std::size_t own = tokens.size();
    const std::int32_t mask = tokenizer.special().mask;
    if (filled && mask >= 0)
        tokens.resize(std::max(own, static_cast<std::size_t>(length)), written_token(tokenizer, mask, {}, true));
    return own;
}

LateInteractionFormat read_late_interaction_format(const std::filesystem::path& folder, const Tokenizer& tokenizer) {
    for (const FormatFields& fields : kFormats) {
        const std::filesystem::path file = folder / fields.file;
        if (std::error_code ignored; !std::filesystem::exists(file, ignored)) continue;
        const JsonDocument document(file);
        const JsonValue root = document.root_object();
        // Folders of other sentence embeddings have a file of the same name.
        if (root.find(fields.query_length) || root.find(fields.query_marker)) return format_of(root, fields, tokenizer);
    }
    for (const char* file : {"processor_config.json", "preprocessor_config.json"})
        if (auto format = format_of_processor(folder / file, tokenizer)) return *std::move(format);
    return {};
}

}  // namespace headlight
