#include "capture/sinusoids.h"
#include "figures/drawing/names.h"
#include "figures/drawing/palette.h"
#include "figures/drawn_figure.h"
#include "figures/illustrations/illustration_makers.h"
#include "language/wording.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <span>

namespace headlight {

namespace {

/// Where the cells of a table stand, in em.
constexpr QRectF kCells(3.4, 2.2, 38, 19);
constexpr double kTableHeight = 27;

struct TableText {
    QString rows;
    QString columns;
    QString legend;
};

double largest_of(const Tensor& table) {
    double largest = 0;
    for (const float value : table.values())
        if (std::isfinite(value)) largest = std::max(largest, std::abs(static_cast<double>(value)));
    return largest > 0 ? largest : 1;
}

/// Numbers about 0, which has the color of the paper.
QImage image_of(const Tensor& table, double largest, const FigureStyle& style) {
    FigureStyle own = style;
    own.map = difference_map(style.theme.dark);
    const Palette palette(own);
    CellImage cells(static_cast<std::size_t>(table.size(0)), static_cast<std::size_t>(table.size(1)));
    for (std::int64_t row = 0; row < table.size(0); ++row) {
        const std::span<const float> values = table.slice(row);
        for (std::size_t column = 0; column < values.size(); ++column)
            cells.colors.setPixel(static_cast<int>(column), static_cast<int>(row),
                                  palette.at(std::clamp(0.5 + values[column] / (2 * largest), 0.0, 1.0)));
    }
    return cells.colors;
}

void draw_axes(Sketch& sketch, const Tensor& table, const TableText& text) {
    constexpr int kNumbers = 4;
    for (int tick = 0; tick < kNumbers; ++tick) {
        const auto number = [&](std::size_t dimension) { return table.size(dimension) * tick / kNumbers; };
        const auto along = [&](std::size_t dimension) {
            return (static_cast<double>(number(dimension)) + 0.5) / static_cast<double>(table.size(dimension));
        };
        sketch.text({kCells.left() - 0.4, kCells.top() + kCells.height() * along(0)}, QString::number(number(0)),
                    TextItem::Align::Right, kSmallText, true);
        sketch.text({kCells.left() + kCells.width() * along(1), kCells.top() - 0.6}, QString::number(number(1)),
                    TextItem::Align::Center, kSmallText, true);
    }
    sketch.text({kCells.center().x(), kCells.top() - 1.7}, text.columns, TextItem::Align::Center, kSmallText, true);
    sketch.upright({0.6, kCells.center().y()}, text.rows);
}

void draw_table(Sketch& sketch, const Tensor& table, const TableText& text) {
    const double largest = largest_of(table);
    draw_axes(sketch, table, text);
    sketch.image(kCells, image_of(table, largest, sketch.style()));
    sketch.legend({kCells.left() + 9, kCells.bottom() + 0.9}, 20, difference_map(sketch.style().theme.dark),
                  text.legend, -largest, largest);
}

/// Some columns of a table as curves over the positions.
void draw_curves(Sketch& sketch, const Tensor& table, const std::vector<std::int64_t>& columns, double top) {
    constexpr double kHeight = 5;
    const double middle = top + kHeight / 2;
    sketch.line({kCells.left(), middle}, {kCells.right(), middle}, 0.05);
    const auto positions = static_cast<double>(table.size(0));
    for (std::size_t index = 0; index < columns.size(); ++index) {
        QPainterPath curve;
        for (std::int64_t position = 0; position < table.size(0); ++position) {
            const double value = table.slice(position)[static_cast<std::size_t>(columns[index])];
            const QPointF at(kCells.left() + kCells.width() * (static_cast<double>(position) + 0.5) / positions,
                             middle - value * kHeight / 2);
            if (position == 0)
                curve.moveTo(at);
            else
                curve.lineTo(at);
        }
        const QColor color = sketch.line_color(static_cast<int>(index), static_cast<int>(columns.size()));
        sketch.path(curve, color, 0.14);
        const double left = kCells.left() + 7.5 * static_cast<double>(index);
        QPainterPath sample({left, top + kHeight + 1});
        sample.lineTo(left + 1.5, top + kHeight + 1);
        sketch.path(sample, color, 0.14, Qt::transparent, Role::Legend);
        sketch.text({left + 2, top + kHeight + 1}, wording("dimension %1").arg(columns[index]), TextItem::Align::Left,
                    0.85, true);
    }
    sketch.text({kCells.right(), top + kHeight + 1}, wording("position →"), TextItem::Align::Right, 0.85, true);
}

/// The first rows, and of a square the first columns, of a table of the open model's positions.
Tensor first_positions(const IllustrationTask& task, const std::shared_ptr<const Tensor>& all, bool square) {
    if (!all || all->empty())
        task.fail(Sentence("This model has no position embeddings; open one that has them, such as position-learned."));
    const std::int64_t count = std::min<std::int64_t>(all->size(0), task.whole("positions"));
    const std::int64_t columns = square ? count : all->size(1);
    Tensor kept({count, columns});
    for (std::int64_t row = 0; row < count; ++row)
        std::ranges::copy(all->slice(row).first(static_cast<std::size_t>(columns)), kept.slice(row).begin());
    return kept;
}

QStringList provenance_note(const IllustrationTask& task) {
    if (!task.source.model) return {};
    return {wording("read from the open model, %1").arg(architecture_name(task.source.model->architecture))};
}

}  // namespace

std::shared_ptr<const Figure> make_sinusoids(const IllustrationTask& task) {
    const std::int64_t size = task.whole("size");
    const Tensor table = sinusoidal_positions(task.whole("positions"), size, 2.0 / static_cast<double>(size));
    const std::vector<std::int64_t> curves{0, size / 16, size / 8, size / 4};
    const auto draw = [table, curves](Sketch& sketch) {
        draw_table(sketch, table,
                   {wording("position"), wording("dimension of the vector: sines, then cosines"), wording("value")});
        draw_curves(sketch, table, curves, kTableHeight + 0.6);
    };
    const QStringList notes{wording("sin and cos of position / 10,000^(2i / %1) (Vaswani et al. 2017); the paper "
                                    "alternates sines and cosines")
                                .arg(size)};
    return std::make_shared<DrawnFigure>(draw, QSizeF(kCells.right() + 1.5, kTableHeight + 8), notes, task.style);
}

std::shared_ptr<const Figure> make_position_table(const IllustrationTask& task) {
    const Tensor table = first_positions(task, task.source.positions, false);
    const auto draw = [table](Sketch& sketch) {
        draw_table(sketch, table, {wording("position"), wording("dimension of the vector"), wording("value")});
    };
    return std::make_shared<DrawnFigure>(draw, QSizeF(kCells.right() + 1.5, kTableHeight), provenance_note(task),
                                         task.style);
}

std::shared_ptr<const Figure> make_position_similarity(const IllustrationTask& task) {
    const Tensor alike = first_positions(task, task.source.position_cosines, true);
    const auto draw = [alike](Sketch& sketch) {
        draw_table(sketch, alike,
                   {wording("position"), wording("position"), wording("cosine of the vectors of two positions")});
    };
    return std::make_shared<DrawnFigure>(draw, QSizeF(kCells.right() + 1.5, kTableHeight), provenance_note(task),
                                         task.style);
}

}  // namespace headlight
