#pragma once

#include <string_view>

namespace headlight {

/// Returns the name. Marks a name of a table that the window shows in the language of the person: translators find it
/// under the context.
constexpr std::string_view shown_name(std::string_view /*context*/, std::string_view name) {
    return name;
}

}  // namespace headlight
