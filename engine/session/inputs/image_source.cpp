#include "session/inputs/image_source.h"

#include "analysis/patches.h"
#include "session/analyze_image.h"

#include <utility>

namespace headlight {

Source image_source(const ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop) {
    AnalysisRequest wanted = request;
    wanted.image_alone = !model.model->description().image_prompt;
    ReadImage read = read_image(model, wanted, stop);
    Source source;
    source.tokens = std::move(read.text);
    if (const auto patches = model.model->source_patches(read.input.pixels)) source.tokens.tokens = tokens_of(*patches);
    source.pixels = std::move(read.input.pixels);
    source.image = analyzed_image(std::move(read), request);
    return source;
}

}  // namespace headlight
