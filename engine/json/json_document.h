#pragma once

#include "core/error.h"

#include <simdjson.h>

#include <cstdint>
#include <filesystem>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace headlight {

/// "a whole number from 1 to 9": what a field is expected to be.
Sentence integer_range_text(std::int64_t low, std::int64_t high);
/// "a number from 0.5 to 9".
Sentence real_range_text(double low, double high);

struct JsonMember;

/// One value of a JSON file that remembers its place, so that every error names file and field. All typed and bounded
/// questions about JSON are asked here; errors say what was expected and what was found.
class JsonValue {
  public:
    static constexpr std::size_t kAnyNumber = std::numeric_limits<std::size_t>::max();

    JsonValue(simdjson::dom::element element, const std::string* file, std::string field);

    [[nodiscard]] bool is_null() const { return element_.is_null(); }
    [[nodiscard]] bool is_object() const { return element_.is_object(); }
    [[nodiscard]] bool is_array() const { return element_.is_array(); }
    [[nodiscard]] bool is_text() const { return element_.is_string(); }
    [[nodiscard]] bool is_boolean() const { return element_.is_bool(); }
    [[nodiscard]] bool is_number() const { return element_.is_number(); }
    /// Returns whether this is exactly the text.
    [[nodiscard]] bool is(std::string_view text) const;

    /// The field of an object; nothing where it is absent or null. Throws if this is no object.
    [[nodiscard]] std::optional<JsonValue> find(std::string_view key) const;
    /// The field of an object; throws where it is absent or null.
    [[nodiscard]] JsonValue at(std::string_view key) const;
    /// The fields of an object in the order of the file, null ones included; throws where a name is there twice.
    [[nodiscard]] std::vector<JsonMember> members() const;
    /// The elements of a list, at most `most`, which is below 2^24.
    [[nodiscard]] std::vector<JsonValue> elements(std::size_t most = kAnyNumber) const;

    // For long objects and lists, of which each element's place is worked out only where something is wrong.
    [[nodiscard]] simdjson::dom::object object() const;
    [[nodiscard]] simdjson::dom::array array(std::size_t most = kAnyNumber) const;
    /// An element of this object or array, with its place.
    [[nodiscard]] JsonValue child(simdjson::dom::element element, std::string_view key) const;
    [[nodiscard]] JsonValue child(simdjson::dom::element element, std::size_t index) const;

    /// At most `most` bytes.
    [[nodiscard]] std::string_view text(std::size_t most = kAnyNumber) const;
    /// The place of the text among the names.
    [[nodiscard]] std::size_t one_of(const std::vector<std::string>& names) const;
    [[nodiscard]] bool boolean() const;
    /// A whole number that is spelled as one, as file formats of programs have it: 2.
    [[nodiscard]] std::int64_t integer(std::int64_t low, std::int64_t high) const;
    /// A whole number however it is spelled, as people and scripts write it: 2, 2.0, 2e0.
    [[nodiscard]] std::int64_t whole(std::int64_t low, std::int64_t high) const;
    /// The same; nothing if it is none, or has no type of 64 bits.
    [[nodiscard]] std::optional<std::int64_t> whole_if_any() const;
    [[nodiscard]] double real() const;
    [[nodiscard]] double real(double low, double high) const;
    /// The elements of a list, each as `text`, `boolean`, `integer` and `real` read it; made for long lists. Errors
    /// name the element.
    [[nodiscard]] std::vector<std::string_view> texts(std::size_t most = kAnyNumber) const;
    [[nodiscard]] std::vector<bool> booleans() const;
    [[nodiscard]] std::vector<std::int64_t> integers(std::int64_t low, std::int64_t high,
                                                     std::size_t most = kAnyNumber) const;
    [[nodiscard]] std::vector<double> reals(double low, double high) const;
    /// The fields of an object with their names, in the order of the file; a name that is there twice is kept twice.
    [[nodiscard]] std::vector<std::pair<std::string_view, std::string_view>> named_texts() const;
    [[nodiscard]] std::vector<std::pair<std::string_view, std::int64_t>> named_integers(std::int64_t low,
                                                                                        std::int64_t high) const;
    /// Fields with a default.
    [[nodiscard]] std::string text_or(std::string_view key, std::string_view otherwise) const;
    [[nodiscard]] bool boolean_or(std::string_view key, bool otherwise) const;

    [[nodiscard]] const std::string& file() const { return *file_; }
    [[nodiscard]] const std::string& field() const { return field_; }
    /// The place of a field of this object, be it there or not. A long name is cut in it.
    [[nodiscard]] std::string place_of(std::string_view key) const;
    /// The same value under another name in messages.
    [[nodiscard]] JsonValue renamed(std::string field) const { return {element_, file_, std::move(field)}; }
    /// The value as a message shows it: numbers, truth values and the beginning of texts as they are, the rest by kind
    /// ("a list").
    [[nodiscard]] std::string shown() const;
    /// Throws "Expected ..., found ...", of what this is.
    [[noreturn]] void refuse(const Sentence& expected) const;
    [[noreturn]] void fail(const Sentence& sentence, ErrorKind kind = ErrorKind::Format) const;
    /// Throws about a field of this object, which may be absent.
    [[noreturn]] void fail_at(std::string_view key, const Sentence& sentence) const;

  private:
    simdjson::dom::element element_;
    const std::string* file_;
    std::string field_;
};

/// A field of an object.
struct JsonMember {
    std::string_view name;
    JsonValue value;
};

/// Lists and objects inside each other that a text may have.
inline constexpr int kMostJsonLevels = 64;

/// Bounds of a JSON text, and its name in messages.
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
    /// The same; throws where it is no object.
    [[nodiscard]] JsonValue root_object() const;

  private:
    void parse(std::string_view text, std::size_t most_bytes);
    std::string file_;
    std::string place_;
    std::string what_;
    simdjson::dom::parser parser_;  // holds all elements
    simdjson::dom::element root_;
};

}  // namespace headlight
