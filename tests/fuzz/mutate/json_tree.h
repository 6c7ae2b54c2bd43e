#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace headlight::fuzz {

/// A value of a JSON document as it is spelled, so that damaged documents survive reading and writing.
struct JsonNode {
    enum class Kind { Object, Array, Text, Other };
    Kind kind = Kind::Other;
    std::string text;  ///< Text: between the quotes, with its escapes; Other: the bytes, such as "12" or "nul"
    std::vector<std::string> keys;   ///< of an object, spelled like texts; as many as `children`
    std::vector<JsonNode> children;  ///< of an object or an array

    [[nodiscard]] bool is_container() const { return kind == Kind::Object || kind == Kind::Array; }
    /// The member with this key, or null.
    [[nodiscard]] JsonNode* find(std::string_view key);
};

JsonNode json_text(std::string_view bytes);  ///< escapes quotes, backslashes and control characters
JsonNode json_other(std::string bytes);

/// Reads any bytes: what is missing is left out, what is unexpected becomes a node of the kind Other, and so does what
/// is nested more than 100 levels deep.
JsonNode parse_json(std::string_view text);
std::string write_json(const JsonNode& node);

/// The node and all below it. Valid until one of them changes.
std::vector<JsonNode*> all_nodes(JsonNode& root);

}  // namespace headlight::fuzz
