#pragma once

#include "models/blocks/plans/encoder_plan.h"
#include "models/blocks/speech_encoder.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// A convolution of the waveform's features.
struct WaveformConvolutionPlan {
    std::int64_t channels = 0;
    std::int64_t width = 0;
    std::int64_t stride = 0;
};

/// Encoders of waveforms built as wav2vec 2.0 (arXiv 2006.11477) is. An architecture's file reads the plan that its
/// configuration describes and changes what differs.
struct SpeechPlan {
    EncoderPlan encoder;  ///< the layers and the task
    std::vector<WaveformConvolutionPlan> convolutions;
    bool convolution_bias = false;
    bool norms_convolutions = false;  ///< each by position; false: the first one by channel
    Activation convolution_activation = Activation::Gelu;
    bool feature_norm = true;
    std::int64_t position_taps = 0;
    std::int64_t position_groups = 1;
    std::int64_t projector_width = 0;  ///< of the classifier's
    bool shares_hidden = false;        ///< the classifier reads all hidden states, each with a learned share
    std::function<void(TensorTable&)> more_tensors{};  ///< what only this architecture has
    std::function<void(SpeechEncoder&, const LoadedTensors&, Backend&)> finish{};

    [[nodiscard]] AudioSize audio() const;
};

/// The fields that all of these configurations have. `prefix` stands before the names of the body in checkpoints with a
/// head. Throws Error about fields out of bounds, and about those that ask for parts that cannot be run.
SpeechPlan read_speech_plan(std::string_view architecture, std::string prefix, const Config& config);

/// Loads the weights that the plan asks for.
std::unique_ptr<Model> make_speech_encoder(const SpeechPlan& plan, const ModelFolder& folder,
                                           std::shared_ptr<Backend> backend, const std::stop_token& stop,
                                           const Progress& progress);

}  // namespace headlight
