#include "analysis/approximations/head_approximation.h"
#include "figures/drawing/names.h"
#include "figures/matrices/approximation_figure.h"
#include "figures/matrices/matrices_figure.h"
#include "figures/matrices/softmax_figure.h"
#include "language/sentences.h"
#include "view/makers/view_makers.h"
#include "view/views.h"

#include <utility>

// Figures of what one head, or one row of it, computes.
namespace headlight {

namespace {

std::shared_ptr<const ShownMatrices> matrices_of(const ViewRequest& request, ViewSource& source) {
    const PictureRequest& picture = request.picture;
    const auto matrices =
        std::make_shared<const AttentionMatrices>(is_typed(request) ? matrices_of_typed(picture.typed, picture.divisor)
                                                                    : source.study<MatricesRequest>(request).matrices);
    const auto query = place_named(picture.query, matrices->queries, "--query");
    const auto key = place_named(picture.key, matrices->keys, "--key");
    return std::make_shared<const ShownMatrices>(shown_matrices(matrices, query, key, picture.step));
}

std::shared_ptr<const ShownSoftmax> softmax_of_request(const ViewRequest& request, ViewSource& source) {
    const PictureRequest& picture = request.picture;
    const bool typed = is_typed(request);
    ScoreRow row = typed ? ScoreRow{typed_scores(picture.scores), Sentence("Typed scores")} : source.score_row(request);
    return std::make_shared<const ShownSoftmax>(
        shown_softmax(std::move(row.inputs), picture.divisor, picture.temperature, std::move(row.title), typed));
}

HeadApproximation approximation_of(const ViewRequest& request, ViewSource& source) {
    const PictureRequest& picture = request.picture;
    return approximated_head(*source.analysis(request), picture.choice, picture.approximation, picture.losses.seed);
}

/// Typed numbers are of no run.
FigureStyle style_of_numbers(const ViewRequest& request, ViewSource& source) {
    return is_typed(request) ? figure_style(request, source)
                             : style_of_run(request, source, source.provenance(request));
}

}  // namespace

Composed draw_matrices(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    auto matrices = matrices_of(request, source);
    const QString name = text_of(matrices_title(*matrices));
    return {std::make_shared<MatricesFigure>(std::move(matrices), style_of_numbers(request, source)), name};
}

FigureNumbers numbers_of_matrices_view(const ViewRequest& request, ViewSource& source) {
    return numbers_of(*matrices_of(request, source));
}

Composed draw_softmax(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    auto softmax = softmax_of_request(request, source);
    const QString name = text_of(softmax->title);
    return {softmax_figure(std::move(softmax), style_of_numbers(request, source)), name};
}

FigureNumbers numbers_of_softmax(const ViewRequest& request, ViewSource& source) {
    return numbers_of(*softmax_of_request(request, source));
}

Composed draw_approximations(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    auto approximation = std::make_shared<const HeadApproximation>(approximation_of(request, source));
    const QString name = display_name(approximation->settings.method);
    return {approximation_figure(std::move(approximation), style_of_numbers(request, source)), name};
}

FigureNumbers numbers_of_approximations(const ViewRequest& request, ViewSource& source) {
    return numbers_of(approximation_of(request, source));
}

}  // namespace headlight
