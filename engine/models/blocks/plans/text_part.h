#pragma once

#include "formats/model_folder.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// The text model in a folder of one that also reads images: the configuration `text_config`, and its weights under the
/// names that a folder of the text model alone has ("language_model.model.norm.weight",
/// "model.language_model.norm.weight" and "model.text_model.norm.weight" become "model.norm.weight"; that name itself
/// stays). Throws Error(Format) where there is no such section.
ModelFolder text_part(const ModelFolder& folder);

/// The weights of the text model alone, of a folder whose configuration may have no such section.
std::shared_ptr<const WeightStore> text_weights(const ModelFolder& folder);

/// The image encoder of such a folder, with what carries its states over to the text: the configuration
/// `vision_config`, and the weights that start with "vision_tower.", "vision_model.", "multi_modal_projector.",
/// "vision_encoder.", "connector.", "visual.", "qformer.", "query_tokens", "language_projection." and "image_newline",
/// "model." before these names left out. Throws as text_part does.
ModelFolder image_part(const ModelFolder& folder);

/// A part of a model that joins two: the section of this name of its configuration, and the weights whose names start
/// with it and a dot, without these; those that start with one of `shared` keep their names. Throws as text_part does.
ModelFolder joined_part(const ModelFolder& folder, const std::string& section,
                        const std::vector<std::string>& shared = {});

/// The part of a model whose section of the configuration is called so, and whose weights start with `start`, which is
/// left out of their names. Throws as text_part does.
ModelFolder part_named(const ModelFolder& folder, const std::string& section, const std::string& start);

/// The type of a part, the first of the supported ones where its configuration does not say. Throws Error(Unsupported)
/// that names the model and what it supports for another. `section`: "text_config", "vision_config".
std::string part_type(const Config& part, const std::string& section, std::string_view model,
                      std::initializer_list<std::string_view> supported);

}  // namespace headlight
