#pragma once

#include <string_view>

namespace headlight {

/// Headlight's version, "0.1.0": as `--version` and every provenance state it.
std::string_view version();

}  // namespace headlight
