#pragma once

#include "session/model_loader.h"
#include "session/requests.h"

#include <stop_token>

namespace headlight {

/// Runs a model that reads images on the request's image and makes the analysis of it. Throws Error(Input) for what it
/// cannot read, with what to do about it.
AnalysisPointer analyse_image(ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop,
                              const Progress& progress);

}  // namespace headlight
