#pragma once

#include <filesystem>

namespace headlight {

/// Returns false where the system lists its devices and none of them is a graphics processor: then no driver need be
/// loaded to look for one, which takes 50 ms with those of Mesa. `root`: folder that holds /dev, /proc and /sys.
bool may_have_graphics_processor(const std::filesystem::path& root = "/");

}  // namespace headlight
