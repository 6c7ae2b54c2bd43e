#pragma once

#include "capture/model_description.h"
#include "formats/config.h"
#include "models/blocks/image_towers.h"
#include "models/blocks/layers/pre_norm_layers.h"
#include "models/blocks/vision_tower.h"
#include "models/model.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace headlight {

/// What holds where a text_config does not say: CLIP's own sizes.
struct TextTowerDefaults {
    std::int64_t vocabulary = 49'408;
    std::int64_t positions = 77;
};

/// Sizes of the text tower, under the fields of a text_config.
struct TextTowerSizes {
    Dimension vocabulary;
    Dimension positions;
    PreNormSizes layers;
};
TextTowerSizes read_text_sizes(const Config& config, const PreNormSizes& layers,
                               const TextTowerDefaults& defaults = {});

/// A transformer over the tokens of a text.
struct TextTower {
    DeviceTensor words;      ///< [vocabulary, hidden]
    DeviceTensor positions;  ///< [positions, hidden]
    std::vector<PreNormLayer> layers;
    Norm final_norm;
    Linear projection;            ///< of the pooled token
    std::int64_t end = -1;        ///< the text's embedding is at the first token with this id; -1: at the last token
    bool end_is_largest = false;  ///< it is at the first token with the largest id instead
};

/// Two towers whose embeddings are compared (arXiv 2103.00020): everything that an architecture's file puts together.
struct ContrastiveParts {
    VisionTower vision;
    bool any_size = false;  ///< images are of any size, see VisionTower::of_padded_patches
    /// The last hidden states as the vision model gives them, and the image's embedding from them; `key_mask` of the
    /// patches: see AttentionSpec.
    std::function<DeviceTensor(Backend& backend, const DeviceTensor& states)> vision_states;
    std::function<DeviceTensor(ForwardPass& pass, const DeviceTensor& states,
                               const std::vector<std::uint8_t>& key_mask)>
        vision_pooled;
    TextTower text;
    double logit_scale = 1;                 ///< of the cosine
    std::optional<double> logit_bias = {};  ///< of a model that was trained with a sigmoid of each logit
};

/// A model that reads an image and a text, or one of them, run on a backend. Kinds of attention are set here.
std::unique_ptr<Model> make_contrastive_model(std::shared_ptr<Backend> backend, ContrastiveParts parts,
                                              ModelDescription description);

/// Adds the tensors of the text tower but its projection.
void add_text_tower(TensorTable& table, const TextTowerSizes& sizes);
/// The tower without projection and end.
TextTower text_tower_of(const LoadedTensors& tensors, const TextTowerSizes& sizes);

/// The only value of a tensor.
float scalar_of(Backend& backend, const LoadedTensors& tensors, const std::string& name);

/// A part of the configuration. Throws Error naming it where it is missing.
Config section_of(const Config& config, const std::string& name);

}  // namespace headlight
