#pragma once

#include "runs/model_run.h"
#include "session/generation/sampling.h"

#include <cstddef>
#include <vector>

namespace headlight {

/// How a model of pixels (ImageGPT) completes an image.
struct ImageCompletion {
    std::size_t pixels = 0;  ///< the last ones in raster order, which it generates; 0: half of all
    SamplingOptions sampling{};
    std::vector<Intervention> interventions{};
};

/// The request's image as the model reads it, with its last pixels generated one after the other: each drawn from what
/// the model predicts after all pixels before it. Throws Error(Input) where the model does not read images pixel by
/// pixel, or no pixel would remain to begin with.
Image complete_image(ModelRun& run, const AnalysisRequest& request, const ImageCompletion& completion);

}  // namespace headlight
