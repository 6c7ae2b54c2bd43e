#include "figures/panels.h"

#include <algorithm>

namespace headlight {

namespace {

constexpr double kNarrowest = 0.5;  // of the widest column

/// What the figures of each column need.
RowColumns fitting(const std::vector<std::shared_ptr<const Figure>>& figures, RowColumns columns) {
    if (!columns.widths.empty() || figures.empty()) return columns;
    const auto asked = static_cast<std::size_t>(std::max(0, columns.count));
    columns.widths.assign(asked > 0 ? std::min(asked, figures.size()) : figures.size(), 0);
    for (std::size_t index = 0; index < figures.size(); ++index) {
        double& width = columns.widths[index % columns.widths.size()];
        width = std::max(width, figures[index]->natural_size().width());
    }
    const double widest = std::ranges::max(columns.widths);
    for (double& width : columns.widths) width = std::max(width, kNarrowest * widest);
    return columns;
}

}  // namespace

QString panel_letter(std::size_t index) {
    QString letters;
    for (std::size_t rest = index + 1; rest > 0; rest = (rest - 1) / 26)
        letters.prepend(QChar(static_cast<char16_t>('a' + (rest - 1) % 26)));
    return '(' + letters + ')';
}

std::unique_ptr<Figure> lettered_panels(const std::vector<std::shared_ptr<const Figure>>& figures,
                                        const FigureStyle& style, const RowColumns& columns) {
    std::vector<std::shared_ptr<const Figure>> panels;
    for (const auto& figure : figures) {
        FigureStyle own = figure->style();
        own.title = (panel_letter(panels.size()) + " " + own.title).trimmed();
        own.provenance.clear();
        panels.push_back(figure->with_style(own));
    }
    const RowColumns fitted = fitting(panels, columns);
    return std::make_unique<FigureRow>(std::move(panels), style, fitted);
}

}  // namespace headlight
