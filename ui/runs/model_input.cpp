#include "runs/model_input.h"

#include "audio/audio_file.h"
#include "core/error.h"
#include "figures/drawing/image_file.h"
#include "runs/page_words_file.h"
#include "session/inputs/source.h"

#include <memory>

namespace headlight {

namespace {

/// Throws Error(Input) about what a model does not read, or reads and is not given.
void check_input_kind(const LoadedModel& model, const InputRequest& options) {
    if (model.audio && options.audio.empty())
        throw Error(ErrorKind::Input, model.name + " reads audio, not text: use --audio with an audio file.");
    if (!model.audio && !options.audio.empty())
        throw Error(ErrorKind::Input, model.name + " does not read audio: use --text instead of --audio.");
    if (!model.description.reads_boxes && !options.page.empty())
        throw Error(ErrorKind::Input,
                    model.name + " does not read where words stand on a page: use --text instead of --boxes.");
    if (!options.page.empty() && !options.text.empty())
        throw Error(ErrorKind::Input, "--boxes: expected no --text beside it, because the words are the text.");
    if (!model.images && !model.recorded_text && !options.image.empty())
        throw Error(ErrorKind::Input, model.name + " does not read images: use --text instead of --image.");
    const bool writes = writes_about_media(model.description);
    if (model.images && (!model.tokenizer || writes) && !options.text.empty())
        throw Error(ErrorKind::Input, model.name + " reads images, not text: leave --text out.");
    if (model.images && (!model.tokenizer || writes) && options.image.empty())
        throw Error(ErrorKind::Input, model.name + " reads images, not text: use --image.");
}

}  // namespace

AnalysisRequest request_of(const LoadedModel& model, const InputRequest& options, const RunHost& host) {
    check_input_kind(model, options);
    AnalysisRequest request;
    request.interventions = options.active_interventions();
    if (options.rewrites_target) request.target_interventions = request.interventions;
    request.pair = options.pair;
    if (!options.image.empty()) {
        request.image = read_image_file(QString::fromStdString(options.image.string()));
        request.image_name = options.image.filename().string();
    }
    if (!options.page.empty()) {
        request.page = read_page_words(options.page);
        request.text = request.page->text;
    } else if (model.audio) {
        request.audio = std::make_shared<const Audio>(read_audio_file(options.audio));
    } else if (model.tokenizer && !writes_about_media(model.description)) {
        request.text = host.text ? host.text(options.text) : options.text;
    }
    return request;
}

}  // namespace headlight
