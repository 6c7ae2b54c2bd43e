#pragma once

#include "runs/run_host.h"
#include "session/session.h"
#include "view/view_request.h"

namespace headlight {

/// The text, the audio or the image of the request as the model takes it. Throws Error(Input) about what it does not
/// read, or reads and is not given, and what read_audio_file and read_image_file throw.
AnalysisRequest request_of(const LoadedModel& model, const InputRequest& input, const RunHost& host);

}  // namespace headlight
