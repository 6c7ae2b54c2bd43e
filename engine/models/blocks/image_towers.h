#pragma once

#include "formats/config.h"
#include "formats/weights.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/blocks/vision_tower.h"

#include <string>

namespace headlight {

/// Names of a layer of the towers below, and of CLIP's and SigLIP's text towers.
extern const PreNormNames kContrastiveLayer;

/// Sizes of the tower that CLIP or SigLIP has for images, from a vision_config.
struct ImageTowerSizes {
    PatchSizes patches;
    PreNormSizes layers;
};

/// The sizes of a tower, with what its kind of model has where the configuration says nothing.
PreNormSizes read_tower(const Config& config, const std::string& activation, double epsilon,
                        const LayerDefaults& defaults = {});
/// Layers before the hidden states that the text reads, from `vision_feature_layer`: states are counted from 0, the
/// first layer's input; below 0 from the last layer's output. Throws Error naming the field, also about a list.
std::int64_t read_layers_taken(const Config& config, std::int64_t otherwise, std::int64_t layers);

ImageTowerSizes read_clip_tower(const Config& config);
ImageTowerSizes read_siglip_tower(const Config& config);

ImageTowerSizes read_blip_tower(const Config& config);
/// BLIP-2's tower (arXiv 2301.12597): BLIP's, by default of the size of EVA-CLIP's largest.
ImageTowerSizes read_blip2_tower(const Config& config);

/// Start of the names of a tower in the weights of `image_part`: "vision_tower.vision_model.", or "vision_tower." in
/// files that transformers 5 saves.
std::string tower_start(const WeightStore& weights);

/// Adds a tower whose names start with `source` in files; "final_norm" among them, which a file may leave out if it is
/// optional.
void add_clip_tower(TensorTable& table, const ImageTowerSizes& sizes, const std::string& source,
                    bool optional_norm = false);
void add_siglip_tower(TensorTable& table, const ImageTowerSizes& sizes, const std::string& source);
void add_blip_tower(TensorTable& table, const ImageTowerSizes& sizes, const std::string& source);

/// CLIP's tower (arXiv 2103.00020): a class token, and a norm of what the first layer reads.
VisionTower clip_tower_of(Backend& backend, const LoadedTensors& tensors, const ImageTowerSizes& sizes);
/// BLIP's tower (arXiv 2201.12086): a class token, and a norm of what the last layer gives ("final_norm").
VisionTower blip_tower_of(Backend& backend, const LoadedTensors& tensors, const ImageTowerSizes& sizes);
/// SigLIP's tower (arXiv 2303.15343): neither.
VisionTower siglip_tower_of(Backend& backend, const LoadedTensors& tensors, const ImageTowerSizes& sizes);

}  // namespace headlight
