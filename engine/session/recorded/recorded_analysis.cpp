#include "session/recorded/recorded_analysis.h"

#include "capture/lost_rows.h"
#include "core/error.h"
#include "session/analyze_text.h"
#include "session/recorded/model_at_hand.h"

#include <algorithm>
#include <span>
#include <utility>

namespace headlight {
namespace {

/// Images whose patches were recorded.
std::size_t recorded_images(const Analysis& analysis) {
    std::size_t images = 1;
    for (const AttentionStack& stack : analysis.attention)
        for (const ImageTokens& image : stack.more_images)
            images = std::max(images, static_cast<std::size_t>(image.number) + 1);
    return images;
}

std::shared_ptr<AnalyzedImage> whole_image(const NamedImage& given) {
    const Image& image = *given.image;
    return std::make_shared<AnalyzedImage>(
        AnalyzedImage{image, {3, image.height, image.width}, given.image, given.name});
}

/// The images whose patches were recorded: the files that the user names, all of each.
std::shared_ptr<const AnalyzedImage> recorded_image(const Analysis& analysis, const AnalysisRequest& request) {
    const auto is_of_image = [](const AttentionStack& stack) { return stack.patches || stack.image; };
    if (std::ranges::none_of(analysis.attention, is_of_image))
        throw Error(ErrorKind::Input, Sentence("%1 was recorded without patches of an image: leave --image out.",
                                               analysis.provenance.model_name));
    const std::size_t given = request.images.size();
    if (const std::size_t recorded = recorded_images(analysis); given != recorded)
        throw Error(ErrorKind::Input, Sentence("%1 was recorded with %2 images, found %3: give --image once for each.",
                                               analysis.provenance.model_name, recorded, given));
    const std::shared_ptr<AnalyzedImage> first = whole_image(request.images.front());
    for (const NamedImage& each : std::span(request.images).subspan(1)) first->more.push_back(whole_image(each));
    return first;
}

/// Runs the model over the captured tokens. The attention of a run without interventions stays the captured one.
void run_model(const ReadyModel& recorded, const AnalysisRequest& request, Analysis& analysis,
               const std::stop_token& stop, const Progress& progress) {
    ReadyModel& model = recorded.at_hand->loaded(*recorded.recorded, stop);
    const ModelDescription& description = model.model->description();
    const TokenizedText tokens = recorded.at_hand->with_ids(recorded.recorded->tokens);
    const bool intervenes = !request.interventions.empty();
    CaptureRequest wanted = what_to_capture(model, request, tokens);
    wanted.attention = intervenes;
    Capture capture = model.model->forward(input_of(tokens, {}, description), wanted, stop, progress);
    model.check_intact();
    analysis.predictions = predictions_of(model, capture, tokens, request.candidates);
    analysis.model.task = description.task;
    if (const std::string& difference = recorded.at_hand->difference(); !difference.empty())
        analysis.tokens.notices.push_back(difference);
    if (!intervenes) return;
    place_stacks(capture.attention, first_target_token(tokens, description));
    analysis.attention = std::move(capture.attention);
    analysis.provenance = model.provenance;
    analysis.provenance.interventions = request.interventions;
    if (std::string notice = notice_of_lost_rows(analysis.attention); !notice.empty())
        analysis.tokens.notices.push_back(std::move(notice));
}

/// Adds predictions, unless loading the model takes long and nobody asked for them.
void add_predictions(const ReadyModel& recorded, const AnalysisRequest& request, Analysis& analysis,
                     const std::stop_token& stop, const Progress& progress) {
    if (!request.needs_predictions && !recorded.at_hand->is_quick()) return;
    try {
        run_model(recorded, request, analysis, stop, progress);
    } catch (const Error& error) {  // the captured attention is there all the same
        if (error.kind() == ErrorKind::Cancelled) throw;
        analysis.tokens.notices.emplace_back(error.what());
    }
}

}  // namespace

AnalysisPointer analyze_recorded(const ReadyModel& recorded, const AnalysisRequest& request,
                                 const std::stop_token& stop, const Progress& progress) {
    if (!request.interventions.empty() && !recorded.at_hand)
        throw Error(ErrorKind::Input, Sentence("Imported attention cannot be changed. Open its model, or put a capture "
                                               "into the folder of its model."));
    recorded.check_intact();  // weights may be computed from the file when they are looked at
    const auto analysis = std::make_shared<Analysis>(*recorded.recorded);
    analysis->tokens = recorded.tokenizer->encode(request.text, std::nullopt, {});
    if (!request.images.empty()) analysis->image = recorded_image(*analysis, request);
    if (!request.interventions.empty())
        run_model(recorded, request, *analysis, stop, progress);
    else if (recorded.at_hand)
        add_predictions(recorded, request, *analysis, stop, progress);
    return analysis;
}

}  // namespace headlight
