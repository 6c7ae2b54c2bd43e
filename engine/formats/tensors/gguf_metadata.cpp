#include "core/error.h"
#include "core/utf8.h"
#include "formats/byte_reader.h"
#include "formats/tensors/gguf.h"
#include "json/json_writer.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace headlight {

namespace {

constexpr std::size_t kShownElements = 6;
constexpr std::size_t kShownCharacters = 200;

bool is_integer(GgufType type) {
    return type != GgufType::F32 && type != GgufType::F64 && type != GgufType::Bool && type != GgufType::Text &&
           type != GgufType::Array;
}

ByteReader reader_of(const GgufValue& value, const std::string& file) {
    return {value.bytes, file, value.offset};
}

/// The next element of a type with whole numbers; one beyond 2^63 becomes 2^63 - 1.
std::int64_t next_integer(ByteReader& reader, GgufType type, std::string_view key) {
    switch (type) {
        case GgufType::U8:
            return reader.number<std::uint8_t>(key);
        case GgufType::I8:
            return reader.number<std::int8_t>(key);
        case GgufType::U16:
            return reader.number<std::uint16_t>(key);
        case GgufType::I16:
            return reader.number<std::int16_t>(key);
        case GgufType::U32:
            return reader.number<std::uint32_t>(key);
        case GgufType::I32:
            return reader.number<std::int32_t>(key);
        case GgufType::U64: {
            constexpr std::uint64_t kLargest = INT64_MAX;
            return static_cast<std::int64_t>(std::min(reader.number<std::uint64_t>(key), kLargest));
        }
        default:
            return reader.number<std::int64_t>(key);
    }
}

double next_real(ByteReader& reader, GgufType type, std::string_view key) {
    return type == GgufType::F32 ? static_cast<double>(reader.number<float>(key)) : reader.number<double>(key);
}

std::string_view next_text(ByteReader& reader, std::string_view key) {
    const auto length = reader.number<std::uint64_t>(key);
    return reader.text(length, key);
}

/// The next element as JSON; nothing for a number that JSON has not.
std::optional<std::string> next_json(ByteReader& reader, const GgufValue& value) {
    if (value.type == GgufType::Text) return json_string(next_text(reader, value.key));
    if (value.type == GgufType::Bool) return reader.number<std::uint8_t>(value.key) != 0 ? "true" : "false";
    if (is_integer(value.type)) return std::to_string(next_integer(reader, value.type, value.key));
    if (value.type == GgufType::F32) {
        const auto number = reader.number<float>(value.key);
        return std::isfinite(number) ? std::optional(json_number(number)) : std::nullopt;
    }
    const auto number = reader.number<double>(value.key);
    return std::isfinite(number) ? std::optional(json_number(number)) : std::nullopt;
}

std::string description_of(const GgufValue& value) {
    return (value.is_list ? "a list of " : "") + std::string(to_string(value.type));
}

}  // namespace

std::string_view to_string(GgufType type) {
    constexpr std::string_view kNames[] = {"u8",   "i8",   "u16",  "i16", "u32", "i32", "f32",
                                           "bool", "text", "list", "u64", "i64", "f64"};
    return kNames[static_cast<std::size_t>(type)];
}

GgufMetadata::GgufMetadata(std::vector<GgufValue> values, std::string file)
    : values_(std::move(values)), by_key_(values_.size()), file_(std::move(file)) {
    const auto key = [this](std::uint32_t index) { return values_[index].key; };
    std::iota(by_key_.begin(), by_key_.end(), 0U);
    std::ranges::stable_sort(by_key_, {}, key);
    const auto twice = std::ranges::adjacent_find(by_key_, {}, key);
    if (twice != by_key_.end()) {
        const GgufValue& second = values_[*std::next(twice)];
        throw Error(ErrorKind::Format, Sentence("The metadata has this key twice."),
                    {file_, std::string(second.key), second.offset});
    }
}

const GgufValue* GgufMetadata::find(std::string_view key) const {
    const auto of = [this](std::uint32_t index) { return values_[index].key; };
    const auto found = std::ranges::lower_bound(by_key_, key, {}, of);
    return found == by_key_.end() || of(*found) != key ? nullptr : &values_[*found];
}

ErrorPlace GgufMetadata::place_of(std::string_view key) const {
    // A file that is cut while it is read has lost what was there before.
    const GgufValue* value = find(key);
    return {file_, std::string(key), value == nullptr ? std::nullopt : std::optional(value->offset)};
}

void GgufMetadata::fail(std::string_view key, const Sentence& sentence) const {
    throw Error(ErrorKind::Format, sentence, place_of(key));
}

std::optional<std::string> GgufMetadata::text(std::string_view key) const {
    const GgufValue* value = find(key);
    if (value == nullptr) return {};
    if (value->is_list || value->type != GgufType::Text)
        fail(key, Sentence("Expected a text, found %1.", description_of(*value)));
    ByteReader reader = reader_of(*value, file_);
    return std::string(next_text(reader, key));
}

std::optional<std::int64_t> GgufMetadata::integer(std::string_view key, std::int64_t low, std::int64_t high) const {
    const GgufValue* value = find(key);
    if (value == nullptr) return {};
    const std::string range = "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
    if (value->is_list || !is_integer(value->type))
        fail(key, Sentence("Expected %1, found %2.", range, description_of(*value)));
    ByteReader reader = reader_of(*value, file_);
    const std::int64_t number = next_integer(reader, value->type, key);
    if (number < low || number > high) fail(key, Sentence("Expected %1, found %2.", range, number));
    return number;
}

std::optional<double> GgufMetadata::real(std::string_view key) const {
    const GgufValue* value = find(key);
    if (value == nullptr) return {};
    if (value->is_list || (value->type != GgufType::F32 && value->type != GgufType::F64))
        fail(key, Sentence("Expected a number, found %1.", description_of(*value)));
    ByteReader reader = reader_of(*value, file_);
    const double number = next_real(reader, value->type, key);
    if (!std::isfinite(number)) fail(key, Sentence("Expected a finite number."));
    return number;
}

std::optional<bool> GgufMetadata::boolean(std::string_view key) const {
    const GgufValue* value = find(key);
    if (value == nullptr) return {};
    if (value->is_list || value->type != GgufType::Bool)
        fail(key, Sentence("Expected true or false, found %1.", description_of(*value)));
    ByteReader reader = reader_of(*value, file_);
    return reader.number<std::uint8_t>(key) != 0;
}

std::optional<std::vector<std::string_view>> GgufMetadata::texts(std::string_view key) const {
    const GgufValue* value = find(key);
    if (value == nullptr) return {};
    if (!value->is_list || value->type != GgufType::Text)
        fail(key, Sentence("Expected a list of texts, found %1.", description_of(*value)));
    ByteReader reader = reader_of(*value, file_);
    std::vector<std::string_view> texts;
    texts.reserve(value->count);
    for (std::uint64_t i = 0; i < value->count; ++i) texts.push_back(next_text(reader, key));
    return texts;
}

std::optional<std::vector<std::int64_t>> GgufMetadata::integers(std::string_view key) const {
    const GgufValue* value = find(key);
    if (value == nullptr) return {};
    if (!value->is_list || !is_integer(value->type))
        fail(key, Sentence("Expected a list of whole numbers, found %1.", description_of(*value)));
    ByteReader reader = reader_of(*value, file_);
    std::vector<std::int64_t> numbers;
    numbers.reserve(value->count);
    for (std::uint64_t i = 0; i < value->count; ++i) numbers.push_back(next_integer(reader, value->type, key));
    return numbers;
}

std::optional<std::vector<float>> GgufMetadata::reals(std::string_view key) const {
    const GgufValue* value = find(key);
    if (value == nullptr) return {};
    if (!value->is_list || (value->type != GgufType::F32 && value->type != GgufType::F64))
        fail(key, Sentence("Expected a list of numbers, found %1.", description_of(*value)));
    ByteReader reader = reader_of(*value, file_);
    std::vector<float> numbers;
    numbers.reserve(value->count);
    for (std::uint64_t i = 0; i < value->count; ++i) {
        const double number = next_real(reader, value->type, key);
        if (!std::isfinite(number)) reader.fail(Sentence("A number of the list is NaN or infinite."), key);
        numbers.push_back(static_cast<float>(number));
    }
    return numbers;
}

std::optional<std::string> gguf_value_json(const GgufValue& value, std::uint64_t most_elements) {
    if (value.count > most_elements) return {};
    ByteReader reader = reader_of(value, "");
    if (!value.is_list) return next_json(reader, value);
    JsonWriter list;
    list.begin_array();
    for (std::uint64_t i = 0; i < value.count; ++i) {
        const auto element = next_json(reader, value);
        if (!element) return {};
        list.json(*element);
    }
    return list.end().take();
}

std::string shown_gguf_value(const GgufValue& value) {
    ByteReader reader = reader_of(value, "");
    const auto next = [&] {
        if (value.type != GgufType::Text) return next_json(reader, value).value_or("not a finite number");
        std::string text = sanitize_utf8(next_text(reader, value.key)).text;
        for (char& character : text)
            if (static_cast<unsigned char>(character) < 0x20) character = ' ';
        if (text.size() <= kShownCharacters) return text;
        std::size_t end = kShownCharacters;
        while ((static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
        return text.substr(0, end) + "... (" + std::to_string(text.size()) + " bytes)";
    };
    if (!value.is_list) return next();
    std::string list;
    for (std::uint64_t i = 0; i < std::min<std::uint64_t>(value.count, kShownElements); ++i)
        list += (i == 0 ? "" : ", ") + next();
    if (value.count > kShownElements) list += ", ... (" + std::to_string(value.count) + " elements)";
    return "[" + list + "]";
}

}  // namespace headlight
