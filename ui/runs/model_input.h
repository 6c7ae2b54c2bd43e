#pragma once

#include "runs/run_host.h"
#include "session/session.h"
#include "view/view_request.h"

namespace headlight {

/// The text, the audio or the image of the request as the model takes it. Throws Error(Input) about what it does not
/// read, or reads and is not given, and what read_audio_file and read_image_file throw.
AnalysisRequest request_of(const LoadedModel& model, const InputRequest& input, const RunHost& host);

/// The request with a neutral prompt in the place of its text, for the attention alone. It reads the tokens that follow
/// the text in its own run, `run`: a continuation, or an encoder-decoder's target.
AnalysisRequest with_neutral_prompt(AnalysisRequest request, const std::string& prompt, const Analysis& run);

}  // namespace headlight
