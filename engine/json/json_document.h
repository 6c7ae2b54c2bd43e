#pragma once

#include "core/error.h"

#include <simdjson.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// One value of a JSON file that remembers where it stands, so that every complaint names file and field.
class JsonValue {
  public:
    JsonValue(simdjson::dom::element element, const std::string* file, std::string field);

    [[nodiscard]] bool is_null() const { return element_.is_null(); }
    [[nodiscard]] bool is_object() const { return element_.is_object(); }
    [[nodiscard]] bool is_array() const { return element_.is_array(); }
    [[nodiscard]] bool is_text() const { return element_.is_string(); }

    /// The field of an object; nothing where it is absent or null. Throws if this is no object.
    [[nodiscard]] std::optional<JsonValue> find(std::string_view key) const;
    /// The field of an object; throws where it is absent or null.
    [[nodiscard]] JsonValue at(std::string_view key) const;

    [[nodiscard]] simdjson::dom::object object() const;
    [[nodiscard]] simdjson::dom::array array() const;
    /// An element of this object or array, with its place.
    [[nodiscard]] JsonValue child(simdjson::dom::element element, std::string_view key) const;
    [[nodiscard]] JsonValue child(simdjson::dom::element element, std::size_t index) const;

    [[nodiscard]] std::string_view text() const;
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] std::int64_t integer(std::int64_t low, std::int64_t high) const;
    [[nodiscard]] double real() const;
    /// The elements of a list, each as `text` and `integer` read it; made for long lists. Errors name the element.
    [[nodiscard]] std::vector<std::string_view> texts() const;
    [[nodiscard]] std::vector<std::int64_t> integers(std::int64_t low, std::int64_t high) const;
    /// Fields with a default.
    [[nodiscard]] std::string text_or(std::string_view key, std::string_view otherwise) const;
    [[nodiscard]] bool boolean_or(std::string_view key, bool otherwise) const;

    [[nodiscard]] const std::string& file() const { return *file_; }
    [[nodiscard]] const std::string& field() const { return field_; }
    [[noreturn]] void fail(const std::string& sentence, ErrorKind kind = ErrorKind::Format) const;

  private:
    simdjson::dom::element element_;
    const std::string* file_;
    std::string field_;
};

/// The value as a message shows it: numbers and truth values as they stand, the rest by kind ("a list").
std::string shown_value(simdjson::dom::element value);

/// Lists and objects inside each other that a text may have.
inline constexpr int kMostJsonLevels = 64;

/// What a JSON text may be, and what it is called in messages.
struct JsonBounds {
    std::size_t most_bytes = std::size_t{512} << 20;  ///< whole MiB
    std::string what = "file";
    std::string place{};  ///< of the text in the file, before the names of all fields: "line 3"; empty: the whole file
};

/// A JSON text (RFC 8259) as a tree: at most kMostJsonLevels deep; a byte order mark before it is left out. A name that
/// stands twice in an object is kept twice. Whole numbers beyond 64 bits are real ones: Hugging Face writes 10^30 where
/// a model has no limit, and Qt writes large real numbers without an exponent.
class JsonDocument {
  public:
    /// Throws Error(File) about a file that cannot be read, Error(Format) naming `file` about what is no JSON or larger
    /// than the bounds.
    explicit JsonDocument(const std::filesystem::path& path);
    JsonDocument(std::string_view text, std::string file, const JsonBounds& bounds = {});
    JsonDocument(const JsonDocument&) = delete;
    JsonDocument& operator=(const JsonDocument&) = delete;

    [[nodiscard]] simdjson::dom::element element() const { return root_; }
    [[nodiscard]] JsonValue root() const { return {root_, &file_, place_}; }

  private:
    void parse(std::string_view text, const JsonBounds& bounds);
    std::string file_;
    std::string place_;
    simdjson::dom::parser parser_;  // holds all elements
    simdjson::dom::element root_;
};

}  // namespace headlight
