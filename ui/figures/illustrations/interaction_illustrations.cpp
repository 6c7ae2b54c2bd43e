#include "capture/attention_field.h"
#include "core/text/english.h"
#include "figures/drawn_figure.h"
#include "figures/illustrations/illustration_makers.h"
#include "language/wording.h"

#include <QLocale>
#include <QPainterPath>

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace headlight {

namespace {

/// Which key each query may look at.
struct Pattern {
    QString name;
    QString said;
    std::function<bool(std::int64_t query, std::int64_t key)> allowed;
};

Pattern pattern_of(const QString& name, const AttentionSpec& spec, const QString& said) {
    return {name, said, [spec](std::int64_t query, std::int64_t key) { return spec.allowed(query, key); }};
}

AttentionSpec local_spec(int reach) {
    AttentionSpec spec;
    spec.window = spec.ahead = reach + 1;
    return spec;
}

AttentionSpec global_spec(int tokens, int reach, int global) {
    AttentionSpec spec = local_spec(reach);
    spec.global_keys = true;
    spec.key_mask.assign(static_cast<std::size_t>(tokens), kOrdinaryKey);
    std::fill_n(spec.key_mask.begin(), std::min(global, tokens), kGlobalKey);
    return spec;
}

/// BigBird's blocks without the random ones: the neighbors of each, and the first and the last.
AttentionSpec block_spec(int tokens, int block) {
    AttentionSpec spec;
    const int blocks = (tokens + block - 1) / block;
    spec.blocks.size = block;
    spec.blocks.columns = blocks;
    for (int row = 0; row < blocks; ++row)
        for (int column = 0; column < blocks; ++column) {
            const auto is_global = [&](int index) { return index == 0 || index == blocks - 1; };
            const bool seen = std::abs(row - column) <= 1 || is_global(row) || is_global(column);
            spec.blocks.copies.push_back(seen ? 1 : 0);
        }
    return spec;
}

Pattern pattern_named(const QString& name, const IllustrationTask& task) {
    const int tokens = task.whole("tokens");
    const int reach = task.whole("window");
    const int gap = task.whole("dilation");
    if (name == QLatin1String("full"))
        return pattern_of(wording("Full"), {}, wording("every token attends to every token"));
    if (name == QLatin1String("causal")) {
        AttentionSpec spec;
        spec.causal = true;
        return pattern_of(wording("Causal"), spec, wording("each token attends to itself and to earlier tokens"));
    }
    if (name == QLatin1String("local"))
        return pattern_of(
            wording("Local"), local_spec(reach),
            reach == 1 ? wording("1 neighbor on each side") : wording("%n neighbors on each side", reach));
    if (name == QLatin1String("dilated"))
        return {wording("Dilated"),
                (reach == 1 ? wording("1 token on each side, %1 apart")
                            : wording("%n tokens on each side, %1 apart", reach))
                    .arg(gap),
                [reach, gap](std::int64_t query, std::int64_t key) {
                    const std::int64_t away = std::abs(query - key);
                    return away % gap == 0 && away <= reach * gap;
                }};
    if (name == QLatin1String("global"))
        return pattern_of(wording("Global and local"), global_spec(tokens, reach, task.whole("global")),
                          wording("local, and %1 global").arg(task.whole("global")));
    return pattern_of(wording("Block-sparse"), block_spec(tokens, task.whole("block")),
                      wording("blocks of %1: near, first, last").arg(task.whole("block")));
}

constexpr double kSide = 12;
constexpr double kHead = 3.5;  ///< of a pattern's name and two lines about it

void draw_pattern(Sketch& sketch, const QPointF& corner, const Pattern& pattern, int tokens) {
    const double cell = kSide / tokens;
    const double gap = std::min(0.06, cell / 8);
    const Theme& theme = sketch.style().theme;
    int count = 0;
    for (int query = 0; query < tokens; ++query)
        for (int key = 0; key < tokens; ++key) {
            const bool allowed = pattern.allowed(query, key);
            count += allowed ? 1 : 0;
            const QRectF place(corner.x() + key * cell, corner.y() + kHead + query * cell, cell - gap, cell - gap);
            sketch.cell(place, allowed ? sketch.style().map.at(0.7) : theme.masked,
                        allowed ? Role::Cell : Role::MaskedCell);
        }
    const QLocale english(QLocale::English);
    sketch.text({corner.x(), corner.y() + 0.6}, pattern.name, TextItem::Align::Left, 1.1, false, QFont::DemiBold);
    sketch.lines({corner.x(), corner.y() + 1.75}, kSide + 1.5, pattern.said, 0.72, true);
    sketch.text({corner.x(), corner.y() + kHead + kSide + 0.9},
                wording("%1 of %2 pairs, %3 %")
                    .arg(english.toString(count), english.toString(tokens * tokens))
                    .arg(100.0 * count / (tokens * tokens), 0, 'f', count == tokens * tokens ? 0 : 1),
                TextItem::Align::Left, 0.9);
}

/// The parts into which a side of patches is cut, each [begin, end).
std::vector<std::pair<int, int>> cuts(int side, int window, int shift) {
    std::vector<std::pair<int, int>> parts;
    for (int begin = shift == 0 ? 0 : shift - window; begin < side; begin += window)
        parts.emplace_back(std::max(begin, 0), std::min(begin + window, side));
    return parts;
}

bool holds(const std::pair<int, int>& part, int index) {
    return index >= part.first && index < part.second;
}

/// Patches in their windows; those that the marked one sees stand out.
void draw_windows(Sketch& sketch, const QPointF& corner, const QString& title, int side, int window, int shift) {
    const double cell = kSide / side;
    const int marked = window - 1;
    const Theme& theme = sketch.style().theme;
    const auto parts = cuts(side, window, shift);
    const auto place = [&](int row, int column, int rows, int columns) {
        return QRectF(corner.x() + column * cell, corner.y() + 2 + row * cell, columns * cell, rows * cell);
    };
    sketch.text({corner.x(), corner.y() + 0.7}, title, TextItem::Align::Left, 1.05, false, QFont::DemiBold);
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const auto with = [&](int index) {
                return std::ranges::any_of(parts,
                                           [&](const auto& part) { return holds(part, index) && holds(part, marked); });
            };
            const bool seen = with(row) && with(column);
            const bool itself = row == marked && column == marked;
            sketch.cell(place(row, column, 1, 1).adjusted(0.04, 0.04, -0.04, -0.04),
                        itself ? theme.accent : sketch.style().map.at(seen ? 0.55 : 0.08));
        }
    for (const auto& rows : parts)
        for (const auto& columns : parts) {
            QPainterPath outline;
            outline.addRect(place(rows.first, columns.first, rows.second - rows.first, columns.second - columns.first));
            sketch.path(outline, theme.ink, 0.14, Qt::transparent, Role::Axis);
        }
}

}  // namespace

std::shared_ptr<const Figure> make_interactions(const IllustrationTask& task) {
    const int tokens = task.whole("tokens");
    std::vector<Pattern> patterns;
    for (const QString& name : task.choices()) patterns.push_back(pattern_named(name, task));
    const int columns = std::min<int>(3, static_cast<int>(patterns.size()));
    const int rows = (static_cast<int>(patterns.size()) + columns - 1) / columns;
    constexpr double kWide = kSide + 2.5;
    constexpr double kHigh = kHead + kSide + 3.2;
    const auto draw = [=](Sketch& sketch) {
        for (int index = 0; index < static_cast<int>(patterns.size()); ++index)
            draw_pattern(sketch, {kWide * (index % columns), kHigh * (index / columns)},
                         patterns[static_cast<std::size_t>(index)], tokens);
    };
    const QStringList notes{
        wording("%1 tokens; a row is a query, a column a key; colored: the query may attend to the key").arg(tokens)};
    return std::make_shared<DrawnFigure>(draw, QSizeF(kWide * columns - 1, kHigh * rows - 1), notes, task.style);
}

std::shared_ptr<const Figure> make_shifted_windows(const IllustrationTask& task) {
    const int side = task.whole("side");
    const int window = std::min(task.whole("window"), side);
    const int shift = window / 2;
    const auto draw = [=](Sketch& sketch) {
        draw_windows(sketch, {0, 0}, wording("one layer: windows"), side, window, 0);
        sketch.arrow({kSide + 0.8, 2 + kSide / 2}, {kSide + 3.2, 2 + kSide / 2});
        draw_windows(sketch, {kSide + 4, 0}, wording("the next: shifted by %1").arg(shift), side, window, shift);
        const QLocale english(QLocale::English);
        const std::int64_t patches = static_cast<std::int64_t>(side) * side;
        const std::int64_t in_windows = patches * window * window;
        sketch.text({0, kSide + 3.2},
                    wording("pairs in windows of %1 × %1: at most %2; of all patches: %3")
                        .arg(window)
                        .arg(english.toString(qlonglong(in_windows)), english.toString(qlonglong(patches * patches))),
                    TextItem::Align::Left, 0.9);
    };
    const QStringList notes{
        wording("%1 × %1 patches of an image; dark: patches that the marked one attends to (Liu et al. 2021)")
            .arg(side)};
    return std::make_shared<DrawnFigure>(draw, QSizeF(2 * kSide + 5.5, kSide + 4.2), notes, task.style);
}

}  // namespace headlight
