#include "figures/drawing/legend.h"

#include "figures/drawing/text.h"
#include "figures/figure_frame.h"
#include "language/wording.h"

#include <algorithm>
#include <cmath>

namespace headlight {
namespace {

constexpr int kSteps = 128;
constexpr double kBarHeight = 0.75;  // all in em
constexpr double kTickLength = 0.25;
constexpr double kNumberLine = 1.15;
constexpr double kCaptionLine = 1.25;
constexpr double kSwatch = 0.9;

struct Tick {
    double place;  // along the bar, 0 to 1
    QString text;
};

/// Thousands have no exponent.
QString tick_number(double value) {
    constexpr double kExponents = 1e6;
    const double size = std::abs(value);
    return size >= 1000 && size < kExponents ? number_text(value, 'f', 0) : short_number(value);
}

std::vector<Tick> ticks_of(const FigureStyle& style, const Legend& legend) {
    if (style.scale == Scale::Rank) return {{0, wording("lowest")}, {0.5, wording("median")}, {1, wording("highest")}};
    if (style.scale == Scale::Log) return {{0, "≤ 0.0001"}, {0.25, "0.001"}, {0.5, "0.01"}, {0.75, "0.1"}, {1, "1"}};
    std::vector<Tick> ticks;
    for (int step = 0; step <= 4; ++step)
        ticks.push_back({step / 4.0, tick_number(legend.minimum + (legend.maximum - legend.minimum) * step / 4)});
    return ticks;
}

/// Swatches beside the caption, or under it where there is no room.
struct SwatchRow {
    std::vector<std::pair<QString, bool>> entries;  // text, masked
    double width = 0;
};

SwatchRow swatches(const FigureStyle& style, const Legend& legend) {
    SwatchRow row;
    if (legend.masked) row.entries.emplace_back(wording("masked"), true);
    if (legend.no_data) row.entries.emplace_back(legend.no_data_caption, false);
    const double em = size_of(style.font);
    for (const auto& [text, masked] : row.entries)
        row.width += text_width(text, small_font(style)) + (kSwatch + 0.4 + 1) * em;
    return row;
}

/// The caption may reach a little over the ends of the bar, as its numbers do.
QStringList caption_lines(const FigureStyle& style, const Legend& legend, double width) {
    return wrapped(legend.caption, small_font(style), width + 1.4 * size_of(style.font));
}

bool swatches_need_a_line(const FigureStyle& style, const Legend& legend, double width) {
    const SwatchRow row = swatches(style, legend);
    return !row.entries.empty() && text_width(legend.caption, small_font(style)) / 2 + row.width > width / 2;
}

void add_bar(const FigureStyle& style, const QRectF& bar, std::vector<Item>& items) {
    for (int step = 0; step < kSteps; ++step) {
        const double left = bar.left() + bar.width() * step / kSteps;
        const QRectF slice(left, bar.top(), bar.right() - left, bar.height());
        items.push_back(RectangleItem{slice, style.map.at((step + 0.5) / kSteps), Role::Legend});
    }
    QPainterPath outline;
    outline.addRect(bar);
    items.push_back(PathItem{outline, QPen(style.theme.line, 0.5), Qt::transparent, Role::Legend});
}

void add_ticks(const FigureStyle& style, const Legend& legend, const QRectF& bar, std::vector<Item>& items) {
    const double em = size_of(style.font);
    const QFont font = small_font(style);
    const double baseline = bar.bottom() + (kTickLength + 0.2) * em + extent(font).cap_height;
    QPainterPath marks;
    const std::vector<Tick> ticks = ticks_of(style, legend);
    double widest = 0;
    for (const Tick& tick : ticks) widest = std::max(widest, text_width(tick.text, font));
    // Every second number where all of them would touch.
    const bool crowded = (widest + 0.6 * em) * static_cast<double>(ticks.size() - 1) > bar.width();
    for (std::size_t index = 0; index < ticks.size(); ++index) {
        const double x = bar.left() + ticks[index].place * bar.width();
        marks.moveTo(x, bar.bottom());
        marks.lineTo(x, bar.bottom() + kTickLength * em);
        const bool end = index == 0 || index + 1 == ticks.size();
        if (crowded && !end) continue;
        const bool wide_start = index == 0 && style.scale != Scale::Linear;
        const bool wide_end = index + 1 == ticks.size() && style.scale == Scale::Rank;
        const TextItem::Align align = wide_start ? TextItem::Align::Left
                                      : wide_end ? TextItem::Align::Right
                                                 : TextItem::Align::Center;
        // A long number at an end stays on the paper.
        const double half = align == TextItem::Align::Center ? text_width(ticks[index].text, font) / 2 : 0;
        const double over = 0.7 * em;
        const double least = bar.left() - over + half;
        const double at = std::clamp(x, least, std::max(least, bar.right() + over - half));
        items.push_back(
            TextItem{QPointF(at, baseline), ticks[index].text, font, style.theme.faint_ink, align, 0, Role::Legend});
    }
    items.push_back(PathItem{marks, QPen(style.theme.line, 0.5), Qt::transparent, Role::Legend});
}

void add_swatch(const FigureStyle& style, bool masked, const QRectF& box, std::vector<Item>& items) {
    items.push_back(RectangleItem{box, masked ? style.theme.masked : style.theme.no_data, Role::Legend});
    QPainterPath lines;
    if (masked) {
        for (const double part : {1.0 / 3, 2.0 / 3, 1.0}) {
            lines.moveTo(box.left(), box.top() + part * box.height());
            lines.lineTo(box.left() + part * box.width(), box.top());
        }
        for (const double part : {1.0 / 3, 2.0 / 3}) {
            lines.moveTo(box.left() + part * box.width(), box.bottom());
            lines.lineTo(box.right(), box.top() + part * box.height());
        }
    } else {
        lines.moveTo(box.topLeft());
        lines.lineTo(box.bottomRight());
        lines.moveTo(box.topRight());
        lines.lineTo(box.bottomLeft());
    }
    items.push_back(PathItem{lines, hatch_pen(style), Qt::transparent, Role::Legend});
}

}  // namespace

QString weight_caption(Scale scale) {
    switch (scale) {
        case Scale::Log:
            return wording("attention weight, logarithmic scale");
        case Scale::Rank:
            return wording("rank of the attention weight within its row");
        case Scale::Linear:
            break;
    }
    return wording("attention weight");
}

double rounded_maximum(double largest) {
    if (!(largest > 0) || !std::isfinite(largest)) return 1;
    const double unit = std::pow(10.0, std::floor(std::log10(largest)) - 1);
    return std::ceil(largest / unit - 1e-9) * unit;
}

QString short_number(double value, int digits) {
    return number_text(value, 'g', digits);
}

QPen hatch_pen(const FigureStyle& style) {
    QPen pen(style.theme.hatch, 0.06 * size_of(style.font));
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

double legend_height(const FigureStyle& style, const Legend& legend, double width) {
    const auto caption = static_cast<double>(std::max<qsizetype>(1, caption_lines(style, legend, width).size()));
    const double lines =
        kNumberLine + caption * kCaptionLine + (swatches_need_a_line(style, legend, width) ? kCaptionLine : 0);
    return size_of(style.font) * (kBarHeight + kTickLength + lines);
}

void add_legend(const FigureStyle& style, const Legend& legend, const QPointF& corner, double width,
                std::vector<Item>& items) {
    const double em = size_of(style.font);
    const QFont font = small_font(style);
    const QRectF bar(corner, QSizeF(width, kBarHeight * em));
    add_bar(style, bar, items);
    add_ticks(style, legend, bar, items);
    double baseline = bar.bottom() + (kTickLength + kNumberLine + 0.25) * em + extent(font).cap_height;
    const SwatchRow row = swatches(style, legend);
    const bool beside = !row.entries.empty() && !swatches_need_a_line(style, legend, width);
    const QStringList caption = caption_lines(style, legend, width);
    for (qsizetype line = 0; line < caption.size(); ++line) {
        if (line > 0) baseline += kCaptionLine * em;
        items.push_back(TextItem{QPointF(bar.center().x(), baseline), caption[line], font, style.theme.faint_ink,
                                 TextItem::Align::Center, 0, Role::Legend});
    }
    if (!beside) baseline += kCaptionLine * em;
    double x = beside ? bar.right() - row.width + em : bar.center().x() - (row.width - em) / 2;
    for (const auto& [text, masked] : row.entries) {
        const double side = kSwatch * em;
        add_swatch(style, masked, QRectF(x, baseline - extent(font).cap_height / 2 - side / 2, side, side), items);
        x += side + 0.4 * em;
        items.push_back(
            TextItem{QPointF(x, baseline), text, font, style.theme.faint_ink, TextItem::Align::Left, 0, Role::Legend});
        x += text_width(text, font) + em;
    }
}

}  // namespace headlight
