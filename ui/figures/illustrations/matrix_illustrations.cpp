#include "figures/drawn_figure.h"
#include "figures/illustrations/illustration_makers.h"
#include "language/wording.h"

#include <QLocale>
#include <QPainterPath>

#include <functional>
#include <optional>

namespace headlight {

namespace {

QString with_commas(std::int64_t number) {
    return QLocale(QLocale::English).toString(static_cast<qlonglong>(number));
}

/// A shade that tells numbers apart that differ: between 0.15 and 1, the same for the same index.
double shade(std::int64_t index) {
    constexpr double kGolden = 0.618033988749895;  // neighbors lie far apart
    const double share = static_cast<double>(index) * kGolden;
    return 0.15 + 0.85 * (share - static_cast<double>(static_cast<std::int64_t>(share)));
}

/// A matrix that takes all numbers of all tokens to all numbers of all tokens.
struct WholeMatrix {
    QString title;
    QStringList lines;  ///< below it
    /// The index of the number at a place; nothing where it is 0 whatever is learned.
    std::function<std::optional<std::int64_t>(int row, int column)> entry;
};

void draw_whole(Sketch& sketch, const QPointF& corner, double side, int tokens, int size, const WholeMatrix& matrix) {
    constexpr double kTop = 2;
    sketch.text(corner + QPointF(0, 0.6), matrix.title, TextItem::Align::Left, 1.05, false, QFont::DemiBold);
    const QPointF cells = corner + QPointF(0, kTop);
    const double cell = side / (tokens * size);
    sketch.cell({cells, QSizeF(side, side)}, sketch.style().theme.paper, Role::Background);
    for (int row = 0; row < tokens * size; ++row)
        for (int column = 0; column < tokens * size; ++column)
            if (const auto index = matrix.entry(row, column))
                sketch.cell({cells.x() + column * cell, cells.y() + row * cell, cell, cell},
                            sketch.style().map.at(shade(*index)));
    for (int token = 0; token <= tokens; ++token) {
        const double at = token * size * cell;
        sketch.line(cells + QPointF(at, 0), cells + QPointF(at, side), 0.06);
        sketch.line(cells + QPointF(0, at), cells + QPointF(side, at), 0.06);
    }
    double y = cells.y() + side + 1.2;
    for (const QString& line : matrix.lines) {
        sketch.text({corner.x(), y}, line, TextItem::Align::Left, kSmallText);
        y += 1.35;
    }
}

}  // namespace

std::shared_ptr<const Figure> make_block_structure(const IllustrationTask& task) {
    const int tokens = task.whole("tokens");
    const int size = task.whole("size");
    const auto draw = [tokens, size](Sketch& sketch) {
        constexpr double kSide = 13.5;
        constexpr double kPitch = 17;
        const std::int64_t n = tokens;
        const std::int64_t d = size;
        const std::int64_t all = n * d * n * d;
        const auto learned = [](std::int64_t count) { return wording("learned numbers: %1").arg(with_commas(count)); };
        const auto computed = [](std::int64_t count, std::int64_t of) {
            return wording("not always 0: %1 of %2").arg(with_commas(count), with_commas(of));
        };
        const WholeMatrix dense{wording("Dense layer"),
                                {wording("every number from every number"), learned(all), computed(all, all),
                                 wording("(N D)², for one N only")},
                                [=](int row, int column) { return std::optional<std::int64_t>(row * n * d + column); }};
        const WholeMatrix values{
            wording("Values"),
            {wording("one W_V for every token"), learned(d * d), computed(n * d * d, all), wording("D², for any N")},
            [=](int row, int column) -> std::optional<std::int64_t> {
                if (row / d != column / d) return std::nullopt;
                return row % d * d + column % d;
            }};
        const WholeMatrix attention{wording("Attention"),
                                    {wording("one weight for a pair of tokens"), learned(0), computed(n * n * d, all),
                                     wording("N² weights, from the input")},
                                    [=](int row, int column) -> std::optional<std::int64_t> {
                                        if (row % d != column % d) return std::nullopt;
                                        return row / d * n + column / d;
                                    }};
        const WholeMatrix* const matrices[] = {&dense, &values, &attention};
        for (int index = 0; index < 3; ++index)
            draw_whole(sketch, {kPitch * index, 0}, kSide, tokens, size, *matrices[index]);
    };
    const QStringList notes{
        wording("N = %1 tokens of D = %2 numbers; same shade: same number; frames: tokens").arg(tokens).arg(size)};
    return std::make_shared<DrawnFigure>(draw, QSizeF(50, 21.5), notes, task.style);
}

}  // namespace headlight
