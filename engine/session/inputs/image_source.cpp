#include "session/inputs/image_source.h"

#include "analysis/patches.h"
#include "session/analyze_image.h"

#include <utility>

namespace headlight {

Source image_source(const ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop) {
    AnalysisRequest alone = request;
    alone.image_alone = true;
    ReadImage read = read_image(model, alone, stop);
    Source source;
    if (const auto patches = model.model->source_patches(read.input.pixels)) source.tokens.tokens = tokens_of(*patches);
    source.pixels = std::move(read.input.pixels);
    source.image = analyzed_image(std::move(read), request);
    return source;
}

}  // namespace headlight
