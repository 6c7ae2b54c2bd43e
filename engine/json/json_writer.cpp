#include "json/json_writer.h"

#include "core/utf8.h"

namespace headlight {

std::string json_string(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string result = "\"";
    for (const char character : sanitize_utf8(text).text) {
        const auto byte = static_cast<unsigned char>(character);
        if (character == '"' || character == '\\') {
            result += '\\';
            result += character;
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

std::string json_object(const std::map<std::string, std::string>& members) {
    std::string result = "{";
    for (const auto& [key, value] : members)
        result += (result.size() > 1 ? "," : "") + json_string(key) + ":" + json_string(value);
    return result + "}";
}

}  // namespace headlight
