#pragma once

#include "tokenizers/json_value.h"
#include "tokenizers/tokenizer.h"

#include <filesystem>
#include <fstream>
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

/// A field of a record as compact JSON without spaces, or "" where it is absent.
inline std::string field_of(const JsonValue& record, std::string_view name) {
    simdjson::dom::element value;
    if (record.object().at_key(name).get(value) != simdjson::SUCCESS) return "";
    return simdjson::minify(value);
}

inline std::string json_of(const std::vector<std::int32_t>& ids) {
    std::string text;
    for (const std::int32_t id : ids) text += (text.empty() ? "" : ",") + std::to_string(id);
    return "[" + text + "]";
}

}  // namespace headlight
