#pragma once

#include "formats/model_folder.h"
#include "models/blocks/contrastive_model.h"
#include "models/blocks/image_towers.h"
#include "models/model.h"

#include <memory>
#include <stop_token>
#include <string_view>

namespace headlight {

/// SigLIP (arXiv 2303.15343): CLIP's two towers, with attention pooling of the patches, no class token, and a text
/// transformer that is not causal; a sigmoid says whether image and text belong together.
struct SiglipPlan {
    std::string_view name;  ///< for people
    ImageTowerSizes vision;
    TextTowerSizes text;
    Dimension projection;
    bool any_size = false;  ///< see ContrastiveParts
};

/// Reads a plan for images that `patches` reads from the vision_config. Throws Error naming the field, also about
/// models without attention pooling.
SiglipPlan read_siglip_plan(const Config& config, std::string_view name, PatchSizes (*patches)(const Config& vision));

/// The model, loaded as Architecture::load has it.
std::unique_ptr<Model> make_siglip(const SiglipPlan& plan, const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                   const std::stop_token& stop, const Progress& progress);

}  // namespace headlight
