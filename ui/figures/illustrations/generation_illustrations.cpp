#include "figures/drawn_figure.h"
#include "figures/illustrations/illustration_makers.h"
#include "language/wording.h"

#include <QLocale>

#include <vector>

namespace headlight {

namespace {

using Align = TextItem::Align;

// Lengths in em.
constexpr double kRow = 1.5;
constexpr double kSide = 21;  // width of one half
constexpr double kGap = 3;
constexpr double kName = 4.5;
constexpr double kHead = 2.2;

/// Tokens that pass through the layers while `fresh` tokens follow a text of `text`, and pairs of a query and a key
/// that a causal head multiplies meanwhile.
struct Work {
    qint64 tokens = 0;
    qint64 pairs = 0;
};

qint64 causal_pairs(qint64 tokens) {
    return tokens * (tokens + 1) / 2;
}

Work work_without_cache(qint64 text, qint64 fresh) {
    Work work;
    for (qint64 step = 0; step < fresh; ++step) {
        work.tokens += text + step;
        work.pairs += causal_pairs(text + step);
    }
    return work;
}

Work work_with_cache(qint64 text, qint64 fresh) {
    const qint64 all = text + fresh - 1;
    return {all, causal_pairs(all)};
}

/// A row for each step, a column for each token that is read in it.
void draw_steps(Sketch& sketch, const QPointF& corner, int text, int fresh, bool cached) {
    sketch.text(corner + QPointF(0, 0.6),
                cached ? wording("With a cache of keys and values") : wording("Without a cache"), Align::Left, 1.1,
                false, QFont::DemiBold);
    const double cell = (kSide - kName) / (text + fresh - 1);
    for (int step = 0; step < fresh; ++step) {
        const double y = corner.y() + kHead + kRow * step;
        sketch.text({corner.x(), y + kRow / 2}, wording("step %1").arg(step + 1), Align::Left, kSmallText);
        for (int token = 0; token < text + step; ++token) {
            const bool kept = cached && step > 0 && token < text + step - 1;
            const QRectF place(corner.x() + kName + cell * token, y, 0.9 * cell, 0.9 * kRow);
            sketch.box(place, kept ? 0.08 : 0.6);
        }
    }
}

void draw_counts(Sketch& sketch, double top, const Work& without, const Work& cached) {
    const auto counted = [](qint64 number) { return QLocale(QLocale::English).toString(number); };
    const auto times = [](qint64 more, qint64 fewer) {
        return wording("%1 times").arg(static_cast<double>(more) / static_cast<double>(fewer), 0, 'f', 1);
    };
    const std::vector<QStringList> rows{
        {"", wording("without"), wording("with a cache"), ""},
        {wording("tokens through the layers"), counted(without.tokens), counted(cached.tokens),
         times(without.tokens, cached.tokens)},
        {wording("pairs of query and key, per head"), counted(without.pairs), counted(cached.pairs),
         times(without.pairs, cached.pairs)},
    };
    const double columns[] = {0, 20, 28, 37};
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const double middle = top + 1.7 * static_cast<double>(row);
        for (qsizetype column = 0; column < rows[row].size(); ++column)
            sketch.text({columns[column], middle}, rows[row][column], Align::Left, row == 0 ? kSmallText : 1, row == 0,
                        row > 0 && column == 0 ? QFont::DemiBold : QFont::Normal);
        if (row == 0) sketch.line({0, middle + 0.85}, {2 * kSide + kGap, middle + 0.85}, 0.07);
    }
}

}  // namespace

std::shared_ptr<const Figure> make_cache(const IllustrationTask& task) {
    const int text = task.whole("text");
    const int fresh = task.whole("tokens");
    const double steps = kHead + kRow * fresh;
    const auto draw = [=](Sketch& sketch) {
        draw_steps(sketch, {0, 0}, text, fresh, false);
        draw_steps(sketch, {kSide + kGap, 0}, text, fresh, true);
        draw_counts(sketch, steps + 1.6, work_without_cache(text, fresh), work_with_cache(text, fresh));
    };
    const QStringList notes{
        wording("Filled: passes through the layers; pale: its keys and values are kept from a step before")};
    return std::make_shared<DrawnFigure>(draw, QSizeF(2 * kSide + kGap, steps + 6.5), notes, task.style);
}

}  // namespace headlight
