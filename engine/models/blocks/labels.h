#pragma once

#include "formats/config.h"

#include <cstdint>
#include <map>
#include <string>

namespace headlight {

/// Labels of a classification head: id2label, or num_labels of them by number (two, as transformers has it, if neither
/// is given). Throws Error(Format) about numbers with gaps.
std::map<std::int64_t, std::string> read_labels(const Config& config);

}  // namespace headlight
