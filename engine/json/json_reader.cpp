#include "json/json_reader.h"

#include "core/error.h"
#include "core/utf8.h"

#include <limits>
#include <utility>

namespace headlight {

namespace {

bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

}  // namespace

JsonReader::JsonReader(std::string_view text, std::string file, std::uint64_t file_offset)
    : text_(text), file_(std::move(file)), file_offset_(file_offset) {}

void JsonReader::fail(const std::string& sentence, const std::string& field) const {
    throw Error(ErrorKind::Format, sentence, {file_, field, file_offset_ + position_});
}

void JsonReader::skip_space() {
    while (!ended() && (text_[position_] == ' ' || text_[position_] == '\t' || text_[position_] == '\n' ||
                        text_[position_] == '\r'))
        ++position_;
}

bool JsonReader::at_end() {
    skip_space();
    return ended();
}

bool JsonReader::next_is(char character) {
    skip_space();
    return !ended() && text_[position_] == character;
}

bool JsonReader::consume(char character) {
    if (!next_is(character)) return false;
    ++position_;
    return true;
}

void JsonReader::expect(char character) {
    if (!consume(character)) fail(std::string("The JSON is damaged: '") + character + "' is expected here.");
}

std::string JsonReader::string() {
    expect('"');
    std::string result;
    while (true) {
        if (ended()) fail("The JSON is damaged: a string does not end.");
        const char first = text_[position_];
        if (first == '"') {
            ++position_;
            return result;
        }
        if (first == '\\') {
            ++position_;
            append_utf8(result, escape());
            continue;
        }
        if (static_cast<unsigned char>(first) < 0x20) fail("The JSON is damaged: a string holds a control character.");
        const DecodedCodePoint decoded = decode_utf8(text_, position_);
        if (!decoded.valid) fail("The JSON is damaged: a string is not valid UTF-8.");
        result.append(text_, position_, decoded.length);
        position_ += decoded.length;
    }
}

char32_t JsonReader::escape() {
    if (ended()) fail("The JSON is damaged: a string does not end.");
    constexpr std::string_view kLetters = "\"\\/bfnrt";
    constexpr std::u32string_view kMeanings = U"\"\\/\b\f\n\r\t";
    const char letter = text_[position_++];
    if (const auto index = kLetters.find(letter); index != std::string_view::npos) return kMeanings[index];
    if (letter != 'u') fail("The JSON is damaged: there is no such escape.");
    const char32_t high = hexadecimal();
    if (high < 0xD800 || high > 0xDFFF) return high;
    if (high > 0xDBFF || text_.substr(position_, 2) != "\\u") fail("The JSON is damaged: half of a surrogate pair.");
    position_ += 2;
    const char32_t low = hexadecimal();
    if (low < 0xDC00 || low > 0xDFFF) fail("The JSON is damaged: half of a surrogate pair.");
    return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
}

char32_t JsonReader::hexadecimal() {
    constexpr std::string_view kDigits = "0123456789abcdefABCDEF";
    char32_t value = 0;
    for (int i = 0; i < 4; ++i, ++position_) {
        const auto index = ended() ? std::string_view::npos : kDigits.find(text_[position_]);
        if (index == std::string_view::npos) fail("The JSON is damaged: \\u needs four hexadecimal digits.");
        value = value * 16 + static_cast<char32_t>(index < 16 ? index : index - 6);
    }
    return value;
}

std::int64_t JsonReader::whole_number() {
    skip_space();
    if (ended() || !is_digit(text_[position_])) fail("A whole number that is not negative is expected here.");
    constexpr std::int64_t kLargest = std::numeric_limits<std::int64_t>::max();
    const std::size_t begin = position_;
    std::int64_t value = 0;
    for (; !ended() && is_digit(text_[position_]); ++position_) {
        const int digit = text_[position_] - '0';
        if (value > (kLargest - digit) / 10) fail("This number is too large to be a size or an offset.");
        value = value * 10 + digit;
    }
    if (text_[begin] == '0' && position_ - begin > 1) fail("The JSON is damaged: a number starts with 0.");
    if (!ended() && (text_[position_] == '.' || text_[position_] == 'e' || text_[position_] == 'E'))
        fail("A whole number is expected here, without fraction or exponent.");
    return value;
}

void JsonReader::skip_value() {
    skip_value(kMostJsonLevels);
}

void JsonReader::skip_value(int most_levels) {
    skip_space();
    const char first = ended() ? '\0' : text_[position_];
    if ((first == '{' || first == '[') && most_levels == 0) fail("The JSON is nested too deeply.");
    if (first == '{') return object([&](const std::string&) { skip_value(most_levels - 1); });
    if (first == '[') return array([&] { skip_value(most_levels - 1); });
    if (first == '"') return static_cast<void>(string());
    for (const std::string_view word : {"true", "false", "null"})
        if (text_.substr(position_).starts_with(word)) {
            position_ += word.size();
            return;
        }
    skip_number();
}

void JsonReader::skip_number() {
    const auto take = [this](std::string_view characters) {
        const bool found = !ended() && characters.find(text_[position_]) != std::string_view::npos;
        if (found) ++position_;
        return found;
    };
    take("-");
    if (!take("0")) skip_digits();
    if (take(".")) skip_digits();
    if (take("eE")) {
        take("+-");
        skip_digits();
    }
}

void JsonReader::skip_digits() {
    if (ended() || !is_digit(text_[position_])) fail("The JSON is damaged: a value is expected here.");
    while (!ended() && is_digit(text_[position_])) ++position_;
}

}  // namespace headlight
