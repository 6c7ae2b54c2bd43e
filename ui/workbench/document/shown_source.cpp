#include "workbench/document/shown_source.h"

#include "core/error.h"

#include <algorithm>

namespace headlight {

ImageWeights image_weights_of(const Picture& picture) {
    const ImageWeights asked = picture.view.image_weights;
    if (asked == ImageWeights::Plain || (asked == ImageWeights::Neutral && !picture.beside.neutral))
        return ImageWeights::Plain;
    const Analysis& analysis = *picture.analysis;
    const auto has = [&](const HeadId& head) {
        return find_stack(analysis.attention, head) && has_image_ratio(analysis, head);
    };
    return has(picture.view.choice) && std::ranges::all_of(picture.view.pinned, has) ? asked : ImageWeights::Plain;
}

ViewRequest shown_request(const Picture& picture) {
    const Analysis& analysis = *picture.analysis;
    ViewRequest request;
    put(picture.view, request);
    // A run that goes on may have none of this attention yet.
    if (!picture.so_far || find_stack(analysis.attention, picture.view.choice))
        request.picture.choice = resolved(analysis.attention, picture.view.choice);
    request.input.model =
        analysis.provenance.model_path.empty() ? analysis.provenance.model_name : analysis.provenance.model_path;
    for (std::size_t image = 0; analysis.image && image <= analysis.image->more.size(); ++image)
        request.input.images.emplace_back(analysis.image->at(static_cast<std::int32_t>(image)).name);
    request.input.text = analysis.tokens.text;
    if (analysis.tokens.has_pair) request.input.pair = analysis.tokens.pair;
    request.picture.image_weights = image_weights_of(picture);
    request.input.interventions.clear();
    for (const Intervention& change : analysis.provenance.interventions)
        request.input.interventions.push_back({change, true});
    if (picture.metric_deviations) request.picture.metrics = picture.corpus->file;
    return request;
}

AnalysisPointer ShownSource::analysis(const ViewRequest& /*request*/, const MasksOfRun& /*masks*/) {
    return picture_.analysis;
}

StudyReading ShownSource::answer(const ViewRequest& /*request*/, std::size_t /*kind*/) {
    throw Error(ErrorKind::Input, Sentence("This figure is not open in the window: open its panel first."));
}

Provenance ShownSource::provenance(const ViewRequest& /*request*/) {
    return picture_.analysis->provenance;
}

FigureStyle ShownSource::look(const ViewRequest& /*request*/) {
    return *picture_.style;
}

std::shared_ptr<const AttentionMatrix> ShownSource::matrix(const ViewRequest& request, const HeadId& head) {
    std::vector<HeadId> shown{picture_.view.choice};
    shown.insert(shown.end(), picture_.view.pinned.begin(), picture_.view.pinned.end());
    for (std::size_t place = 0; place < std::min(shown.size(), picture_.matrices.size()); ++place)
        if (resolved(picture_.analysis->attention, shown[place]) == resolved(picture_.analysis->attention, head))
            return picture_.matrices[place];
    return ViewSource::matrix(request, head);
}

HeadsByMetric ShownSource::heads_by_metric(const ViewRequest& request) {
    if (!picture_.metric || request.picture.metric != picture_.view.metric) return ViewSource::heads_by_metric(request);
    HeadsByMetric heads{picture_.view.metric, *picture_.metric};
    if (!picture_.metric_deviations) return heads;
    heads.deviations = *picture_.metric_deviations;
    heads.texts = picture_.corpus->statistics.texts;
    return heads;
}

AnalysisPointer ShownSource::neutral(const ViewRequest& /*request*/) {
    return picture_.beside.neutral;
}

}  // namespace headlight
