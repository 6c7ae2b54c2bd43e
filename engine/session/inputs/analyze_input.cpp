#include "session/inputs/analyze_input.h"

#include "session/analyze_image.h"
#include "session/analyze_text.h"
#include "session/inputs/analyze_sound.h"

namespace headlight {

AnalysisPointer analyze_input(ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop,
                              const Progress& progress, const SoFar& so_far) {
    if (model.runs_over_images()) return analyze_image(model, request, stop, progress);
    if (model.audio && !model.tokenizer) return analyze_sound(model, request, stop, progress, so_far);
    return analyze_text(model, request, stop, progress, so_far);
}

std::vector<AnalysisPointer> analyze_inputs(ReadyModel& model, const std::vector<AnalysisRequest>& requests,
                                            const std::stop_token& stop) {
    if (model.tokenizer && !model.runs_over_images() && !model.recorded) return analyze_texts(model, requests, stop);
    std::vector<AnalysisPointer> analyses;
    for (const AnalysisRequest& request : requests) analyses.push_back(analyze_input(model, request, stop, {}));
    return analyses;
}

}  // namespace headlight
