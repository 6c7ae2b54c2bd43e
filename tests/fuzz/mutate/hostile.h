#pragma once

#include "mutate/random.h"

#include <string>

namespace headlight::fuzz {

/// Text at which code may go wrong: empty, long, not UTF-8, with control characters, combining, right to left, paths,
/// regular expressions, names that formats give a meaning.
std::string hostile_text(Random& random);

}  // namespace headlight::fuzz
