#include "figures/heads/grid_geometry.h"

#include "figures/drawing/axis_labels.h"
#include "figures/drawing/legend.h"
#include "figures/drawing/text.h"
#include "language/wording.h"

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
    const std::int32_t block = index.layer / rows;
    const QPointF corner(plot.left() + block * block_step + index.head * (cell.width() + gap),
                         plot.top() + index.layer % rows * (cell.height() + gap));
    return {corner, cell};
}

QRectF GridGeometry::block_rectangle(std::int32_t block) const {
    const std::int32_t first = block * rows;
    const std::int32_t last = std::min(layers, first + rows) - 1;
    return cell_rectangle({first, 0}).united(cell_rectangle({last, heads - 1}));
}

std::optional<HeadIndex> GridGeometry::head_at(const QPointF& point) const {
    if (layers == 0 || heads == 0 || point.x() < plot.left() || point.y() < plot.top() || point.x() >= plot.right() ||
        point.y() >= plot.bottom()) {
        return std::nullopt;
    }
    const auto block = blocks > 1 ? static_cast<std::int32_t>((point.x() - plot.left()) / block_step) : 0;
    const double x = point.x() - plot.left() - block * block_step;
    const auto row = static_cast<std::int32_t>((point.y() - plot.top()) / (cell.height() + gap));
    const HeadIndex index{block * rows + row, static_cast<std::int32_t>(x / (cell.width() + gap))};
    if (index.head >= heads || index.layer >= layers) return std::nullopt;
    return index;
}

namespace {

std::int32_t rows_of(const GridParts& parts, std::int32_t blocks) {
    return std::max(1, (parts.layers + blocks - 1) / blocks);
}

/// Grids that are not much higher than wide stay whole.
std::int32_t most_blocks(const GridParts& parts) {
    constexpr std::int32_t kMost = 4;
    constexpr std::int32_t kTall = 2;
    return parts.layers > kTall * std::max(1, parts.heads) ? kMost : 1;
}

/// Blocks of a page, which has height as it needs: as few as make the grid about as wide as it is high.
std::int32_t blocks_of_page(const GridParts& parts) {
    constexpr double kHighest = 1.25;  // of the width
    const std::int32_t most = most_blocks(parts);
    std::int32_t blocks = 1;
    while (blocks < most && rows_of(parts, blocks) > kHighest * blocks * parts.heads) ++blocks;
    return blocks;
}

/// Room between two blocks, with the numbers of layers of the second.
double block_gap(const GridParts& parts) {
    return 0.9 * size_of(parts.style.font) + number_width(parts.style, parts.layers) + label_gap(parts.style);
}

/// Width of a cell with its share of the gaps, where the cells of all blocks have so much width.
double pitch_across(const GridParts& parts, double width, std::int32_t blocks) {
    const double em = size_of(parts.style.font);
    const double block = (width - (blocks - 1) * block_gap(parts)) / blocks;
    return pitch(block, parts.heads, parts.gap * em, kLargestCell * em);
}

/// Width and height of a cell with its share of the gaps, where the cells of all blocks have this room.
QSizeF pitches(const GridParts& parts, const QSizeF& room, std::int32_t blocks) {
    const double em = size_of(parts.style.font);
    const double across = pitch_across(parts, room.width(), blocks);
    const double down = pitch(room.height(), rows_of(parts, blocks), parts.gap * em, kLargestCell * em);
    const double width = std::max(std::min(across, parts.aspect * down), 0.5);
    return {width, std::max(std::min(down, parts.aspect * width), 0.5)};
}

/// The blocks in which the squares that fit into cells are the largest; of equal ones the fewest.
std::int32_t best_blocks(const GridParts& parts, const QSizeF& room) {
    std::int32_t best = 1;
    double largest = 0;
    for (std::int32_t blocks = 1; blocks <= most_blocks(parts); ++blocks) {
        const QSizeF cell = pitches(parts, room, blocks);
        constexpr double kWorthIt = 1.02;
        if (std::min(cell.width(), cell.height()) <= kWorthIt * largest) continue;
        largest = std::min(cell.width(), cell.height());
        best = blocks;
    }
    return best;
}

GridGeometry placed(const GridParts& parts, const QSizeF& size, bool shows_legend) {
    GridGeometry geometry;
    geometry.frame = make_frame(parts.style, {parts.style.note}, size);
    const QRectF room = geometry.frame.content;
    const double em = size_of(parts.style.font);
    Margins margins = margins_of(parts, room.width());
    if (!shows_legend) margins.legend = 0;
    const QSizeF cells(room.width() - margins.left, room.height() - margins.top - margins.legend);
    geometry.blocks = best_blocks(parts, cells);
    geometry.rows = rows_of(parts, geometry.blocks);
    const QSizeF step = pitches(parts, cells, geometry.blocks);
    geometry.gap = std::min(parts.gap * em, std::min(step.width(), step.height()) / 4);
    geometry.cell = QSizeF(step.width() - geometry.gap, step.height() - geometry.gap);
    geometry.layers = parts.layers;
    geometry.heads = parts.heads;
    geometry.label_gap = label_gap(parts.style);
    const double block = std::max(0.0, parts.heads * step.width() - geometry.gap);
    geometry.block_step = block + block_gap(parts);
    const QSizeF plot(block + (geometry.blocks - 1) * geometry.block_step,
                      std::max(0.0, std::min(parts.layers, geometry.rows) * step.height() - geometry.gap));
    const double legend = std::min(std::max(plot.width(), kNarrowestLegend * em), room.width() - margins.left);
    const double used = margins.left + std::max(plot.width(), shows_legend ? legend : 0);
    const double left = room.left() + std::max(0.0, room.width() - used) / 2 + margins.left;
    geometry.plot = QRectF(QPointF(left, room.top() + margins.top), plot);
    const double widest = number_width(parts.style, parts.heads) + 0.4 * em;
    geometry.step =
        std::max(label_step(step.width(), widest), label_step(step.height(), 1.1 * size_of(small_font(parts.style))));
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
    const std::int32_t blocks = blocks_of_page(parts);
    const double side = std::max(0.5, pitch_across(parts, room - margins.left, blocks));
    return margins.top + margins.legend + rows_of(parts, blocks) * side - gap +
           frame_height(parts.style, {parts.style.note}, width);
}

QSizeF grid_size(const GridParts& parts, double cell) {
    const double em = size_of(parts.style.font);
    const double gap = parts.gap * em;
    const std::int32_t blocks = blocks_of_page(parts);
    const double plot = blocks * (parts.heads * (cell + gap) - gap) + (blocks - 1) * block_gap(parts);
    const double bar = std::max(plot, parts.style.legend ? kNarrowestLegend * em : 0);
    const Margins margins = margins_of(parts, bar + margins_of(parts, 1e4).left);
    const double width = margins.left + bar + 2 * frame_margin(parts.style);
    const double height = margins.top + rows_of(parts, blocks) * (cell + gap) - gap + margins.legend;
    return {std::ceil(width), std::ceil(height + frame_height(parts.style, {parts.style.note}, width))};
}

void add_grid_labels(const FigureStyle& style, const GridGeometry& geometry, std::vector<Item>& items) {
    const QFont font = small_font(style);
    const double cap = extent(font).cap_height;
    const auto text = [&](const QPointF& anchor, const QString& words, TextItem::Align align, double angle, Role role) {
        items.emplace_back(TextItem{anchor, words, font, style.theme.faint_ink, align, angle, role});
    };
    double widest = 0;
    for (std::int32_t layer = 0; layer < geometry.layers; ++layer) {
        if (layer % geometry.rows % geometry.step != 0) continue;
        const QRectF cell = geometry.cell_rectangle({layer, 0});
        const QString number = QString::number(layer);
        widest = std::max(widest, text_width(number, font));
        text({cell.left() - geometry.label_gap, cell.center().y() + cap / 2}, number, TextItem::Align::Right, 0,
             Role::Label);
    }
    for (std::int32_t block = 0; block < geometry.blocks; ++block) {
        for (std::int32_t head = 0; head < geometry.heads; head += geometry.step) {
            const QRectF cell = geometry.cell_rectangle({block * geometry.rows, head});
            text({cell.center().x(), geometry.plot.top() - geometry.label_gap}, QString::number(head),
                 TextItem::Align::Center, 0, Role::Label);
        }
    }
    const double line = caption_line(style);
    for (std::int32_t block = 0; block < geometry.blocks && geometry.layers > 0; ++block)
        text({geometry.block_rectangle(block).center().x(), geometry.plot.top() - geometry.label_gap - line},
             wording("head"), TextItem::Align::Center, 0, Role::Axis);
    text({geometry.plot.left() - geometry.label_gap - widest - (line - cap), geometry.plot.center().y()},
         wording("layer"), TextItem::Align::Center, 90, Role::Axis);
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
    items.emplace_back(PathItem{outline, pen, Qt::transparent, Role::Highlight});
}

}  // namespace headlight
