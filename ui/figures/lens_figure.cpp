#include "figures/lens_figure.h"

#include "figures/drawing/text.h"
#include "figures/figure_frame.h"
#include "language/sentences.h"
#include "language/wording.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

constexpr double kRow = 2.1;  // heights and widths in ems
constexpr double kLabels = 8;
constexpr double kLeastCell = 6;
constexpr double kMostCell = 13;

QStringList notes_of(const LensTable& table, const FigureStyle& style) {
    const QString place = table.in_place ? wording("in place of “%1”, if the layers above a row were left out")
                                         : wording("after “%1”, if the layers above a row were left out");
    QStringList notes{place.arg(isolated(visible_label(table.token))), style.note};
    notes.removeAll(QString());
    return notes;
}

std::size_t columns_of(const LensTable& table) {
    std::size_t columns = 1;
    for (const auto& layer : table.layers) columns = std::max(columns, layer.size());
    return columns;
}

/// Where the cells stand.
struct Cells {
    Cells(const LensTable& table, const FigureStyle& style, const QSizeF& size)
        : em(size_of(style.font)), content(make_frame(style, notes_of(table, style), size).content) {
        const double room = content.width() - kLabels * em;
        const auto fitting = static_cast<std::size_t>(std::max(1.0, room / (kLeastCell * em)));
        columns = std::min(columns_of(table), fitting);
        width = std::min(room / static_cast<double>(columns), kMostCell * em);
        count = table.layers.size();
    }
    [[nodiscard]] QRectF at(std::size_t row, std::size_t column) const {
        const auto from_top = static_cast<double>(count - 1 - row);
        return {content.left() + kLabels * em + static_cast<double>(column) * width,
                content.top() + from_top * kRow * em, width, kRow * em};
    }
    double em;
    QRectF content;
    double width = 0;
    std::size_t columns = 1;  // that there is room for
    std::size_t count = 0;
};

/// A token and its probability in a cell of its color.
void add_cell(const Candidate& candidate, const QRectF& place, const FigureStyle& style, std::vector<Item>& items) {
    const double em = size_of(style.font);
    const QColor fill = style.map.at(static_cast<double>(candidate.probability));
    const QRectF inner = place.adjusted(0.06 * em, 0.06 * em, -0.06 * em, -0.06 * em);
    items.push_back(RectangleItem{inner, fill, Role::Cell});
    const QColor paper = style.theme.paper;
    const auto distance = [&](const QColor& color) { return std::abs(color.lightnessF() - fill.lightnessF()); };
    const QColor ink = distance(style.theme.ink) >= distance(paper) ? style.theme.ink : paper;
    const QFont small = small_font(style);
    const QString number = QString::number(static_cast<double>(candidate.probability), 'f', 2);
    const double baseline = place.center().y() + extent(style.font).cap_height / 2;
    const double number_width = text_width(number, small);
    const QString label = elided(visible_label(candidate.text), style.font, inner.width() - number_width - 1.4 * em);
    items.push_back(TextItem{{inner.left() + 0.45 * em, baseline}, isolated(label), style.font, ink});
    items.push_back(TextItem{{inner.right() - 0.45 * em, baseline}, number, small, ink, TextItem::Align::Right});
}

}  // namespace

Sentence lens_row_name(std::size_t row, std::size_t rows) {
    if (row == 0) return Sentence("embedding");
    return row + 1 == rows ? Sentence("output") : Sentence("layer %1", row - 1);
}

LensFigure::LensFigure(std::shared_ptr<const LensTable> table, FigureStyle style)
    : table_(std::move(table)), style_(std::move(style)) {}

DisplayList LensFigure::layout(const QSizeF& size) const {
    FigureFrame frame = make_frame(style_, notes_of(*table_, style_), size);
    DisplayList list;
    list.size = size;
    list.items = std::move(frame.items);
    const Cells cells(*table_, style_, size);
    const FontExtent letters = extent(style_.font);
    for (std::size_t row = 0; row < table_->layers.size(); ++row) {
        const QRectF first = cells.at(row, 0);
        list.items.push_back(TextItem{{first.left() - 0.8 * cells.em, first.center().y() + letters.cap_height / 2},
                                      text_of(lens_row_name(row, table_->layers.size())),
                                      style_.font,
                                      style_.theme.faint_ink,
                                      TextItem::Align::Right,
                                      0,
                                      Role::Axis});
        for (std::size_t column = 0; column < std::min(cells.columns, table_->layers[row].size()); ++column)
            add_cell(table_->layers[row][column], cells.at(row, column), style_, list.items);
    }
    return list;
}

Hit LensFigure::hit(const QPointF& point, const QSizeF& size) const {
    const Cells cells(*table_, style_, size);
    Hit hit;
    for (std::size_t row = 0; row < table_->layers.size(); ++row) {
        const QRectF first = cells.at(row, 0);
        if (point.y() >= first.top() && point.y() < first.bottom()) hit.query = static_cast<std::int32_t>(row);
    }
    return hit;
}

QSizeF LensFigure::natural_size() const {
    const double em = size_of(style_.font);
    const double width = 2 * frame_margin(style_) + (kLabels + 9 * static_cast<double>(columns_of(*table_))) * em;
    return {width, height_for_width(width)};
}

double LensFigure::height_for_width(double width) const {
    return frame_height(style_, notes_of(*table_, style_), width) +
           static_cast<double>(table_->layers.size()) * kRow * size_of(style_.font);
}

std::unique_ptr<Figure> LensFigure::with_style(const FigureStyle& style) const {
    return std::make_unique<LensFigure>(table_, style);
}

}  // namespace headlight
