#include "figures/heads/metric_grid_figure.h"

#include "figures/drawing/lab_color.h"
#include "figures/drawing/scale.h"
#include "figures/drawing/text.h"

#include <algorithm>
#include <cmath>

namespace headlight {

/// Everything that does not depend on the size.
struct MetricGridContent {
    Tensor values;
    ValueRange range;
    FigureStyle style;
    Legend legend;

    [[nodiscard]] std::int32_t layers() const {
        return values.shape().size() == 2 ? static_cast<std::int32_t>(values.size(0)) : 0;
    }
    [[nodiscard]] std::int32_t heads() const {
        return values.shape().size() == 2 ? static_cast<std::int32_t>(values.size(1)) : 0;
    }
    [[nodiscard]] float value(HeadIndex index) const {
        return values.data()[static_cast<std::int64_t>(index.layer) * heads() + index.head];
    }
    [[nodiscard]] GridParts parts() const { return {style, legend, layers(), heads(), kGap, kAspect}; }

    static constexpr double kGap = 0.25;
    static constexpr double kAspect = 1.5;
};

namespace {

/// As short as a cell is narrow: ".94", "1.31", "12".
QString cell_number(float value) {
    const double magnitude = std::abs(value);
    QString text = QString::number(magnitude, 'f', magnitude < 9.995 ? 2 : magnitude < 99.95 ? 1 : 0);
    if (magnitude < 0.995) text.remove(0, 1);
    constexpr double kShown = 0.005;
    return value < 0 && magnitude >= kShown ? QChar(0x2212) + text : text;
}

std::shared_ptr<const MetricGridContent> make_content(Tensor values, const QString& caption, ValueRange range,
                                                      const FigureStyle& style) {
    auto content = std::make_shared<MetricGridContent>();
    content->values = std::move(values);
    content->range = range;
    content->style = style;
    content->style.scale = Scale::Linear;
    content->legend.caption = caption;
    content->legend.minimum = range.low;
    content->legend.maximum = range.high;
    const auto numbers = content->values.values();
    content->legend.no_data =
        std::any_of(numbers.begin(), numbers.end(), [](float value) { return std::isnan(value); });
    return content;
}

/// What all cells with a number share.
struct CellNumbers {
    QFont font;
    double cap_height = 0;
    double ink = 0;    ///< CIELAB lightness
    double paper = 0;  ///< CIELAB lightness
};

QColor number_color(const FigureStyle& style, const CellNumbers& numbers, const QColor& fill) {
    const double lightness = to_lab(fill).lightness;
    const bool ink_stands_out = std::abs(numbers.ink - lightness) >= std::abs(numbers.paper - lightness);
    return ink_stands_out ? style.theme.ink : style.theme.paper;
}

/// `numbers`: null where cells have no room for them.
void add_cell(const MetricGridContent& content, const QRectF& cell, float value, const CellNumbers* numbers,
              std::vector<Item>& items) {
    const FigureStyle& style = content.style;
    if (std::isnan(value)) {
        items.push_back(RectangleItem{cell, style.theme.no_data, Role::Cell});
        QPainterPath cross;
        cross.moveTo(cell.topLeft());
        cross.lineTo(cell.bottomRight());
        cross.moveTo(cell.topRight());
        cross.lineTo(cell.bottomLeft());
        items.push_back(PathItem{cross, hatch_pen(style), Qt::transparent, Role::Cell});
        return;
    }
    const double span = content.range.high - content.range.low;
    const QColor fill = style.map.at(scaled(value - content.range.low, Scale::Linear, span));
    items.push_back(RectangleItem{cell, fill, Role::Cell});
    if (numbers == nullptr) return;
    const QPointF anchor(cell.center().x(), cell.center().y() + numbers->cap_height / 2);
    items.push_back(TextItem{anchor, cell_number(value), numbers->font, number_color(style, *numbers, fill),
                             TextItem::Align::Center, 0, Role::Label});
}

}  // namespace

MetricGridFigure::MetricGridFigure(Tensor values, const QString& caption, ValueRange range, FigureStyle style)
    : content_(make_content(std::move(values), caption, range, style)) {}

GridParts MetricGridFigure::parts() const {
    return content_->parts();
}

double MetricGridFigure::natural_cell() const {
    return 2.6;
}

void MetricGridFigure::add_cells(const GridGeometry& geometry, std::vector<Item>& items) const {
    const FigureStyle& own = content_->style;
    const QFont font = sized(own.font, 0.78 * size_of(own.font));
    const TextMeasure measure(font);
    double widest = 0;
    for (const float value : content_->values.values()) {
        if (!std::isnan(value)) widest = std::max(widest, measure.width(cell_number(value)));
    }
    const bool numbered =
        widest + 0.3 * size_of(font) <= geometry.cell.width() && 1.2 * size_of(font) <= geometry.cell.height();
    const CellNumbers numbers{font, measure.extent().cap_height, to_lab(own.theme.ink).lightness,
                              to_lab(own.theme.paper).lightness};
    for (std::int32_t layer = 0; layer < geometry.layers; ++layer) {
        for (std::int32_t head = 0; head < geometry.heads; ++head) {
            const QRectF cell = geometry.cell_rectangle({layer, head});
            add_cell(*content_, cell, content_->value({layer, head}), numbered ? &numbers : nullptr, items);
        }
    }
}

const FigureStyle& MetricGridFigure::style() const {
    return content_->style;
}

std::unique_ptr<Figure> MetricGridFigure::with_style(const FigureStyle& style) const {
    auto figure =
        std::make_unique<MetricGridFigure>(content_->values, content_->legend.caption, content_->range, style);
    figure->select(selected());
    return figure;
}

}  // namespace headlight
