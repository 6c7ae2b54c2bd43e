#pragma once

#include "session/model_loader.h"
#include "session/requests.h"

#include <stop_token>

namespace headlight {

/// Analysis of recorded attention, whatever text is asked for; a notice says so where it is another one. Where the
/// model of a capture is at hand, it gives the predictions, and with interventions the attention. Throws Error(Input)
/// for interventions where it is not.
AnalysisPointer analyze_recorded(const ReadyModel& recorded, const AnalysisRequest& request,
                                 const std::stop_token& stop, const Progress& progress);

}  // namespace headlight
