#include "core/error.h"
#include "session/analyze_image.h"
#include "session/studies/study_parts.h"

#include <numeric>
#include <span>
#include <string>
#include <utility>

namespace headlight {

namespace {

[[noreturn]] void refuse(const ReadyModel& model) {
    throw Error(ErrorKind::Input,
                Sentence("%1 does not compare images with texts. Open a model that does, such as CLIP or SigLIP.",
                         model.provenance.model_name));
}

/// The embedding of an image or a caption, of length 1.
const Tensor& embedding(const Capture& capture, const std::string& name, const ReadyModel& model) {
    const Tensor* found = capture.output(name);
    if (found == nullptr) refuse(model);
    return *found;
}

/// From the cosine of two embeddings to their logit.
struct LogitOfCosine {
    double scale = 1;
    double bias = 0;
};

/// The bias is that of models that were trained with a sigmoid of each logit; the others have none.
LogitOfCosine read_logits(const Capture& capture, ImageCaptions& into) {
    const Tensor* scale = capture.output("logit_scale");
    const Tensor* bias = capture.output("logit_bias");
    into.rule = bias != nullptr ? ContrastiveRule::Sigmoid : ContrastiveRule::Softmax;
    const auto number = [](const Tensor* tensor) { return static_cast<double>(tensor->values().front()); };
    return {scale != nullptr ? number(scale) : 1, bias != nullptr ? number(bias) : 0};
}

void compare(const std::vector<Tensor>& images, const std::vector<Tensor>& captions, const LogitOfCosine& logit,
             ImageCaptions& into) {
    const std::int64_t count = std::ssize(images);
    into.cosines = Tensor({count, count});
    into.logits = Tensor({count, count});
    for (std::int64_t row = 0; row < count; ++row) {
        const std::span<const float> image = images[static_cast<std::size_t>(row)].values();
        for (std::size_t column = 0; column < captions.size(); ++column) {
            const double cosine =
                std::inner_product(image.begin(), image.end(), captions[column].values().begin(), 0.0);
            into.cosines.slice(row)[column] = static_cast<float>(cosine);
            into.logits.slice(row)[column] = static_cast<float>(cosine * logit.scale + logit.bias);
        }
    }
}

}  // namespace

ImageCaptions answer_study(ReadyModel& model, const CaptionsRequest& request, const std::stop_token& stop) {
    require_model(model, Sentence("images and captions cannot be compared"));
    if (!model.images || !model.tokenizer) refuse(model);
    CaptureRequest wanted;
    wanted.attention = false;
    ImageCaptions reading;
    LogitOfCosine logit;
    std::vector<Tensor> images;
    std::vector<Tensor> captions;
    for (const AnalysisRequest& pair : request.pairs) {
        if (pair.images.empty() || pair.text.empty())
            throw Error(ErrorKind::Input,
                        Sentence("Expected an image and its caption, found a pair that lacks one of them."));
        wanted.interventions = pair.interventions;
        const Capture capture = model.model->forward(read_image(model, pair, stop).input, wanted, stop, {});
        images.push_back(embedding(capture, "image_embeds", model));
        captions.push_back(embedding(capture, "text_embeds", model));
        logit = read_logits(capture, reading);
        reading.images.push_back(pair.images.front().name);
        reading.captions.push_back(pair.text);
    }
    compare(images, captions, logit, reading);
    return reading;
}

}  // namespace headlight
