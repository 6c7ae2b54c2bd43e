#pragma once

#include <string>

namespace headlight {

/// Names of the types for which `holds_weights` is true, for messages: "F64, F32, F16, ...".
std::string weight_types();

}  // namespace headlight
