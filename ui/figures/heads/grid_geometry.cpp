#include "figures/heads/grid_geometry.h"

#include "figures/drawing/axis_labels.h"
#include "figures/drawing/legend.h"
#include "figures/drawing/text.h"

#include <algorithm>
#include <cmath>

namespace headlight {
namespace {

constexpr double kLargestCell = 8;  // em

/// Room beside the cells: numbers of layers on the left, of heads on top, and what they count.
struct Margins {
    double left = 0;
    double top = 0;
    double legend = 0;
};

double number_width(const FigureStyle& style, std::int32_t count) {
    return text_width(QString::number(std::max(0, count - 1)), small_font(style));
}

double label_gap(const FigureStyle& style) {
    return 0.45 * size_of(style.font);
}

double caption_line(const FigureStyle& style) {
    return 1.2 * size_of(small_font(style));
}

Margins margins_of(const GridParts& parts, double width) {
    Margins margins;
    margins.left = caption_line(parts.style) + number_width(parts.style, parts.layers) + label_gap(parts.style);
    margins.top = caption_line(parts.style) + extent(small_font(parts.style)).cap_height + label_gap(parts.style);
    const double bar = std::max(1.0, width - margins.left);
    if (parts.style.legend)
        margins.legend = kLegendGap * size_of(parts.style.font) + legend_height(parts.style, parts.legend, bar);
    return margins;
}

/// The side of a cell with its share of the gaps.
double pitch(double room, std::int32_t count, double gap, double largest) {
    return std::min(largest + gap, (room + gap) / std::max(1, count));
}

}  // namespace

QRectF GridGeometry::cell_rectangle(HeadIndex index) const {
    if (index.layer < 0 || index.head < 0 || index.layer >= layers || index.head >= heads) return {};
    return {QPointF(plot.left() + index.head * (cell.width() + gap), plot.top() + index.layer * (cell.height() + gap)),
            cell};
}

std::optional<HeadIndex> GridGeometry::head_at(const QPointF& point) const {
    if (layers == 0 || heads == 0 || point.x() < plot.left() || point.y() < plot.top() || point.x() >= plot.right() ||
        point.y() >= plot.bottom()) {
        return std::nullopt;
    }
    return HeadIndex{static_cast<std::int32_t>((point.y() - plot.top()) / (cell.height() + gap)),
                     static_cast<std::int32_t>((point.x() - plot.left()) / (cell.width() + gap))};
}

namespace {

GridGeometry placed(const GridParts& parts, const QSizeF& size, bool shows_legend) {
    GridGeometry geometry;
    geometry.frame = make_frame(parts.style, {parts.style.note}, size);
    const QRectF room = geometry.frame.content;
    const double em = size_of(parts.style.font);
    Margins margins = margins_of(parts, room.width());
    if (!shows_legend) margins.legend = 0;
    const double gap = parts.gap * em;
    double across = pitch(room.width() - margins.left, parts.heads, gap, kLargestCell * em);
    double down = pitch(room.height() - margins.top - margins.legend, parts.layers, gap, kLargestCell * em);
    across = std::max(std::min(across, parts.aspect * down), 0.5);
    down = std::max(std::min(down, parts.aspect * across), 0.5);
    geometry.gap = std::min(gap, std::min(across, down) / 4);
    geometry.cell = QSizeF(across - geometry.gap, down - geometry.gap);
    geometry.layers = parts.layers;
    geometry.heads = parts.heads;
    geometry.label_gap = label_gap(parts.style);
    const QSizeF plot(std::max(0.0, parts.heads * across - geometry.gap),
                      std::max(0.0, parts.layers * down - geometry.gap));
    const double legend = std::min(std::max(plot.width(), kNarrowestLegend * em), room.width() - margins.left);
    const double used = margins.left + std::max(plot.width(), shows_legend ? legend : 0);
    const double left = room.left() + std::max(0.0, room.width() - used) / 2 + margins.left;
    geometry.plot = QRectF(QPointF(left, room.top() + margins.top), plot);
    const double widest = number_width(parts.style, parts.heads) + 0.4 * em;
    geometry.step = std::max(label_step(across, widest), label_step(down, 1.1 * size_of(small_font(parts.style))));
    geometry.legend = QPointF(left, geometry.plot.bottom() + kLegendGap * em);
    geometry.legend_width = shows_legend ? std::max(1.0, legend) : 0;
    return geometry;
}

}  // namespace

GridGeometry grid_geometry(const GridParts& parts, const QSizeF& size) {
    // Where a grid would be left with less room than its legend takes, it is worth more than its legend.
    constexpr double kLeast = 6;  // em
    GridGeometry whole = placed(parts, size, parts.style.legend);
    const double wanted = std::min(kLeast, static_cast<double>(parts.layers)) * size_of(parts.style.font);
    if (!parts.style.legend || whole.plot.height() >= wanted) return whole;
    return placed(parts, size, false);
}

double grid_height(const GridParts& parts, double width) {
    const double em = size_of(parts.style.font);
    const double room = width - 2 * frame_margin(parts.style);
    const Margins margins = margins_of(parts, room);
    const double gap = parts.gap * em;
    const double side = std::max(0.5, pitch(room - margins.left, parts.heads, gap, kLargestCell * em));
    return margins.top + margins.legend + parts.layers * side - gap +
           frame_height(parts.style, {parts.style.note}, width);
}

QSizeF grid_size(const GridParts& parts, double cell) {
    const double em = size_of(parts.style.font);
    const double gap = parts.gap * em;
    const double plot = parts.heads * (cell + gap) - gap;
    const double bar = std::max(plot, parts.style.legend ? kNarrowestLegend * em : 0);
    const Margins margins = margins_of(parts, bar + margins_of(parts, 1e4).left);
    const double width = margins.left + bar + 2 * frame_margin(parts.style);
    const double height = margins.top + parts.layers * (cell + gap) - gap + margins.legend;
    return {std::ceil(width), std::ceil(height + frame_height(parts.style, {parts.style.note}, width))};
}

void add_grid_labels(const FigureStyle& style, const GridGeometry& geometry, std::vector<Item>& items) {
    const QFont font = small_font(style);
    const double cap = extent(font).cap_height;
    const auto text = [&](const QPointF& anchor, const QString& words, TextItem::Align align, double angle, Role role) {
        items.push_back(TextItem{anchor, words, font, style.theme.faint_ink, align, angle, role});
    };
    double widest = 0;
    for (std::int32_t layer = 0; layer < geometry.layers; layer += geometry.step) {
        const QRectF cell = geometry.cell_rectangle({layer, 0});
        const QString number = QString::number(layer);
        widest = std::max(widest, text_width(number, font));
        text({geometry.plot.left() - geometry.label_gap, cell.center().y() + cap / 2}, number, TextItem::Align::Right,
             0, Role::Label);
    }
    for (std::int32_t head = 0; head < geometry.heads; head += geometry.step) {
        const QRectF cell = geometry.cell_rectangle({0, head});
        text({cell.center().x(), geometry.plot.top() - geometry.label_gap}, QString::number(head),
             TextItem::Align::Center, 0, Role::Label);
    }
    const double line = caption_line(style);
    text({geometry.plot.center().x(), geometry.plot.top() - geometry.label_gap - line}, "head", TextItem::Align::Center,
         0, Role::Axis);
    text({geometry.plot.left() - geometry.label_gap - widest - (line - cap), geometry.plot.center().y()}, "layer",
         TextItem::Align::Center, 90, Role::Axis);
}

void add_selection(const FigureStyle& style, const GridGeometry& geometry, std::optional<HeadIndex> selected,
                   std::vector<Item>& items) {
    if (!selected) return;
    const QRectF cell = geometry.cell_rectangle(*selected);
    if (cell.isEmpty()) return;
    const double width = 0.16 * size_of(style.font);
    QPainterPath outline;
    outline.addRect(cell.adjusted(-width / 2, -width / 2, width / 2, width / 2));
    QPen pen(style.theme.accent, width);
    pen.setJoinStyle(Qt::MiterJoin);
    items.push_back(PathItem{outline, pen, Qt::transparent, Role::Highlight});
}

}  // namespace headlight
