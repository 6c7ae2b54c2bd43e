#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// The text as a JSON string, quotes included; bytes that are not UTF-8 become U+FFFD.
std::string json_string(std::string_view text);
/// The shortest digits that read back as the same number; "null" for one that is not finite, which JSON has not.
std::string json_number(double value);
std::string json_number(float value);
/// {"key":"value",...} in the order of the keys.
std::string json_object(const std::map<std::string, std::string>& members);

/// Where a JSON text has spaces and line breaks.
enum class JsonLayout {
    Compact,   ///< nowhere
    Spaced,    ///< a space after each comma and colon
    Indented,  ///< a line for each member and element, four spaces further in than what holds it
    Rows,      ///< a line for each member of the outermost object, and for each list or object in a list
};

/// Writes a JSON text (RFC 8259) front to back: every file of the program is written by it. Members stand in the order
/// in which they are written; the caller writes a key before each of them, and ends what it began.
class JsonWriter {
  public:
    explicit JsonWriter(JsonLayout layout = JsonLayout::Compact) : layout_(layout) {}

    JsonWriter& begin_object() { return begin('{', '}'); }
    JsonWriter& begin_array() { return begin('[', ']'); }
    /// Ends the innermost object or list.
    JsonWriter& end();
    JsonWriter& key(std::string_view key);
    JsonWriter& text(std::string_view text) { return json(json_string(text)); }
    JsonWriter& integer(std::int64_t number) { return json(std::to_string(number)); }
    JsonWriter& real(double number) { return json(json_number(number)); }
    JsonWriter& real(float number) { return json(json_number(number)); }
    JsonWriter& boolean(bool value) { return json(value ? "true" : "false"); }
    JsonWriter& null() { return json("null"); }
    JsonWriter& texts(const std::vector<std::string>& list);
    /// A value that is JSON already.
    JsonWriter& json(std::string_view value);

    /// Returns the text written since the last call, so that a long file is written in parts.
    [[nodiscard]] std::string take();

  private:
    struct Level {
        char close;
        bool empty = true;
    };
    JsonWriter& begin(char open, char close);
    void separate(bool is_container);
    void new_line(std::size_t levels);

    JsonLayout layout_;
    std::string text_;
    std::vector<Level> levels_;
    bool after_key_ = false;
};

}  // namespace headlight
