#pragma once

#include "session/model_loader.h"
#include "session/requests.h"

#include <stop_token>
#include <vector>

namespace headlight {

/// Runs the model on what it reads of the request (a text, a recording, an image) and makes the analysis of it.
/// `so_far`: told on the way, of texts and recordings; empty: nobody.
AnalysisPointer analyze_input(ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop,
                              const Progress& progress = {}, const SoFar& so_far = {});

/// Analyses of several requests in their order, at once where the model can (analyze_texts). Throws Error of the first
/// that cannot be analyzed, without saying which it is.
std::vector<AnalysisPointer> analyze_inputs(ReadyModel& model, const std::vector<AnalysisRequest>& requests,
                                            const std::stop_token& stop);

}  // namespace headlight
