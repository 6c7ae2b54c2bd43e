#pragma once

#include "models/blocks/vision_model.h"

#include <string>
#include <vector>

namespace headlight {

/// Configuration and tensors of models built like ViT (arXiv 2010.11929): a class token and others
/// like it, patches with learned positions, layers with norms before their parts.
struct VitPlan {
    PatchSizes patches;
    PreNormSizes layers;
    std::vector<std::string> class_tokens{"cls_token"};  ///< of the embeddings, in their order
    std::vector<std::string> token_names{"[CLS]"};

    /// Reads the fields that all of them have.
    explicit VitPlan(const Config& config);
    /// The same, for images and patches that the configuration gives otherwise.
    VitPlan(const Config& config, const PatchSizes& sizes);
    /// Adds the tensors of the tower, of the final norm, and of a pooler ("pooler") that may be absent.
    void add_tensors(TensorTable& table) const;
    [[nodiscard]] VisionTower tower(Backend& backend, const LoadedTensors& tensors) const;
    [[nodiscard]] Norm final_norm(const LoadedTensors& tensors) const;
    [[nodiscard]] static Linear pooler(const LoadedTensors& tensors);
};

/// Names of a ViT's layer.
extern const PreNormNames kVitLayer;

}  // namespace headlight
