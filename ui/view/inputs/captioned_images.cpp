#include "view/inputs/captioned_images.h"

#include "core/error.h"
#include "figures/drawing/image_file.h"
#include "session/built_in_models.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

/// What an image is called in figures.
std::string name_of(const std::filesystem::path& image) {
    return image.stem().string();
}

}  // namespace

std::vector<AnalysisRequest> captioned_samples(const std::filesystem::path& model) {
    std::vector<AnalysisRequest> pairs;
    for (const SampleText& sample : samples_in(model)) {
        if (sample.image.empty() || sample.text.empty()) continue;
        AnalysisRequest pair;
        pair.text = sample.text;
        pair.images = {{read_image_file(QString::fromStdString(sample.image.string())), name_of(sample.image)}};
        pairs.push_back(std::move(pair));
    }
    return pairs;
}

std::vector<AnalysisRequest> captioned_images(std::vector<AnalysisRequest> samples,
                                              const std::optional<AnalysisRequest>& own,
                                              const std::filesystem::path& model) {
    if (own && !own->images.empty() && !own->text.empty()) {
        AnalysisRequest first = *own;
        first.images = {{own->images.front().image, name_of(own->images.front().name)}};
        std::erase_if(samples, [&](const AnalysisRequest& sample) {
            return sample.images.front().name == first.images.front().name && sample.text == first.text;
        });
        for (AnalysisRequest& sample : samples) sample.interventions = own->interventions;
        samples.insert(samples.begin(), std::move(first));
    }
    if (samples.empty())
        throw Error(
            ErrorKind::Input,
            Sentence(
                "Expected images with captions, as samples.json in the model's folder lists them, found none. Write "
                "{\"samples\": [{\"image\": FILE, \"text\": CAPTION}]}, or give an image and a text."),
            {.file = (model / "samples.json").string(), .field = "samples", .offset = {}});
    return samples;
}

}  // namespace headlight
