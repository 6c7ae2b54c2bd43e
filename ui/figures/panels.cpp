#include "figures/panels.h"

#include "figures/drawing/text.h"

#include <algorithm>

namespace headlight {

namespace {

constexpr double kNarrowestColumn = 0.5;  // of the widest column
constexpr double kMeasuredType = 10;      // points: columns share a page alike, whatever type the figures had before

double natural_width(const Figure& figure) {
    FigureStyle style = figure.style();
    style.font.setPointSizeF(kMeasuredType);
    return figure.with_style(style)->natural_size().width();
}

/// Each text once; where there are several, after the letters of its panels.
QStringList lettered(const QStringList& texts) {
    QStringList distinct = texts;
    distinct.removeDuplicates();
    if (distinct.size() < 2) return distinct;
    QStringList lines;
    for (const QString& text : distinct) {
        QStringList letters;
        for (qsizetype panel = 0; panel < texts.size(); ++panel)
            if (texts[panel] == text) letters << panel_letter(static_cast<std::size_t>(panel));
        if (!text.isEmpty()) lines << letters.join(QStringLiteral(", ")) + ' ' + text;
    }
    return lines;
}

QString quoted(const QString& input) {
    if (input.isEmpty()) return {};
    return u'“' + isolated(visible_label(input.simplified().toStdString())) + u'”';
}

/// Sizes that the figures of each column need.
RowColumns fitting(const std::vector<std::shared_ptr<const Figure>>& figures, RowColumns columns) {
    if (!columns.widths.empty() || figures.empty()) return columns;
    const auto asked = static_cast<std::size_t>(std::max(0, columns.count));
    columns.widths.assign(asked > 0 ? std::min(asked, figures.size()) : figures.size(), 0);
    for (std::size_t index = 0; index < figures.size(); ++index) {
        double& width = columns.widths[index % columns.widths.size()];
        width = std::max(width, natural_width(*figures[index]));
    }
    const double widest = std::ranges::max(columns.widths);
    for (double& width : columns.widths) width = std::max(width, kNarrowestColumn * widest);
    return columns;
}

}  // namespace

QString panel_letter(std::size_t index) {
    QString letters;
    for (std::size_t rest = index + 1; rest > 0; rest = (rest - 1) / 26)
        letters.prepend(QChar(static_cast<char16_t>('a' + (rest - 1) % 26)));
    return '(' + letters + ')';
}

QString panel_sources(const std::vector<PanelSource>& panels) {
    QStringList models;
    QStringList inputs;
    for (const PanelSource& panel : panels) {
        models << panel.provenance.join(QStringLiteral(" | "));
        inputs << quoted(panel.input);
    }
    QStringList lines = lettered(models);
    if (const QStringList read = lettered(inputs); read.size() > 1 || inputs.count(inputs.value(0)) < inputs.size())
        lines << read;
    lines.removeAll(QString());
    return lines.join(QStringLiteral("; "));
}

std::unique_ptr<Figure> lettered_panels(const std::vector<std::shared_ptr<const Figure>>& figures,
                                        const FigureStyle& style, const RowColumns& columns) {
    std::vector<std::shared_ptr<const Figure>> panels;
    FigureStyle page = style;
    page.runs.clear();
    for (const auto& figure : figures) {
        FigureStyle own = figure->style();
        own.title = (panel_letter(panels.size()) + " " + own.title).trimmed();
        own.provenance.clear();
        page.runs.insert(page.runs.end(), own.runs.begin(), own.runs.end());
        panels.push_back(figure->with_style(own));
    }
    const RowColumns fitted = fitting(panels, columns);
    return std::make_unique<FigureRow>(std::move(panels), page, fitted);
}

}  // namespace headlight
