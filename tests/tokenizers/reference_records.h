#pragma once

#include "json/json_document.h"
#include "tokenizers/tokenizer.h"

#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// The folder of a tokenizer of the reference kit.
inline std::filesystem::path reference_tokenizer(const std::string& name) {
    return std::filesystem::path(HEADLIGHT_SOURCE_DIR) / "tests/reference/tokenizers" / name;
}

/// The lines of its expected.jsonl. (Qt's JSON reader drops U+FEFF at the beginning of a string.)
inline std::vector<std::string> reference_lines(const std::string& name) {
    std::ifstream file(reference_tokenizer(name) / "expected.jsonl");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

/// The text of one of these lines.
inline std::string reference_text(const std::string& line) {
    const JsonDocument document(line, "expected.jsonl");
    return std::string(document.root().at("text").text());
}

/// The field in which a tokenizer's answer differs from a line of expected.jsonl; nothing if it agrees.
inline std::optional<std::string> difference(const Tokenizer& tokenizer, const std::string& line) {
    const JsonDocument document(line, "expected.jsonl");
    const JsonValue expected = document.root();
    const auto json = [](const auto& list, const auto& write) {
        std::string text;
        for (const auto& item : list) text += (text.empty() ? "" : ",") + write(item);
        return "[" + text + "]";
    };
    const auto number = [](std::int32_t id) { return std::to_string(id); };
    const auto offsets = [](const Token& token) {
        return "[" + std::to_string(token.reported.begin) + "," + std::to_string(token.reported.end) + "]";
    };
    const auto differs = [&](std::string_view field, const std::string& actual) {
        simdjson::dom::element value;
        if (expected.object().at_key(field).get(value) != simdjson::SUCCESS || value.is_null())
            return false;  // long strings have ids only, and some classes tell no offsets
        return (value.is_string() ? std::string(std::string_view(value)) : simdjson::minify(value)) != actual;
    };
    EncodeOptions plain_options;
    plain_options.add_special_tokens = false;
    const std::string_view text = expected.at("text").text();
    const TokenizedText full = tokenizer.encode(text, std::nullopt, {});
    const auto plain = tokenizer.encode(text, std::nullopt, plain_options).ids();
    if (differs("ids", json(full.ids(), number))) return "ids";
    if (differs("offsets", json(full.tokens, offsets))) return "offsets";
    if (differs("decoded", tokenizer.decode(full.ids(), false))) return "decoded";
    if (differs("plain_ids", json(plain, number))) return "plain_ids";
    if (differs("target_ids", json(tokenizer.encode_target(text, {}).ids(), number))) return "target_ids";
    if (differs("plain_decoded", tokenizer.decode(plain, true))) return "plain_decoded";
    if (const auto tokens = expected.find("tokens")) {
        std::size_t index = 0;
        for (const auto token : tokens->array()) {
            if (std::string_view(token) != full.tokens.at(index++).reported_piece) return "tokens";
        }
    }
    return std::nullopt;
}

}  // namespace headlight
