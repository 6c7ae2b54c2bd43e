#pragma once

#include "core/text/sentence.h"

#include <string>
#include <vector>

namespace headlight {

/// The sentences in English, as files have them.
std::vector<std::string> english(const std::vector<Sentence>& sentences);

}  // namespace headlight
