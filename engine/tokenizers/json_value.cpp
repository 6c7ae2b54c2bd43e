#include "tokenizers/json_value.h"

#include "core/mapped_file.h"
#include "formats/git_lfs.h"

#include <cmath>

namespace headlight {
namespace {

constexpr std::size_t kLargestFile = std::size_t{512} << 20;
constexpr std::size_t kDeepest = 64;

// simdjson's tree refuses whole numbers beyond 64 bits, and Hugging Face writes 10^30 where a model has no limit: such
// a number gets a fraction, which makes it a real one.
std::string with_long_integers_as_reals(std::string_view content) {
    constexpr std::size_t shortest_long = 19;
    std::string result;
    result.reserve(content.size() + 16);
    bool in_string = false;
    std::size_t digits = 0;
    for (std::size_t at = 0; at < content.size(); ++at) {
        const char letter = content[at];
        const bool digit = letter >= '0' && letter <= '9';
        if (digits >= shortest_long && !digit && letter != '.' && letter != 'e' && letter != 'E') result += ".0";
        digits = digit && !in_string ? digits + 1 : 0;
        if (letter == '"') in_string = !in_string;
        result += letter;
        if (letter == '\\' && in_string && at + 1 < content.size()) result += content[++at];
    }
    return result;
}

}  // namespace

JsonValue::JsonValue(simdjson::dom::element element, const std::string* file, std::string field)
    : element_(element), file_(file), field_(std::move(field)) {}

void JsonValue::fail(const std::string& sentence, ErrorKind kind) const {
    throw Error(kind, sentence, {.file = *file_, .field = field_});
}

std::optional<JsonValue> JsonValue::find(std::string_view key) const {
    simdjson::dom::element element;
    if (object().at_key(key).get(element) != simdjson::SUCCESS || element.is_null()) return std::nullopt;
    return child(element, key);
}

JsonValue JsonValue::at(std::string_view key) const {
    if (auto value = find(key)) return *value;
    JsonValue(element_, file_, field_.empty() ? std::string(key) : field_ + "." + std::string(key))
        .fail("The tokenizer lacks this field.");
}

simdjson::dom::object JsonValue::object() const {
    simdjson::dom::object object;
    if (element_.get(object) != simdjson::SUCCESS) fail("The tokenizer needs a JSON object here.");
    return object;
}

simdjson::dom::array JsonValue::array() const {
    simdjson::dom::array array;
    if (element_.get(array) != simdjson::SUCCESS) fail("The tokenizer needs a JSON array here.");
    return array;
}

JsonValue JsonValue::child(simdjson::dom::element element, std::string_view key) const {
    return {element, file_, field_.empty() ? std::string(key) : field_ + "." + std::string(key)};
}

JsonValue JsonValue::child(simdjson::dom::element element, std::size_t index) const {
    return {element, file_, field_ + "[" + std::to_string(index) + "]"};
}

std::string_view JsonValue::text() const {
    std::string_view text;
    if (element_.get(text) != simdjson::SUCCESS) fail("The tokenizer needs a text here.");
    return text;
}

bool JsonValue::boolean() const {
    bool value = false;
    if (element_.get(value) != simdjson::SUCCESS) fail("The tokenizer needs true or false here.");
    return value;
}

std::int64_t JsonValue::integer(std::int64_t low, std::int64_t high) const {
    std::int64_t value = 0;
    if (element_.get(value) != simdjson::SUCCESS || value < low || value > high) {
        fail("The tokenizer needs a whole number from " + std::to_string(low) + " to " + std::to_string(high) +
             " here.");
    }
    return value;
}

double JsonValue::real() const {
    double value = 0;
    if (element_.get(value) != simdjson::SUCCESS || !std::isfinite(value)) fail("The tokenizer needs a number here.");
    return value;
}

std::string JsonValue::text_or(std::string_view key, std::string_view otherwise) const {
    const auto value = find(key);
    return std::string(value ? value->text() : otherwise);
}

bool JsonValue::boolean_or(std::string_view key, bool otherwise) const {
    const auto value = find(key);
    return value ? value->boolean() : otherwise;
}

JsonDocument::JsonDocument(const std::filesystem::path& path) : file_(path.string()) {
    const auto mapped = MappedFile::open(path);
    refuse_git_lfs_pointer(mapped->bytes(), path);
    parse({reinterpret_cast<const char*>(mapped->bytes().data()), mapped->bytes().size()});
}

JsonDocument::JsonDocument(std::string_view content, const std::string& file) : file_(file) {
    parse(content);
}

void JsonDocument::parse(std::string_view content) {
    if (content.size() > kLargestFile) {
        throw Error(ErrorKind::Format, "The file is larger than any tokenizer (512 MiB).",
                    {.file = file_, .field = {}});
    }
    if (content.starts_with("\xEF\xBB\xBF")) content.remove_prefix(3);
    simdjson::error_code error = parser_.allocate(std::max<std::size_t>(content.size(), 1), kDeepest);
    if (error == simdjson::SUCCESS) {
        const simdjson::padded_string padded(content);
        error = parser_.parse(padded).get(root_);
        if (error == simdjson::NUMBER_ERROR) {
            error = parser_.parse(simdjson::padded_string(with_long_integers_as_reals(content))).get(root_);
        }
    }
    if (error == simdjson::MEMALLOC)
        throw Error(ErrorKind::Memory, "Not enough memory to read the file.", {.file = file_, .field = {}});
    if (error != simdjson::SUCCESS) {
        throw Error(ErrorKind::Format, std::string("The file is not valid JSON: ") + simdjson::error_message(error),
                    {.file = file_, .field = {}});
    }
}

}  // namespace headlight
