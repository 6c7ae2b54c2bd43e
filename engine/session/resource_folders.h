#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace headlight {

/// Folders in which built-in resources of a kind ("models", "lessons") are looked for, the first that counts first: the
/// environment's HEADLIGHT_MODELS or HEADLIGHT_LESSONS, beside the program (resources/models), its data folder
/// (../share/headlight/models), and the source tree that it was built from.
std::vector<std::filesystem::path> resource_folders(const std::string& kind);

}  // namespace headlight
