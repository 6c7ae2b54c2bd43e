#pragma once

#include "session/inputs/source.h"
#include "session/model_loader.h"

#include <stop_token>

namespace headlight {

/// The request's image, as a model that writes a text about it takes it: a token for each patch that its decoder
/// attends to, or the tokens of a text in which the image stands. Throws Error(Input) where there is no image, or one
/// that the model cannot read.
Source image_source(const ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop);

}  // namespace headlight
