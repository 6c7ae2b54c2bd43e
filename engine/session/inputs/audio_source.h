#pragma once

#include "audio/audio_processor.h"
#include "capture/model_description.h"
#include "session/requests.h"
#include "tokenizers/tokenized_text.h"

#include <string>

namespace headlight {

/// Source of a target: the tokens of a text, or the states of a recording.
struct Source {
    TokenizedText tokens;
    Tensor features{};  ///< of a recording (ModelInput::features); empty: `tokens` are read
};

/// The request's recording, as a model that reads audio takes it: a token for each position of its encoder, named by
/// the time that it begins at ("0.02 s"). Those that hold nothing but the silence after the recording are special.
/// Throws Error(Input) where there is no recording.
Source audio_source(const AudioProcessor& audio, const std::string& model_name, const AnalysisRequest& request);

}  // namespace headlight
