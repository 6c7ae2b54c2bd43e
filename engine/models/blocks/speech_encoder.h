#pragma once

#include "capture/model_description.h"
#include "core/tensor.h"
#include "models/blocks/encoder.h"
#include "models/blocks/layers/position_convolution.h"
#include "models/blocks/layers/waveform_features.h"
#include "models/model.h"

#include <memory>
#include <vector>

namespace headlight {

/// An encoder of waveforms (wav2vec 2.0, arXiv 2006.11477): everything that its architecture's file puts together.
struct SpeechEncoder {
    WaveformFeatures features;
    Norm feature_norm{};  ///< may be empty
    Linear projection;
    PositionConvolution positions;
    Norm embedding_norm{};  ///< of the first hidden state; may be empty
    std::vector<EncoderLayer> layers;
    Norm final_norm{};  ///< of the last hidden state; may be empty
    Linear letters{};   ///< the head of each position; may be empty
    Linear projector{};
    Linear classifier{};                 ///< of the mean of what `projector` gives; may be empty
    std::vector<float> hidden_shares{};  ///< of each hidden state in what `projector` reads; empty: the last alone
};

/// A model that reads the waveform of a recording, run on a backend. `description.task` says which head it has.
std::unique_ptr<Model> make_speech_model(std::shared_ptr<Backend> backend, SpeechEncoder encoder,
                                         ModelDescription description);

}  // namespace headlight
