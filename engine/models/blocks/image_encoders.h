#pragma once

#include "capture/model_description.h"
#include "formats/model_folder.h"
#include "models/blocks/image_encoder.h"
#include "models/blocks/vision_tower.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string_view>

namespace headlight {

/// An encoder of images in a model that joins two.
struct LoadedImageEncoder {
    std::shared_ptr<const ImageEncoder> encoder;
    std::string_view name;         ///< of its kind, for people
    std::int64_t hidden = 0;       ///< numbers of each state that it gives
    ModelDescription description;  ///< as if it were a model of its own
};

/// A tower of layers over all patches of an image, and the norm of what it gives.
std::shared_ptr<const ImageEncoder> tower_encoder(VisionTower tower, Norm norm);

/// Loads the section "encoder" (joined_part) of the type "vit" or "deit" (arXiv 2010.11929, 2012.12877), "swin"
/// (arXiv 2103.14030) or "donut-swin". Throws Error naming file and field, also for another type.
LoadedImageEncoder load_image_encoder(const ModelFolder& folder, Backend& backend, const std::stop_token& stop,
                                      const Progress& progress);

}  // namespace headlight
