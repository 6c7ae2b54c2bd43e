#pragma once

#include "models/model.h"

#include <filesystem>
#include <string>
#include <vector>

namespace headlight {

/// One input of the reference kit's inputs.json: token ids as they are, with the text that they came from, and the
/// pixels of an image or the features of a recording where it names a file with them.
struct KitInput {
    std::string text;
    ModelInput input;
    std::filesystem::path tensors{};  ///< the file that it names; empty: none
};

/// Reads a list of {"input_ids": [...], "attention_mask": [...], "token_type_ids": [...], "text": ...,
/// "tensors": a safetensors file beside it with pixel_values and image_sizes, input_features or input_values}.
/// Throws Error naming file and field.
std::vector<KitInput> read_kit_inputs(const std::filesystem::path& file);

/// Files that an input was made of; empty paths: none.
struct KitMedia {
    std::filesystem::path image;
    std::filesystem::path audio;
    std::string text;  ///< in which the image stands; may be empty
};

/// Reads a list of {"image": an image file, "audio": an audio file, "text": ...}, with files beside it. Throws Error
/// naming file and field.
std::vector<KitMedia> read_kit_media(const std::filesystem::path& file);

}  // namespace headlight
