#include "figures/drawn_figure.h"
#include "figures/illustrations/illustration_makers.h"
#include "figures/layer_figure.h"
#include "language/wording.h"

#include <QLocale>
#include <QPainterPath>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace headlight {

namespace {

QString counted(std::int64_t number) {
    return QLocale(QLocale::English).toString(static_cast<qlonglong>(number));
}

/// A chain in which each state is made from the one before, with the way from the first token to the last marked.
void draw_chain(Sketch& sketch, const QPointF& corner, int tokens, double pitch) {
    sketch.text(corner + QPointF(0, 0.6), wording("Recurrent network"), TextItem::Align::Left, 1.1, false,
                QFont::DemiBold);
    for (int token = 0; token < tokens; ++token) {
        const QPointF middle = corner + QPointF(pitch * (token + 0.5), 0);
        sketch.box({middle.x() - 1.1, corner.y() + 2.2, 2.2, 2}, 0.6);
        sketch.text({middle.x(), corner.y() + 3.2}, QStringLiteral("h%1").arg(token + 1));
        sketch.box({middle.x() - 1.1, corner.y() + 7.6, 2.2, 2}, 0);
        sketch.text({middle.x(), corner.y() + 8.6}, QStringLiteral("x%1").arg(token + 1));
        sketch.arrow({middle.x(), corner.y() + 7.6}, {middle.x(), corner.y() + 4.2}, token == 0);
        if (token > 0)
            sketch.arrow({middle.x() - pitch + 1.1, corner.y() + 3.2}, {middle.x() - 1.1, corner.y() + 3.2}, true);
    }
    sketch.text(corner + QPointF(0, 11), wording("x1 reaches h%1 in %1 steps, one by one").arg(tokens),
                TextItem::Align::Left, kSmallText, true);
}

/// One layer of attention: every token reaches every other at once.
void draw_fan(Sketch& sketch, const QPointF& corner, int tokens, double pitch) {
    sketch.text(corner + QPointF(0, 0.6), wording("Attention"), TextItem::Align::Left, 1.1, false, QFont::DemiBold);
    const auto middle = [&](int token) { return corner.x() + pitch * (token + 0.5); };
    for (int query = 0; query < tokens; ++query)
        for (int key = 0; key < tokens; ++key) {
            if (query == tokens - 1 && key == 0) continue;
            sketch.line({middle(key), corner.y() + 7.6}, {middle(query), corner.y() + 4.2}, 0.05);
        }
    for (int token = 0; token < tokens; ++token) {
        sketch.box({middle(token) - 1.1, corner.y() + 2.2, 2.2, 2}, 0.6);
        sketch.text({middle(token), corner.y() + 3.2}, QStringLiteral("z%1").arg(token + 1));
        sketch.box({middle(token) - 1.1, corner.y() + 7.6, 2.2, 2}, 0);
        sketch.text({middle(token), corner.y() + 8.6}, QStringLiteral("x%1").arg(token + 1));
    }
    sketch.arrow({middle(0), corner.y() + 7.6}, {middle(tokens - 1), corner.y() + 4.2}, true);
    sketch.text(corner + QPointF(0, 11), wording("x1 reaches z%1 in one step").arg(tokens), TextItem::Align::Left,
                kSmallText, true);
}

constexpr double kCostsWidth = 45;

void draw_costs(Sketch& sketch, double top, double length, double size) {
    const auto product = [](double value) { return counted(static_cast<std::int64_t>(value)); };
    const std::vector<QStringList> rows{
        {"", wording("operations per layer"), QStringLiteral("n = %1, d = %2").arg(length).arg(size),
         wording("sequential steps"), wording("longest path")},
        {wording("recurrent"), "n · d²", product(length * size * size), "n", "n"},
        {wording("attention: weights"), "n² · d", product(length * length * size), "1", "1"},
        {wording("attention: projections"), "4n · d²", product(4 * length * size * size), "1", "1"},
    };
    const auto size_in = [](std::size_t row) { return row == 0 ? kSmallText : 1; };
    std::vector<double> widths(rows.front().size());
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < widths.size(); ++column)
            widths[column] = std::max(widths[column], sketch.width_of(rows[row][column], size_in(row)));
    // Words of some languages leave no room at full size.
    const double words = std::accumulate(widths.begin(), widths.end(), 0.0);
    const auto gaps = static_cast<double>(widths.size() - 1);
    const double scale = std::min(1.0, (kCostsWidth - gaps) / words);
    const double gap = (kCostsWidth - scale * words) / gaps;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const double middle = top + 1.7 * static_cast<double>(row);
        double left = 0;
        for (std::size_t column = 0; column < widths.size(); ++column) {
            sketch.text({left, middle}, rows[row][column], TextItem::Align::Left, scale * size_in(row), row == 0,
                        row > 0 && column == 0 ? QFont::DemiBold : QFont::Normal);
            left += scale * widths[column] + gap;
        }
        if (row == 0) sketch.line({0, middle + 0.85}, {kCostsWidth, middle + 0.85}, 0.07);
    }
}

}  // namespace

std::shared_ptr<const Figure> make_layer(const IllustrationTask& task) {
    if (!task.source.model) task.fail(Sentence("Open a model to see its layer."));
    return layer_figure({*task.source.model, {}, {}}, task.style);
}

std::shared_ptr<const Figure> make_recurrence(const IllustrationTask& task) {
    const int tokens = task.whole("tokens");
    const double length = task.number("length");
    const double size = task.number("size");
    const auto draw = [=](Sketch& sketch) {
        constexpr double kWidth = 20.5;
        const double pitch = kWidth / tokens;
        draw_chain(sketch, {0, 0}, tokens, pitch);
        draw_fan(sketch, {kWidth + 2.5, 0}, tokens, pitch);
        draw_costs(sketch, 14, length, size);
    };
    const QStringList notes{wording("n tokens, d numbers per token; table after Vaswani et al. 2017, table 1")};
    return std::make_shared<DrawnFigure>(draw, QSizeF(46, 21), notes, task.style);
}

}  // namespace headlight
