#pragma once

#include "core/error.h"

#include <simdjson.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

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

/// A JSON file, read whole and parsed: at most 512 MiB, at most 64 levels deep.
class JsonDocument {
  public:
    explicit JsonDocument(const std::filesystem::path& path);
    JsonDocument(std::string_view content, const std::string& file);
    [[nodiscard]] JsonValue root() const { return {root_, &file_, ""}; }

  private:
    void parse(std::string_view content);
    std::string file_;
    simdjson::dom::parser parser_;
    simdjson::dom::element root_;
};

}  // namespace headlight
