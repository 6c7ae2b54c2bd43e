#include "runs/complete_image.h"

#include "core/error.h"

#include <string>
#include <utility>

namespace headlight {

Image complete_image(ModelRun& run, const AnalysisRequest& request, const ImageCompletion& completion) {
    if (!run.model().description.pixels_as_tokens)
        throw Error(ErrorKind::Input, Sentence("%1 does not generate images. Choose an ImageGPT.", run.model().name));
    const ReadImage read = run.read_image(request);
    std::vector<std::int32_t> colors = read.input.ids;
    const std::size_t generated = completion.pixels > 0 ? completion.pixels : colors.size() / 2;
    if (generated >= colors.size())
        throw Error(ErrorKind::Input, Sentence("Expected at most %1 pixels to generate, because the image has %2 and "
                                               "the first one is given; found %3.",
                                               colors.size() - 1, colors.size(), generated));
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
