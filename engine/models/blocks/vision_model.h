#pragma once

#include "capture/model_description.h"
#include "models/blocks/vision_tower.h"
#include "models/model.h"

#include <functional>
#include <memory>

namespace headlight {

/// Function that makes the outputs of a vision transformer from its last hidden states (after the final norm).
using VisionHead = std::function<void(ForwardPass& pass, const DeviceTensor& states)>;

/// A vision transformer: everything that its architecture's file puts together.
struct VisionParts {
    VisionTower tower;
    Norm final_norm;
    VisionHead head;
    /// The image is a spectrogram, ModelInput::features [frames, mel bins], with a row of each mel bin.
    bool reads_spectrogram = false;
};

/// A model that reads images or spectrograms, run on a backend.
std::unique_ptr<Model> make_vision_model(std::shared_ptr<Backend> backend, VisionParts parts,
                                         ModelDescription description);

/// One row of a tensor.
DeviceTensor row_of(Backend& backend, const DeviceTensor& x, std::int64_t row);

/// Gives the states themselves as "last_hidden_state", and tanh(W h_first + b) as "pooler_output" where there is such a
/// pooler.
VisionHead bare_head(Linear pooler);

}  // namespace headlight
