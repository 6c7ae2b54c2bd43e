#include "figures/comparison_figure.h"

#include "figures/figure_row.h"

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
    const ComparisonFigures figures =
        titled(comparison, style, title_of(names.left, comparison.left.title),
               title_of(names.right, comparison.right.title), QStringLiteral("Difference, B − A"));
    std::vector<std::shared_ptr<const Figure>> row{figures.left, figures.right, figures.difference};
    return std::make_shared<const FigureRow>(std::move(row), style);
}

}  // namespace headlight
