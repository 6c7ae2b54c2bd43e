#pragma once

#include "json/json_document.h"

#include <functional>
#include <string>
#include <string_view>

namespace headlight {

/// Reads the members of a long JSON object in parts of about a MiB each, so that no tree of all of it is in memory:
/// calls `visit` with an object of each part's members, in the order of the text, at least once. What the object and
/// its members are is gone when the call ends. A name that stands twice is visited twice. A text that is no object is
/// visited as what it is. Throws as JsonDocument does, possibly after the parts before the one that is wrong.
void read_in_parts(std::string_view text, const std::string& file, const JsonBounds& bounds,
                   const std::function<void(const JsonValue& part)>& visit);

}  // namespace headlight
