#include "json/json_document.h"

#include "core/git_lfs.h"
#include "core/mapped_file.h"

#include <charconv>
#include <cmath>
#include <utility>

namespace headlight {
namespace {

bool is_of_number(char byte) {
    return (byte >= '0' && byte <= '9') || byte == '-' || byte == '+' || byte == '.' || byte == 'e' || byte == 'E';
}

/// Whether a number is spelled as a whole one, and has no type of 64 bits.
bool is_large_integer(std::string_view number) {
    std::int64_t with_sign = 0;
    std::uint64_t without_sign = 0;
    const auto is_large = [&](auto& integer) {
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), integer);
        return error == std::errc::result_out_of_range && end == number.data() + number.size();
    };
    return is_large(with_sign) && (number.starts_with('-') || is_large(without_sign));
}

/// The same text with large integers as real numbers, which simdjson reads.
std::string with_real_numbers(std::string_view json) {
    std::string spelled;
    spelled.reserve(json.size() + 16);
    bool in_text = false;
    for (std::size_t at = 0; at < json.size();) {
        std::size_t end = at + 1;
        if (in_text) {
            if (json[at] == '\\' && end < json.size()) ++end;
        } else {
            while (is_of_number(json[at]) && end < json.size() && is_of_number(json[end])) ++end;
        }
        if (json[at] == '"') in_text = !in_text;
        const std::string_view part = json.substr(at, end - at);
        spelled += part;
        if (!in_text && is_large_integer(part)) spelled += "e0";
        at = end;
    }
    return spelled;
}

std::string_view kind_of(simdjson::dom::element value) {
    switch (value.type()) {
        case simdjson::dom::element_type::ARRAY:
            return "a list";
        case simdjson::dom::element_type::OBJECT:
            return "an object";
        case simdjson::dom::element_type::STRING:
            return "a text";
        case simdjson::dom::element_type::BOOL:
            return "true or false";
        case simdjson::dom::element_type::NULL_VALUE:
            return "null";
        default:
            return "a number";
    }
}

}  // namespace

std::string shown_value(simdjson::dom::element value) {
    if (value.is<double>() || value.is<bool>()) return simdjson::minify(value);
    return std::string(kind_of(value));
}

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
        .fail("This field is missing.");
}

simdjson::dom::object JsonValue::object() const {
    simdjson::dom::object object;
    if (element_.get(object) != simdjson::SUCCESS) fail("Expected an object, found " + shown_value(element_) + ".");
    return object;
}

simdjson::dom::array JsonValue::array() const {
    simdjson::dom::array array;
    if (element_.get(array) != simdjson::SUCCESS) fail("Expected a list, found " + shown_value(element_) + ".");
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
    if (element_.get(text) != simdjson::SUCCESS) fail("Expected a text, found " + shown_value(element_) + ".");
    return text;
}

bool JsonValue::boolean() const {
    bool value = false;
    if (element_.get(value) != simdjson::SUCCESS) fail("Expected true or false, found " + shown_value(element_) + ".");
    return value;
}

std::int64_t JsonValue::integer(std::int64_t low, std::int64_t high) const {
    std::int64_t value = 0;
    if (element_.get(value) != simdjson::SUCCESS || value < low || value > high)
        fail("Expected a whole number from " + std::to_string(low) + " to " + std::to_string(high) + ", found " +
             shown_value(element_) + ".");
    return value;
}

double JsonValue::real() const {
    double value = 0;
    if (element_.get(value) != simdjson::SUCCESS || !std::isfinite(value))
        fail("Expected a number, found " + shown_value(element_) + ".");
    return value;
}

std::vector<std::string_view> JsonValue::texts() const {
    std::vector<std::string_view> texts;
    for (const simdjson::dom::element element : array()) {
        std::string_view text;
        if (element.get(text) != simdjson::SUCCESS) text = child(element, texts.size()).text();
        texts.push_back(text);
    }
    return texts;
}

std::vector<std::int64_t> JsonValue::integers(std::int64_t low, std::int64_t high) const {
    std::vector<std::int64_t> numbers;
    for (const simdjson::dom::element element : array()) {
        std::int64_t number = 0;
        if (element.get(number) != simdjson::SUCCESS || number < low || number > high)
            number = child(element, numbers.size()).integer(low, high);
        numbers.push_back(number);
    }
    return numbers;
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
    parse({reinterpret_cast<const char*>(mapped->bytes().data()), mapped->bytes().size()}, {});
}

JsonDocument::JsonDocument(std::string_view text, std::string file, const JsonBounds& bounds)
    : file_(std::move(file)), place_(bounds.place) {
    parse(text, bounds);
}

void JsonDocument::parse(std::string_view text, const JsonBounds& bounds) {
    const auto fail = [&](ErrorKind kind, const std::string& sentence) {
        throw Error(kind, sentence, {file_, place_, {}});
    };
    if (text.size() > bounds.most_bytes)
        fail(ErrorKind::Format, "This " + bounds.what + " has " + std::to_string(text.size()) + " bytes; at most " +
                                    std::to_string(bounds.most_bytes >> 20) + " MiB are read.");
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    simdjson::error_code error = parser_.allocate(std::max<std::size_t>(text.size(), 1), kMostJsonLevels);
    if (error == simdjson::SUCCESS) error = parser_.parse(simdjson::padded_string(text)).get(root_);
    if (error == simdjson::NUMBER_ERROR)
        error = parser_.parse(simdjson::padded_string(with_real_numbers(text))).get(root_);
    if (error == simdjson::MEMALLOC)
        fail(ErrorKind::Memory, "There is not enough memory to read this " + bounds.what + ".");
    if (error != simdjson::SUCCESS)
        fail(ErrorKind::Format, "This " + bounds.what + " is not valid JSON (" + simdjson::error_message(error) +
                                    "): it is damaged, cut short or of another format.");
}

}  // namespace headlight
