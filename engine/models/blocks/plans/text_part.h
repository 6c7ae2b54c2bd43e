#pragma once

#include "formats/model_folder.h"

namespace headlight {

/// The text model in a folder of one that also reads images: the configuration `text_config`, and its weights under the
/// names that a folder of the text model alone has ("language_model.model.norm.weight",
/// "model.language_model.norm.weight" and "model.text_model.norm.weight" become "model.norm.weight"). Throws
/// Error(Format) where there is no such section.
ModelFolder text_part(const ModelFolder& folder);

/// The image encoder of such a folder, with what carries its states over to the text: the configuration
/// `vision_config`, and the weights that start with "vision_tower.", "vision_model.", "multi_modal_projector.",
/// "connector." and "image_newline", "model." before these names left out. Throws as text_part does.
ModelFolder image_part(const ModelFolder& folder);

}  // namespace headlight
