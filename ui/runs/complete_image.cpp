#include "runs/complete_image.h"

#include "core/error.h"

#include <string>
#include <utility>

namespace headlight {

Image complete_image(ModelRun& run, const AnalysisRequest& request, const ImageCompletion& completion) {
    if (!run.model().description.pixels_as_tokens)
        throw Error(ErrorKind::Input, run.model().name + " does not generate images. Choose an ImageGPT.");
    const ReadImage read = run.read_image(request);
    std::vector<std::int32_t> colors = read.input.ids;
    const std::size_t generated = completion.pixels > 0 ? completion.pixels : colors.size() / 2;
    if (generated >= colors.size())
        throw Error(ErrorKind::Input, "Expected at most " + std::to_string(colors.size() - 1) +
                                          " pixels to generate, because the image has " +
                                          std::to_string(colors.size()) + " and the first one is given; found " +
                                          std::to_string(generated) + ".");
    colors.resize(colors.size() - generated);
    const GeneratedText rest = run.generate({.ids = colors,
                                             .tokens = generated,
                                             .sampling = completion.sampling,
                                             .interventions = completion.interventions},
                                            {});
    colors.insert(colors.end(), rest.ids.begin(), rest.ids.end());
    return run.model().images->image_of(colors, read.size);
}

}  // namespace headlight
