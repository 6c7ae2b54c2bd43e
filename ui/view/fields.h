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

/// The field of this name. Throws std::logic_error where there is none.
const Field& field_named(std::string_view name);

/// Smallest and largest number of a field: those of the widgets that ask for it. Throws std::logic_error for the name
/// of a field that takes no numbers.
NumberBounds field_bounds(std::string_view name);

/// A request before anything is said: defaults of the place.
ViewRequest default_request(ContextSet place);

}  // namespace headlight
