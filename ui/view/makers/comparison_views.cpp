#include "export/comparison_page.h"
#include "figures/provenance_text.h"
#include "figures/weights/comparison_figure.h"
#include "figures/weights/heat_map_figure.h"
#include "language/sentences.h"
#include "view/makers/view_makers.h"
#include "view/pointed_out.h"

#include <numeric>
#include <utility>

// Figures of several runs.
namespace headlight {

namespace {

/// All runs are there, so that each has the letter of its place.
std::vector<std::size_t> letters_of(const std::vector<ComparedHead>& sides) {
    std::vector<std::size_t> letters(sides.size());
    std::iota(letters.begin(), letters.end(), std::size_t{0});
    return letters;
}

/// The runs of a request over the same rows and columns.
struct ComparedRequest {
    ComparedRequest(const ViewRequest& request, ViewSource& source)
        : sides(source.sides(request)),
          comparison(compare(sides, request.picture.matrix)),
          names(side_names(sides, letters_of(sides))),
          shown(request.sides.shown()) {}

    [[nodiscard]] FigureStyle style(const ViewRequest& request, ViewSource& source) const {
        FigureStyle style = figure_style(request, source);
        state_provenance(style, runs_of(sides));
        return style;
    }

    std::vector<ComparedHead> sides;
    Comparison comparison;
    std::vector<SideName> names;
    std::size_t shown;
};

}  // namespace

Composed draw_comparison(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    const ComparedRequest runs(request, source);
    return {comparison_figure(runs.comparison, runs.shown, runs.names, runs.style(request, source)), {}};
}

FigureNumbers numbers_of_comparison(const ViewRequest& request, ViewSource& source) {
    const ComparedRequest runs(request, source);
    return numbers_of(runs.comparison, runs.shown, runs.names);
}

Composed draw_difference(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    const ComparedRequest runs(request, source);
    const PointedOut& pointed_out = request.picture.pointed_out;
    AttentionMatrix difference =
        part_of(explained_difference(runs.comparison, runs.shown, runs.names), pointed_out, false);
    const std::vector<Annotation> marks = annotations_of(pointed_out, difference);
    Composed composed{nullptr, text_of(difference_title(runs.names.at(runs.shown)))};
    FigureStyle style = runs.style(request, source);
    if (style.title.isEmpty()) style.title = composed.name;
    composed.figure = std::make_shared<const HeatMapFigure>(std::move(difference), style);
    if (!marks.empty()) composed.figure = std::make_shared<const AnnotatedFigure>(composed.figure, marks);
    return composed;
}

FigureNumbers numbers_of_difference(const ViewRequest& request, ViewSource& source) {
    const ComparedRequest runs(request, source);
    return numbers_of(part_of(difference_of(runs.comparison, runs.shown), request.picture.pointed_out, false),
                      "difference");
}

QByteArray page_of_comparison(const ViewRequest& request, ViewSource& source) {
    const ComparedRequest runs(request, source);
    const ComparedRuns compared{runs.sides, letters_of(runs.sides), runs.shown};
    HtmlOptions options = html_options(request, runs.sides.front().choice);
    options.annotations = annotations_of(request.picture.pointed_out, difference_of(runs.comparison, runs.shown));
    return comparison_page(compared, options);
}

}  // namespace headlight
