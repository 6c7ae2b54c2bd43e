#pragma once

#include <string>

namespace headlight {

/// "1.25 s", with this many decimals.
std::string in_seconds(double seconds, int decimals);

}  // namespace headlight
