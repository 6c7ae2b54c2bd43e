#pragma once

#include "formats/checkpoints.h"

#include <filesystem>
#include <string>
#include <vector>

namespace headlight {

/// A text, or an image, that a model is shown with; or an image with its caption as the text.
struct SampleText {
    std::string text;
    std::string second{};  ///< the second text, for a model that reads two: the passage that answers a question
    std::string why{};     ///< why the model fails on it; empty where it does well
    std::filesystem::path image{};  ///< for a model that reads images
    bool operator==(const SampleText&) const = default;
};

/// Texts about one topic, such as banks and rivers.
struct SampleTopic {
    std::string topic;  ///< its heading
    std::vector<std::string> texts{};
    bool operator==(const SampleTopic&) const = default;
};

/// A model that comes with the program.
struct BuiltInModel {
    std::string name;                     ///< its folder's name
    std::string description;              ///< one sentence, from samples.json
    std::string shows;                    ///< a few words, the same for models that show the same, from samples.json
    std::filesystem::path path;           ///< of a model with checkpoints, the last one's
    std::vector<Checkpoint> checkpoints;  ///< during its training; empty: it has none
    std::vector<SampleText> samples;      ///< texts or images that it does well, the best first, from samples.json
    std::vector<SampleText> fails;        ///< and some that it fails on
    std::vector<SampleTopic> topics{};    ///< texts whose words it knows, by topic

    /// Returns whether this is its path, or that of one of its checkpoints.
    [[nodiscard]] bool is_at(const std::filesystem::path& place) const;
};

/// The built-in models, by name, in the folders of `resource_folders`; the first of a name counts.
std::vector<BuiltInModel> built_in_models();

/// Returns whether a folder is that of a built-in model or of one of its checkpoints, by whatever path.
bool is_built_in(const std::filesystem::path& folder);

/// Samples that the model in a folder does well, as its samples.json lists them; empty where there is no such file, or
/// a damaged one.
std::vector<SampleText> samples_in(const std::filesystem::path& folder);

/// Path of the model called MODEL: a built-in model's name, which may have a checkpoint's behind it ("NAME/step500"),
/// the path of a folder or file, or "org/name" of the Hugging Face cache, in this order. Throws Error(File) with what
/// was looked for.
std::filesystem::path find_model(const std::string& model);

/// Folder of the recall networks (analysis/recall/recall.h), among the built-in models. Throws Error(File) where no
/// folder of `resource_folders` has them.
std::filesystem::path recall_folder();

}  // namespace headlight
