#pragma once

#include "view/field.h"

#include <string_view>
#include <vector>

namespace headlight {

/// The table of fields: everything that can be asked of a figure, in the order of help, documentation and files. The
/// command line, descriptions, sessions, lessons, the reference pages and shell completion are made from it.
const std::vector<Field>& view_fields();

/// The field of this name, or older name; null where there is none.
const Field* find_field(std::string_view name);

/// A request before anything is said: defaults of the place.
ViewRequest default_request(ContextSet place);

}  // namespace headlight
