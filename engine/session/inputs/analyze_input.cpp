#include "session/inputs/analyze_input.h"

#include "session/analyze_image.h"
#include "session/analyze_text.h"
#include "session/inputs/analyze_sound.h"

namespace headlight {

AnalysisPointer analyze_input(ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop,
                              const Progress& progress, const SoFar& so_far) {
    if (model.images) return analyze_image(model, request, stop, progress);
    if (model.audio && !model.tokenizer) return analyze_sound(model, request, stop, progress, so_far);
    return analyze_text(model, request, stop, progress, so_far);
}

}  // namespace headlight
