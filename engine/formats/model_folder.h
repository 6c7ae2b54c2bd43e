#pragma once

#include "core/thread_pool.h"
#include "formats/config.h"
#include "formats/tensors/gguf_store.h"
#include "formats/weights.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// A model at rest, opened and checked: a Hugging Face folder with config.json and its safetensors files (one or
/// sharded), or a GGUF file. A path to the folder, to a file in it, to a folder of the Hugging Face cache
/// ("models--org--name", with snapshots), to a GGUF file or to a folder with a single one will do. The image encoder of
/// a GGUF file is the one that the path names (with_image_encoder), or the only one beside the file that belongs to it.
struct ModelFolder {
    std::filesystem::path path;  ///< the folder that holds config.json, or the GGUF file
    std::string name;            ///< what a person calls it ("all-MiniLM-L6-v2")
    Config config;               ///< of a GGUF file only model_type: its metadata has names of its own
    std::shared_ptr<const WeightStore> weights;
    std::vector<std::string> notices;         ///< what was ignored or looks odd (auto_map, NaN weights, ...)
    std::shared_ptr<const GgufStore> gguf{};  ///< the weights with their metadata; null for a Hugging Face folder
    bool names_image_encoder = false;         ///< the path named that of a GGUF file, which therefore must run
};

/// Weights of up to 1 GiB are scanned for NaN and infinite values; in larger ones (which would have to be read from the
/// disk as a whole) `tensors_with_non_finite_values` of non_finite.h finds them. `threads`: that scan. Throws Error
/// naming file and field for whatever is missing, damaged or refused (pickles, LFS pointers, ...).
ModelFolder open_model_folder(const std::filesystem::path& path, ThreadCount threads = {});

/// The same, without the scan. A folder with a config.json and no safetensors file opens too: its weights are declared
/// (WeightStore::declared).
ModelFolder open_declared_model(const std::filesystem::path& path);

/// A model of GGUF files without its image encoder, if it has one.
ModelFolder without_image_encoder(const ModelFolder& folder);

/// The hash of the weights that a user's path leads to (WeightStore::fingerprint), or of recorded attention; neither
/// configuration nor values are looked at. Throws Error as `open_model_folder` does.
std::string fingerprint_of_model(const std::filesystem::path& path);

/// Resolves a user's path to the folder with the model's files or to its GGUF file, without opening them (for
/// tokenizers alone).
std::filesystem::path resolve_model_path(const std::filesystem::path& path);

/// A model found on this machine, for the list in the window.
struct FoundModel {
    std::string name;  ///< "org/name" from the cache
    std::filesystem::path path;
    std::string model_type;  ///< of its config.json, empty if unreadable
    bool operator==(const FoundModel&) const = default;
};

/// Models in the Hugging Face cache (HF_HUB_CACHE, HF_HOME/hub, or ~/.cache/huggingface/hub). Reads names and
/// configurations only.
std::vector<FoundModel> models_in_hugging_face_cache();

}  // namespace headlight
