#pragma once

#include "view/field.h"

#include <string>
#include <vector>

namespace headlight {

/// Adds the rows about what is drawn over an image, which the table of fields (fields.h) has in these places.
void add_image_fields(std::vector<Field>& rows, const std::string& group, ContextSet contexts);

}  // namespace headlight
