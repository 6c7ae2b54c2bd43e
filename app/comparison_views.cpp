#include "comparison_views.h"

#include "figure_usage.h"
#include "figures/comparison_figure.h"
#include "figures/heat_map_figure.h"

#include <utility>

namespace headlight {

namespace {

/// The options of side B.
FigureOptions other_side(const FigureOptions& options) {
    FigureOptions side = options;
    const OtherSideOptions& other = options.other;
    if (!other.model.empty()) side.model.model = other.model;
    if (!other.text.empty()) {
        side.text.text = other.text;
        side.masked.clear();  // tokens of A's text
    }
    side.text.interventions = other.interventions;
    if (other.layer) side.layer = other.layer;
    if (other.head) side.heads = {*other.head};
    return side;
}

ComparedHead compared(FigureOptions options, FigureRuns& runs) {
    ComparedHead side;
    side.analysis = runs.analysis(options);
    choose_stack(options, *side.analysis);
    side.choice = options.choices().front();
    return side;
}

/// "A · story-encoder"; one model goes without saying.
ComparisonNames names_of(const ComparedSides& sides) {
    const Provenance& left = sides.left.analysis->provenance;
    const Provenance& right = sides.right.analysis->provenance;
    if (left.model_hash == right.model_hash && left.model_name == right.model_name) return {"A", "B"};
    return {QString::fromStdString("A · " + left.model_name), QString::fromStdString("B · " + right.model_name)};
}

}  // namespace

bool is_comparison(const FigureOptions& options) {
    return options.kind() == "compare" || options.kind() == "difference";
}

ComparedSides compared_sides(const FigureOptions& options, FigureRuns& runs) {
    return {compared(options, runs), compared(other_side(options), runs)};
}

AttentionMatrix difference_of(const FigureOptions& options, const ComparedSides& sides) {
    const AttentionMatrix difference = compare(sides.left, sides.right, options.matrix()).difference;
    return cropped(difference, options.queries, options.keys);
}

DrawnView drawn_comparison(const FigureOptions& options, FigureRuns& runs) {
    const ComparedSides sides = compared_sides(options, runs);
    const Provenance& left = sides.left.analysis->provenance;
    const Provenance& right = sides.right.analysis->provenance;
    DrawnView view;
    view.provenance << provenance_line(left);
    if (right.model_hash != left.model_hash) view.provenance << provenance_line(right);
    FigureStyle style = options.style();
    style.provenance = view.provenance.join(QStringLiteral(" | "));
    Comparison comparison = compare(sides.left, sides.right, options.matrix());
    const ComparisonNames names = names_of(sides);
    if (options.kind() == "compare") {
        view.figure = comparison_figure(comparison, names, style);
        return view;
    }
    comparison.difference = cropped(comparison.difference, options.queries, options.keys);
    check_highlights(comparison.difference, options);
    view.name = difference_title();
    if (style.title.isEmpty()) style.title = view.name;
    view.figure = difference_figure(comparison, names, style);
    return view;
}

}  // namespace headlight
