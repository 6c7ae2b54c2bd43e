#pragma once

#include "formats/tensors/safetensors_store.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// Opens model.safetensors, or the shards that model.safetensors.index.json lists, of a folder.
/// Throws Error for a file that is missing, damaged or not downloaded, for a weight map that contradicts its files or
/// names a file outside the folder, and for a folder that has its weights only in formats that are not read (with the
/// way to convert them).
std::shared_ptr<const SafetensorsStore> open_weight_files(const std::filesystem::path& folder);

/// Opens the shards that an index lists, in its folder. Throws as above.
std::shared_ptr<const SafetensorsStore> open_indexed_files(const std::filesystem::path& index);
/// The names of these shards, each once, sorted.
std::vector<std::string> files_of_index(const std::filesystem::path& index);

}  // namespace headlight
