#pragma once

#include <filesystem>
#include <string>

namespace headlight {

/// Where a user's path leads: the folder with the model's files, or its GGUF file, and what a person calls the model.
struct ModelPlace {
    std::filesystem::path folder;
    std::string name;
    std::filesystem::path image_encoder{};  ///< of a GGUF file, where the path names it; empty: it does not
};

/// A model's path and that of its image encoder, empty where the first is all.
struct SplitModelPath {
    std::filesystem::path model;
    std::filesystem::path image_encoder{};
};
/// Takes apart what `with_image_encoder` joined. A path that exists as it is has no second part.
SplitModelPath split_model_path(const std::filesystem::path& path);

/// Path of a model whose image encoder lies in a GGUF file of its own (`mmproj`), both separated by "::", as
/// `locate_model` reads it.
std::filesystem::path with_image_encoder(const std::filesystem::path& model,
                                         const std::filesystem::path& image_encoder);

/// Follows a path to a folder, to a file in it, to a GGUF file or a folder with nothing but one, or to a repository of
/// the Hugging Face cache (https://huggingface.co/docs/huggingface_hub/guides/manage-cache). A folder of checkpoints
/// without a model of its own leads to the last one (formats/checkpoints.h). A path that `with_image_encoder` made
/// leads to both files. Throws Error(File) when it leads nowhere.
ModelPlace locate_model(const std::filesystem::path& path);

/// Returns whether this is a "models--org--name" folder of the cache, with its snapshots.
bool is_cached_repository(const std::filesystem::path& folder);
/// "models--org--name" -> "org/name".
std::string cached_repository_name(const std::filesystem::path& folder);
/// The snapshot that refs/main names, or the only one. Throws Error(File) when there is none to choose.
std::filesystem::path chosen_snapshot(const std::filesystem::path& repository);

}  // namespace headlight
