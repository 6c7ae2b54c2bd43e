#pragma once

#include "formats/gguf_store.h"

#include <string>

namespace headlight {

// Fields of a configuration that follow from a GGUF file, as JSON.
std::string json_number(double value);
std::string json_truth(bool value);

bool has_tensor(const GgufStore& file, const std::string& name);

}  // namespace headlight
