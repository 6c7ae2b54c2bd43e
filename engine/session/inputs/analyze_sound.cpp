#include "session/inputs/analyze_sound.h"

#include "capture/lost_rows.h"
#include "core/error.h"
#include "session/analyze_image.h"
#include "session/analyze_text.h"
#include "session/elapsed.h"
#include "session/inputs/audio_source.h"
#include "session/inputs/sound_of_tokens.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace headlight {
namespace {

/// A spectrogram [frames, mel bins] as a gray image, the lowest frequencies on top, as its patches are counted.
std::shared_ptr<const Image> picture_of(const Tensor& spectrogram) {
    const auto [least, most] = std::ranges::minmax(spectrogram.values());
    const float range = most > least ? most - least : 1.0F;
    Image image{static_cast<std::int32_t>(spectrogram.size(0)), static_cast<std::int32_t>(spectrogram.size(1)), {}};
    image.pixels.reserve(image.count() * 3);
    for (std::int64_t bin = 0; bin < spectrogram.size(1); ++bin)
        for (std::int64_t frame = 0; frame < spectrogram.size(0); ++frame)
            image.pixels.insert(image.pixels.end(), 3,
                                static_cast<std::uint8_t>(
                                    (spectrogram.slice(frame)[static_cast<std::size_t>(bin)] - least) / range * 255));
    return std::make_shared<const Image>(std::move(image));
}

/// The image whose patches a model of spectrograms reads; null for other models.
std::shared_ptr<const AnalyzedImage> image_of(const AudioSize& size, const Tensor& features) {
    if (size.form != AudioSize::Form::Filterbank) return nullptr;
    const std::shared_ptr<const Image> picture = picture_of(features);
    return std::make_shared<const AnalyzedImage>(
        AnalyzedImage{*picture, {1, picture->height, picture->width}, picture, "spectrogram"});
}

}  // namespace

Transcript transcribe(const CtcVocabulary& letters, const Tensor& logits, TokenizedText& tokens) {
    Transcript transcript{{}, most_probable_ids(logits)};
    transcript.text = letters.text(transcript.ids);
    for (const HeardLetter& letter : letters.letters(transcript.ids))
        tokens.tokens.at(letter.position).display += " " + letter.text;
    return transcript;
}

ReadSound read_sound(const AudioProcessor& audio, const std::string& model_name, const AnalysisRequest& request) {
    Source source = audio_source(audio, model_name, request);
    ReadSound read;
    read.input.features = std::move(source.features);
    read.tokens = std::move(source.tokens);
    read.sound = std::move(source.sound);
    return read;
}

TokenizedText tokens_of_sound(const ReadSound& read, std::vector<AttentionStack>& stacks) {
    if (stacks.empty() || !stacks.front().patches) return read.tokens;
    TokenizedText tokens = place_patches(stacks, {});
    tokens.notices = read.tokens.notices;
    return tokens;
}

AnalysisPointer analyze_sound(ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop,
                              const Progress& progress, const SoFar& so_far) {
    const std::shared_ptr<Analysis> analysis = begun_analysis(model, request);
    const ModelDescription& description = model.model->description();

    const auto begin = std::chrono::steady_clock::now();
    const ReadSound read = read_sound(*model.audio, model.provenance.model_name, request);
    analysis->image = image_of(*description.audio, read.input.features);
    analysis->timings.tokenize = milliseconds_since(begin);
    if (stop.stop_requested()) throw_cancelled();

    const auto forward_begin = std::chrono::steady_clock::now();
    CaptureRequest wanted = capture_for(request);
    if (!analysis->image) {
        analysis->tokens = read.tokens;
        analysis->sound = read.sound;
        watch_layers(*analysis, 0, so_far, wanted);
    }
    Capture capture = model.model->forward(read.input, wanted, stop, progress);
    model.check_intact();
    analysis->timings.forward = milliseconds_since(forward_begin);

    analysis->tokens = tokens_of_sound(read, capture.attention);
    if (analysis->image && !capture.attention.empty() && capture.attention.front().patches)
        analysis->sound = sound_of_patches(*read.sound, *model.audio, *capture.attention.front().patches);
    const PredictionOptions options{
        [&](std::int32_t id) { return model.letters ? model.letters->display(id) : std::to_string(id); }, -1,
        request.candidates};
    analysis->predictions = predict(capture, description, analysis->tokens, options);
    if (const Tensor* logits = capture.output("logits");
        model.letters && logits != nullptr && !analysis->predictions.nothing_because)
        analysis->predictions.transcript = transcribe(*model.letters, *logits, analysis->tokens).text;
    analysis->attention = std::move(capture.attention);
    analysis->matrices = std::move(capture.matrices);
    if (std::string notice = notice_of_lost_rows(analysis->attention); !notice.empty())
        analysis->tokens.notices.push_back(std::move(notice));
    return analysis;
}

}  // namespace headlight
