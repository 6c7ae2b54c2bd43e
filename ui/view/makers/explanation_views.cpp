#include "analysis/provenance.h"
#include "core/error.h"
#include "figures/captions_figure.h"
#include "figures/drawing/names.h"
#include "figures/experts_figure.h"
#include "figures/heads/checkpoints_figure.h"
#include "figures/heads/head_test_figure.h"
#include "figures/lens_figure.h"
#include "figures/probability_figure.h"
#include "figures/similarity_figure.h"
#include "figures/trace_figure.h"
#include "figures/vectors/late_interaction_figure.h"
#include "figures/weights/heat_map_figure.h"
#include "figures/weights/weight_figure.h"
#include "language/sentences.h"
#include "language/wording.h"
#include "view/makers/view_makers.h"
#include "view/views.h"

#include <utility>

// Figures of what stands behind weights, beside them, or before them.
namespace headlight {

namespace {

FigureStyle style_of_model(const ViewRequest& request, ViewSource& source) {
    return style_of_run(request, source, source.provenance(request));
}

std::shared_ptr<const LensTable> lens_table(const ViewRequest& request, ViewSource& source) {
    const LensReading reading = source.study<LensRequest>(request);
    return std::make_shared<const LensTable>(LensTable{reading.token, reading.layers, reading.in_place});
}

TokenSimilarity similarity_of(const ViewRequest& request, ViewSource& source) {
    const SimilarityReading reading = source.study<SimilarityRequest>(request);
    TokenSimilarity similarity{reading.tokens, reading.layers, reading.names, reading.notice};
    const auto changes = note_of_run(source.provenance(request));
    if (changes) similarity.notice = similarity.notice ? Sentence("%1 · %2", *similarity.notice, *changes) : *changes;
    return similarity;
}

bool is_by_layer(const ViewRequest& request) {
    return !request.picture.choice.layer && !request.picture.embeddings;
}

AttentionMatrix similarity_of_layer(const ViewRequest& request, ViewSource& source) {
    const auto& layer = request.picture.choice.layer;
    return similarity_matrix(similarity_of(request, source), layer ? static_cast<std::size_t>(*layer) + 1 : 0);
}

AttentionMatrix similarity_of_positions(const ViewRequest& request, ViewSource& source) {
    const PositionReading reading = source.study<PositionRequest>(request);
    return position_matrix(reading.cosines, reading.labels);
}

WeightForm weight_form(const ViewRequest& request) {
    return request.picture.all_keys ? WeightForm::AllKeys : WeightForm::OneKey;
}

/// Scores of one test, with the conditions of all.
std::pair<HeadTestScores, Sentence> head_test(const ViewRequest& request, ViewSource& source) {
    HeadTestReading reading = source.study<HeadTestRequest>(request);
    const bool sink = reading.test == HeadTestRequest::Test::Sink;
    return {std::move(reading.tests.at(sink ? 0 : static_cast<std::size_t>(request.picture.test))),
            std::move(reading.conditions)};
}

ShownCheckpoints checkpoints_of(const ViewRequest& request, ViewSource& source) {
    auto measures = std::make_shared<const CheckpointMeasures>(source.study<CheckpointsRequest>(request));
    return {std::move(measures), request.picture.measured, request.picture.choice};
}

ShownExperts experts_of(const ViewRequest& request, ViewSource& source) {
    ExpertChoices choices = source.study<ExpertsRequest>(request);
    choices.notice = note_of_run(source.provenance(request));
    return shown_experts(std::make_shared<const ExpertChoices>(std::move(choices)), request.picture.choice.layer);
}

}  // namespace

Composed draw_weight(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    auto weight = source.weight(request);
    const FigureStyle style = style_of_model(request, source);
    const WeightForm form = weight_form(request);
    const QString name = text_of(weight_title(*weight, form));
    return {std::make_shared<WeightFigure>(std::move(weight), form, style), name};
}

FigureNumbers numbers_of_weight(const ViewRequest& request, ViewSource& source) {
    return numbers_of(*source.weight(request), weight_form(request));
}

Composed draw_lens(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    const FigureStyle style = style_of_model(request, source);
    return {std::make_shared<LensFigure>(lens_table(request, source), style), display_name(View::Lens)};
}

FigureNumbers numbers_of_lens(const ViewRequest& request, ViewSource& source) {
    return numbers_of(*lens_table(request, source));
}

Composed draw_similarity(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    const FigureStyle style = style_of_model(request, source);
    if (is_by_layer(request))
        return {similarity_by_layer(similarity_of(request, source), style), wording("Similarity of tokens by layer")};
    return {std::make_shared<HeatMapFigure>(similarity_of_layer(request, source), style),
            display_name(View::Similarity)};
}

FigureNumbers numbers_of_similarity(const ViewRequest& request, ViewSource& source) {
    if (is_by_layer(request)) return numbers_of(similarity_of(request, source));
    return numbers_of(similarity_of_layer(request, source), "cosines");
}

Composed draw_positions(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    const FigureStyle style = style_of_model(request, source);
    return {std::make_shared<HeatMapFigure>(similarity_of_positions(request, source), style),
            display_name(View::Positions)};
}

FigureNumbers numbers_of_positions(const ViewRequest& request, ViewSource& source) {
    return numbers_of(similarity_of_positions(request, source), "cosines");
}

Composed draw_head_test(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    const auto [test, conditions] = head_test(request, source);
    const FigureStyle style = style_of_model(request, source);
    return {head_test_figure(test, conditions, style), display_name(test)};
}

FigureNumbers numbers_of_head_test(const ViewRequest& request, ViewSource& source) {
    const HeadTestScores test = head_test(request, source).first;
    return numbers_of_scores(test.scores, test.name);
}

Composed draw_probability(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    auto text = std::make_shared<const TextProbability>(source.study<ProbabilityRequest>(request));
    const FigureStyle style = style_of_model(request, source);
    return {std::make_shared<ProbabilityFigure>(std::move(text), style), display_name(View::Probability)};
}

FigureNumbers numbers_of_probability(const ViewRequest& request, ViewSource& source) {
    return numbers_of(source.study<ProbabilityRequest>(request));
}

Composed draw_checkpoints(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    ShownCheckpoints shown = checkpoints_of(request, source);
    const FigureStyle style = style_of_model(request, source);
    const QString name = shown_title(shown);
    return {checkpoints_figure(std::move(shown), style), name};
}

FigureNumbers numbers_of_checkpoints(const ViewRequest& request, ViewSource& source) {
    return numbers_of(checkpoints_of(request, source));
}

Composed draw_experts(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    const ShownExperts shown = experts_of(request, source);
    return {experts_figure(shown, style_of_model(request, source)), text_of(experts_title(shown))};
}

FigureNumbers numbers_of_experts(const ViewRequest& request, ViewSource& source) {
    return numbers_of(experts_of(request, source));
}

Composed draw_captions(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    return {captions_figure(source.study<CaptionsRequest>(request), style_of_model(request, source)),
            display_name(View::Captions)};
}

FigureNumbers numbers_of_captions(const ViewRequest& request, ViewSource& source) {
    return numbers_of(source.study<CaptionsRequest>(request));
}

Composed draw_late_interaction(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    return {late_interaction_figure(source.study<LateInteractionRequest>(request), style_of_model(request, source)),
            display_name(View::MaxSim)};
}

FigureNumbers numbers_of_late_interaction(const ViewRequest& request, ViewSource& source) {
    return numbers_of(source.study<LateInteractionRequest>(request));
}

Composed draw_trace(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    auto trace = std::make_shared<const TokenTrace>(source.study<TraceRequest>(request));
    ShownTrace shown = shown_trace(std::move(trace), request.picture.step);
    const FigureStyle style = style_of_model(request, source);
    const QString name = text_of(trace_title(shown));
    return {trace_figure(std::move(shown), style), name};
}

FigureNumbers numbers_of_trace(const ViewRequest& request, ViewSource& source) {
    return numbers_of(source.study<TraceRequest>(request));
}

}  // namespace headlight
