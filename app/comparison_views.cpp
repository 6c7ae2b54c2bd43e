#include "comparison_views.h"

#include "export/comparison_page.h"
#include "figure_usage.h"
#include "figures/comparison_figure.h"
#include "figures/heat_map_figure.h"

#include <numeric>
#include <optional>
#include <utility>

namespace headlight {

namespace {

/// The value for one of the other sides; nothing where there is none.
template <typename Value>
std::optional<Value> value_for(const std::vector<Value>& values, std::size_t other) {
    if (values.empty()) return std::nullopt;
    return values.size() == 1 ? values.front() : values.at(other);
}

/// The options of a side beside A.
FigureOptions options_of(const FigureOptions& options, std::size_t other) {
    FigureOptions side = options;
    const OtherSidesOptions& others = options.others;
    const std::string model = value_for(others.models, other).value_or("");
    if (!model.empty()) side.model.model = model;
    const std::string text = value_for(others.texts, other).value_or("");
    if (!text.empty()) side.text.text = text;
    side.text.interventions = others.interventions;
    if (const auto layer = value_for(others.layers, other)) side.layer = layer;
    if (const auto head = value_for(others.heads, other)) side.heads = {*head};
    return side;
}

bool same_run(const FigureOptions& left, const FigureOptions& right) {
    return left.model.model == right.model.model && left.text.text == right.text.text &&
           left.text.interventions == right.text.interventions;
}

ComparedHead compared(FigureOptions options, const AnalysisPointer& analysis) {
    choose_stack(options, *analysis);
    return {analysis, options.choices().front()};
}

/// All sides are there, so that each has the letter of its place.
std::vector<std::size_t> letters_of(const std::vector<ComparedHead>& sides) {
    std::vector<std::size_t> letters(sides.size());
    std::iota(letters.begin(), letters.end(), std::size_t{0});
    return letters;
}

}  // namespace

bool is_comparison(const FigureOptions& options) {
    return options.kind() == "compare" || options.kind() == "difference";
}

std::vector<ComparedHead> compared_sides(const FigureOptions& options, FigureRuns& runs) {
    const AnalysisPointer first = runs.analysis(options);
    std::vector<ComparedHead> sides{compared(options, first)};
    for (std::size_t other = 0; other < options.others.count(); ++other) {
        FigureOptions side = options_of(options, other);
        side.masked.clear();  // they are tokens of A's text
        const bool same = same_run(options, side);
        sides.push_back(compared(side, same ? first : runs.analysis(side, {first, options.masked})));
    }
    return sides;
}

FigureNumbers numbers_of_comparison(const FigureOptions& options, FigureRuns& runs) {
    const std::vector<ComparedHead> sides = compared_sides(options, runs);
    const Comparison comparison = compare(sides, options.matrix());
    const std::size_t shown = options.others.shown();
    if (options.kind() == "compare") return numbers_of(comparison, shown, side_names(sides, letters_of(sides)));
    return numbers_of(cropped(difference_of(comparison, shown), options.queries, options.keys), "difference");
}

DrawnView drawn_comparison(const FigureOptions& options, FigureRuns& runs) {
    const std::vector<ComparedHead> sides = compared_sides(options, runs);
    const std::size_t shown = options.others.shown();
    DrawnView view;
    view.provenance = provenance_lines(sides);
    FigureStyle style = options.style();
    style.provenance = view.provenance.join(QStringLiteral(" | "));
    const Comparison comparison = compare(sides, options.matrix());
    const std::vector<SideName> names = side_names(sides, letters_of(sides));
    if (options.kind() == "compare") {
        view.figure = comparison_figure(comparison, shown, names, style);
        return view;
    }
    AttentionMatrix difference = cropped(explained_difference(comparison, shown, names), options.queries, options.keys);
    check_highlights(difference, options);
    view.name = difference_title(names.at(shown));
    if (style.title.isEmpty()) style.title = view.name;
    view.figure = std::make_shared<const HeatMapFigure>(std::move(difference), style);
    return view;
}

QByteArray page_of_comparison(const FigureOptions& options, FigureRuns& runs) {
    const std::vector<ComparedHead> sides = compared_sides(options, runs);
    const ComparedRuns compared{sides, letters_of(sides), options.others.shown()};
    return comparison_page(compared, options.html());
}

}  // namespace headlight
