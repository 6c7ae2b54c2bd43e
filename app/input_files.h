#pragma once

#include "view/view_request.h"

#include <filesystem>
#include <vector>

namespace headlight {

/// Files that a command reads, so that no output replaces one.
struct InputFiles {
    std::vector<std::filesystem::path> files;
    std::vector<std::filesystem::path> models;  ///< folders, or files that may have further parts beside them
};

/// The model as the request names it (a built-in one is no path and does not count), and the text, image and recording.
InputFiles input_files(const InputRequest& input);
/// Those of all panels and sides.
InputFiles input_files(const ViewRequest& request);

/// Throws Error(File) if writing `output` would replace one of the inputs, whatever link leads to it, or a file of one
/// of the models.
void refuse_overwriting_input(const std::filesystem::path& output, const InputFiles& inputs);

}  // namespace headlight
