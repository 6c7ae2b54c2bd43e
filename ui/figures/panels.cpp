#include "figures/panels.h"

#include "figures/figure_row.h"

namespace headlight {

QString panel_letter(std::size_t index) {
    QString letters;
    for (std::size_t rest = index + 1; rest > 0; rest = (rest - 1) / 26)
        letters.prepend(QChar(static_cast<char16_t>('a' + (rest - 1) % 26)));
    return '(' + letters + ')';
}

std::unique_ptr<Figure> lettered_panels(const std::vector<std::shared_ptr<const Figure>>& figures,
                                        const FigureStyle& style, int columns) {
    std::vector<std::shared_ptr<const Figure>> panels;
    for (const auto& figure : figures) {
        FigureStyle own = figure->style();
        own.title = (panel_letter(panels.size()) + " " + own.title).trimmed();
        own.provenance.clear();
        panels.push_back(figure->with_style(own));
    }
    return std::make_unique<FigureRow>(std::move(panels), style, columns);
}

}  // namespace headlight
