#pragma once

#include "session/model_loader.h"
#include "session/requests.h"

#include <stop_token>

namespace headlight {

/// Tokenizes a text for the model: cut to the model's positions or refused, tokens masked as asked.
/// Throws Error(Input) for what the model cannot read, with what to do about it.
TokenizedText tokenize_for(const ReadyModel& model, const AnalysisRequest& request);

/// Runs the model on a text and makes the analysis of it.
AnalysisPointer analyse_text(ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop,
                             const Progress& progress);

}  // namespace headlight
