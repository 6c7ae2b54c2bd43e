#pragma once

#include "backends/backend.h"
#include "formats/config.h"

#include <string>

namespace headlight {

/// The activation that a configuration field names, as Hugging Face transformers spells it. Throws Error(Unsupported)
/// with the list of those that run.
Activation activation_of(const Config& config, const std::string& field, const std::string& otherwise);
/// The one of this name, which a field holds as a part of its value.
Activation activation_named(const Config& config, const std::string& field, const std::string& name);

}  // namespace headlight
