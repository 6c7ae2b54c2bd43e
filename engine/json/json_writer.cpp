#include "json/json_writer.h"

#include "core/utf8.h"

#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

template <typename Number>
std::string shortest(Number value) {
    if (!std::isfinite(value)) return "null";
    if (value == 0 && std::signbit(value)) return "-0.0";  // readers take -0 for the integer 0
    std::array<char, 32> text{};
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr};
}

}  // namespace

std::string json_string(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    constexpr std::string_view kEscaped = "\"\\\b\f\n\r\t";
    constexpr std::string_view kLetters = "\"\\bfnrt";
    std::string result = "\"";
    result.reserve(text.size() + 2);
    for (const char character : sanitize_utf8(text).text) {
        const auto byte = static_cast<unsigned char>(character);
        if (const auto index = kEscaped.find(character); index != std::string_view::npos) {
            result += '\\';
            result += kLetters[index];
        } else if (byte < 0x20) {
            result += "\\u00";
            result += kDigits[byte >> 4];
            result += kDigits[byte & 0xF];
        } else {
            result += character;
        }
    }
    return result + '"';
}

std::string json_number(double value) {
    return shortest(value);
}

std::string json_number(float value) {
    return shortest(value);
}

std::string json_object(const std::map<std::string, std::string>& members) {
    JsonWriter writer;
    writer.begin_object();
    for (const auto& [key, value] : members) writer.key(key).text(value);
    return writer.end().take();
}

JsonWriter& JsonWriter::begin(char open, char close) {
    separate(true);
    text_ += open;
    levels_.push_back({close});
    return *this;
}

JsonWriter& JsonWriter::end() {
    const Level level = levels_.back();
    levels_.pop_back();
    if (layout_ == JsonLayout::Indented) new_line(levels_.size());
    if (layout_ == JsonLayout::Rows && levels_.empty() && level.close == '}') text_ += '\n';
    text_ += level.close;
    if ((layout_ == JsonLayout::Indented || layout_ == JsonLayout::Rows) && levels_.empty()) text_ += '\n';
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view key) {
    separate(false);
    text_ += json_string(key);
    text_ += layout_ == JsonLayout::Compact ? ":" : ": ";
    after_key_ = true;
    return *this;
}

JsonWriter& JsonWriter::json(std::string_view value) {
    separate(false);
    text_ += value;
    return *this;
}

JsonWriter& JsonWriter::texts(const std::vector<std::string>& list) {
    begin_array();
    for (const std::string& each : list) text(each);
    return end();
}

std::string JsonWriter::take() {
    return std::exchange(text_, {});
}

void JsonWriter::separate(bool is_container) {
    if (std::exchange(after_key_, false) || levels_.empty()) return;
    Level& level = levels_.back();
    const bool first = std::exchange(level.empty, false);
    if (!first) text_ += ',';
    const bool is_outermost_member = levels_.size() == 1 && level.close == '}';
    const bool begins_row = is_outermost_member || (!first && is_container);
    if (layout_ == JsonLayout::Indented)
        new_line(levels_.size());
    else if (layout_ == JsonLayout::Rows && begins_row)
        text_ += '\n';
    else if (!first && layout_ != JsonLayout::Compact)
        text_ += ' ';
}

void JsonWriter::new_line(std::size_t levels) {
    constexpr std::size_t kSpaces = 4;
    text_ += '\n';
    text_.append(levels * kSpaces, ' ');
}

}  // namespace headlight
