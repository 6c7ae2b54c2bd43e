#pragma once

#include "audio/audio_processor.h"
#include "session/inputs/source.h"
#include "session/requests.h"

#include <string>

namespace headlight {

/// The request's recording, as a model that reads audio takes it: a token for each position of its encoder, named by
/// the time that it begins at ("0.02 s"). Those that hold nothing but the silence after the recording are special.
/// Throws Error(Input) where there is no recording.
Source audio_source(const AudioProcessor& audio, const std::string& model_name, const AnalysisRequest& request);

}  // namespace headlight
