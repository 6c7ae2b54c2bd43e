#pragma once

#include "view/field.h"

#include <string>
#include <vector>

namespace headlight {

/// The arguments of the command line that ask for the request: those of fields that occur in the place and differ from
/// the default. A flag that is off where it is on by default cannot be said.
std::vector<std::string> arguments_of(const ViewRequest& request, ContextSet place);

}  // namespace headlight
