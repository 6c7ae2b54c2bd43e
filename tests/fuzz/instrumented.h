#pragma once

#include <string_view>

namespace headlight::fuzz {

/// Whether a text is "FUZZ", compared byte by byte. Compiled so that its coverage is counted in every build.
bool is_magic(std::string_view text);

}  // namespace headlight::fuzz
