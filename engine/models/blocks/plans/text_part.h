#pragma once

#include "formats/model_folder.h"

#include <string_view>

namespace headlight {

/// What a person should know of a model that is run as its text part.
inline constexpr std::string_view kTextPartNotice =
    "Only the text model of this folder runs; its image encoder does not, so that no image can be read.";

/// The text model in a folder of one that also reads images: the configuration `text_config`, and its weights under the
/// names that a folder of the text model alone has ("language_model.model.norm.weight" and
/// "model.language_model.norm.weight" become "model.norm.weight"). Throws Error(Format) where there is no such section.
ModelFolder text_part(const ModelFolder& folder);

}  // namespace headlight
