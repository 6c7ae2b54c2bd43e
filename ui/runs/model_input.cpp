#include "runs/model_input.h"

#include "audio/audio_file.h"
#include "core/error.h"
#include "figures/drawing/image_file.h"
#include "runs/page_words_file.h"
#include "session/generation/target_text.h"
#include "session/inputs/source.h"
#include "view/inputs/input_text.h"

#include <memory>
#include <string>
#include <utility>

namespace headlight {

namespace {

/// Throws Error(Input) about what a model does not read, or reads and is not given.
void check_input_kind(const LoadedModel& model, const InputRequest& options) {
    if (model.audio && options.audio.empty())
        throw Error(ErrorKind::Input,
                    Sentence("%1 reads audio, not text: use --audio with an audio file.", model.name));
    if (!model.audio && !options.audio.empty())
        throw Error(ErrorKind::Input, Sentence("%1 does not read audio: use --text instead of --audio.", model.name));
    if (!model.description.reads_boxes && !options.page.empty())
        throw Error(
            ErrorKind::Input,
            Sentence("%1 does not read where words stand on a page: use --text instead of --boxes.", model.name));
    const bool typed = !options.text.empty() || !options.text_file.empty();
    if (!options.page.empty() && typed)
        throw Error(ErrorKind::Input,
                    Sentence("--boxes: expected no --text beside it, because the words are the text."));
    if (!model.images && !model.recorded_text && !options.images.empty() && model.path.extension() == ".gguf")
        throw Error(ErrorKind::Input,
                    Sentence("%1 does not read images: use --text instead of --image. If there is an image encoder for "
                             "it, name its GGUF file with --mmproj.",
                             model.name));
    if (!model.images && !model.recorded_text && !options.images.empty())
        throw Error(ErrorKind::Input, Sentence("%1 does not read images: use --text instead of --image.", model.name));
    const auto& prompt = model.description.image_prompt;
    const bool reads_several = model.recorded_text || (prompt && prompt->several);
    if (options.images.size() > 1 && !reads_several)
        throw Error(ErrorKind::Input, Sentence("%1 reads one image at a time, found %2: give --image once.", model.name,
                                               options.images.size()));
    const bool writes = writes_about_media(model.description);
    if (model.images && (!model.tokenizer || writes) && typed)
        throw Error(ErrorKind::Input, Sentence("%1 reads images, not text: leave --text out.", model.name));
    if (model.images && (!model.tokenizer || writes) && options.images.empty())
        throw Error(ErrorKind::Input, Sentence("%1 reads images, not text: use --image.", model.name));
}

std::string read_text(const InputRequest& options, const RunHost& host) {
    InputText read = text_of(options);
    if (!read.notice.empty() && host.notice) host.notice(read.notice);
    return host.text && options.text_file.empty() ? host.text(read.text) : std::move(read.text);
}

}  // namespace

AnalysisRequest request_of(const LoadedModel& model, const InputRequest& options, const RunHost& host) {
    check_input_kind(model, options);
    AnalysisRequest request;
    request.interventions = options.active_interventions();
    if (options.rewrites_target) request.target_interventions = request.interventions;
    request.pair = options.pair;
    for (const std::filesystem::path& file : options.images)
        request.images.push_back({read_image_file(QString::fromStdString(file.string())), file.filename().string()});
    if (!options.page.empty()) {
        request.page = read_page_words(options.page);
        request.text = request.page->text;
    } else if (model.audio) {
        request.audio = std::make_shared<const Audio>(read_audio_file(options.audio));
    } else if (model.tokenizer && !writes_about_media(model.description)) {
        request.text = read_text(options, host);
    }
    return request;
}

AnalysisRequest with_neutral_prompt(AnalysisRequest request, const std::string& prompt, const Analysis& run) {
    request.text = prompt;
    request.page.reset();
    request.masked_tokens.clear();  // they are tokens of the text
    request.masked_as = {};
    request.only_attention = true;
    request.written = run.written.ids;
    if (!is_encoder_decoder(run.model)) return request;
    request.pair.reset();
    const std::vector<std::int32_t> target = ids_of_sequence(run.tokens, 1);
    if (!target.empty()) request.written.assign(target.begin() + 1, target.end());  // the first one begins every target
    return request;
}

}  // namespace headlight
