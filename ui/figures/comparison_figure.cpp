#include "figures/comparison_figure.h"

#include "figures/figure_row.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace headlight {

namespace {

std::shared_ptr<const HeatMapFigure> map_of(const AttentionMatrix& matrix, const FigureStyle& style,
                                            const QString& title) {
    FigureStyle own = style;
    own.title = title;
    own.caption.clear();
    own.provenance.clear();
    return std::make_shared<const HeatMapFigure>(matrix, own);
}

ComparisonFigures titled(const Comparison& comparison, const FigureStyle& style, const QString& left,
                         const QString& right, const QString& difference) {
    return {map_of(comparison.left, style, left), map_of(comparison.right, style, right),
            map_of(comparison.difference, style, difference)};
}

QString title_of(const QString& name, const std::string& head) {
    return QStringLiteral("%1 · %2").arg(name, QString::fromStdString(head));
}

}  // namespace

ComparisonFigures comparison_figures(const Comparison& comparison, const FigureStyle& style) {
    FigureStyle plain = style;
    plain.legend = false;
    ComparisonFigures figures = titled(comparison, plain, {}, {}, {});
    figures.difference = map_of(comparison.difference, style, {});
    return figures;
}

std::shared_ptr<const Figure> comparison_figure(const Comparison& comparison, const ComparisonNames& names,
                                                const FigureStyle& style) {
    const ComparisonFigures figures = titled(comparison, style, title_of(names.left, comparison.left.title),
                                             title_of(names.right, comparison.right.title), difference_title());
    std::vector<std::shared_ptr<const Figure>> row{figures.left, figures.right, figures.difference};
    return std::make_shared<const FigureRow>(std::move(row), style);
}

std::shared_ptr<const Figure> difference_figure(const Comparison& comparison, const ComparisonNames& names,
                                                const FigureStyle& style) {
    AttentionMatrix matrix = comparison.difference;
    const QString left = title_of(names.left, comparison.left.title);
    const QString right = title_of(names.right, comparison.right.title);
    const bool same = left.mid(1) == right.mid(1);  // but for the letters A and B
    for (const std::string& note : comparison.right.notes)
        if (!std::ranges::count(matrix.notes, note)) matrix.notes.push_back("B: " + note);
    if (!same) matrix.notes.insert(matrix.notes.begin(), {left.toStdString(), right.toStdString()});
    return std::make_shared<const HeatMapFigure>(std::move(matrix), style);
}

QString difference_title() {
    return QStringLiteral("Difference, B − A");
}

}  // namespace headlight
