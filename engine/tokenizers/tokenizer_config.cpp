#include "tokenizers/tokenizer_config.h"

#include "json/json_document.h"

#include <array>

namespace headlight {
namespace {

constexpr std::array<const char*, 7> kRoles{"cls_token", "sep_token", "mask_token", "pad_token",
                                            "unk_token", "bos_token", "eos_token"};
// Hugging Face writes 10^30 where a model has no limit.
constexpr double kNoLimit = 1e8;

// A token is a text or an object with its content.
std::optional<std::string> read_token(const JsonValue& value) {
    if (value.is_text()) return std::string(value.text());
    if (value.is_object()) {
        if (const auto content = value.find("content")) return std::string(content->text());
    }
    return std::nullopt;
}

void read_roles(const JsonValue& root, TokenizerConfig& config) {
    for (const char* role : kRoles) {
        const auto value = root.find(role);
        if (!value) continue;
        if (const auto token = read_token(*value)) config.roles[role] = *token;
    }
    const auto more = root.find("additional_special_tokens");
    if (!more || !more->is_array()) return;
    std::size_t index = 0;
    for (const auto element : more->array()) {
        if (const auto token = read_token(more->child(element, index++)))
            config.additional_special_tokens.push_back(*token);
    }
}

std::optional<bool> read_flag(const JsonValue& root, std::string_view key) {
    const auto value = root.find(key);
    if (!value) return std::nullopt;
    return value->boolean();
}

}  // namespace

std::string TokenizerConfig::role(const std::string& name) const {
    const auto found = roles.find(name);
    return found == roles.end() ? std::string() : found->second;
}

TokenizerConfig read_tokenizer_config(const std::filesystem::path& folder) {
    TokenizerConfig config;
    std::error_code ignored;
    const auto map = folder / "special_tokens_map.json";
    if (std::filesystem::exists(map, ignored)) read_roles(JsonDocument(map).root(), config);
    const auto file = folder / "tokenizer_config.json";
    if (!std::filesystem::exists(file, ignored)) return config;
    const JsonDocument document(file);
    const JsonValue root = document.root();
    read_roles(root, config);
    config.tokenizer_class = root.text_or("tokenizer_class", "");
    if (const auto limit = root.find("model_max_length")) {
        const double value = limit->real();
        if (value < 0) limit->fail(Sentence("The limit on tokens is negative."));
        if (value < kNoLimit) config.max_tokens = static_cast<std::size_t>(value);
    }
    config.do_lower_case = read_flag(root, "do_lower_case");
    config.strip_accents = read_flag(root, "strip_accents");
    config.tokenize_chinese_chars = read_flag(root, "tokenize_chinese_chars");
    config.add_prefix_space = read_flag(root, "add_prefix_space");
    config.add_bos_token = read_flag(root, "add_bos_token");
    config.add_eos_token = read_flag(root, "add_eos_token");
    if (const auto delimiter = root.find("word_delimiter_token")) config.word_delimiter = read_token(*delimiter);
    if (root.find("replace_word_delimiter_char"))
        config.replaced_word_delimiter = root.text_or("replace_word_delimiter_char", " ");
    if (const auto extra = root.find("extra_ids")) config.extra_ids = static_cast<int>(extra->integer(0, 10'000));
    return config;
}

}  // namespace headlight
