#pragma once

#include <map>
#include <string>
#include <string_view>

namespace headlight {

/// The text as a JSON string, quotes included; bytes that are not UTF-8 become U+FFFD.
std::string json_string(std::string_view text);
/// {"key": "value", ...} in the order of the keys.
std::string json_object(const std::map<std::string, std::string>& members);

}  // namespace headlight
