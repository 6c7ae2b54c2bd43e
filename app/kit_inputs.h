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
/// "tensors": a safetensors file beside it with pixel_values and image_sizes, input_features or input_values}. Tensors
/// of the images behind the first have names that end in image_suffix. Throws Error naming file and field.
std::vector<KitInput> read_kit_inputs(const std::filesystem::path& file);

/// "", ".1", ".2": end of the names of the tensors of an image, counted from 0.
std::string image_suffix(std::size_t number);

/// Files that an input was made of; an empty path: none.
struct KitMedia {
    std::vector<std::filesystem::path> images;  ///< in the order of the text
    std::filesystem::path audio;
    std::string text;  ///< in which the images stand; may be empty
};

/// Reads a list of {"image": an image file or "images": [image files], "audio": an audio file, "text": ...}, with files
/// beside it. Throws Error naming file and field.
std::vector<KitMedia> read_kit_media(const std::filesystem::path& file);

}  // namespace headlight
