#pragma once

#include "figure_options.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace headlight {

/// A figure's description as a file holds it: what `headlight figure` would be told by options, or several such
/// figures in panels.
struct FigureSpec {
    FigureOptions figure;               ///< the page, and what panels have in common
    std::vector<FigureOptions> panels;  ///< none: the figure itself
};

/// Whether an option was given on the command line, which then wins over the file: "--layer", "MODEL".
using IsGiven = std::function<bool(const std::string& option)>;

/// Reads a JSON object whose fields are named as the options are, with underscores (README lists them), into a copy of
/// `options`. `image` and `audio` are meant relative to the file's folder, and so is a model that begins with a dot.
/// Throws Error(Format) naming the file and the field that is unknown, given twice or holds what it cannot.
FigureSpec read_figure_spec(const std::filesystem::path& file, const FigureOptions& options, const IsGiven& is_given);

}  // namespace headlight
