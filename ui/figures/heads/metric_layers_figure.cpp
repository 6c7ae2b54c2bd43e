#include "figures/heads/metric_layers_figure.h"

#include "figures/drawing/chart.h"
#include "figures/drawing/legend.h"
#include "figures/drawing/text.h"
#include "figures/figure_frame.h"
#include "language/wording.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace headlight {

namespace {

constexpr double kMark = 0.32;  // em, half a mark
constexpr double kMarkWithBar = 0.22;
constexpr double kLine = 1.15;  // em, of the words below
constexpr double kNear = 0.9;   // em, how far a mark may be from the pointer

/// A round number at or above the largest value, so that a quarter of it is short too.
double round_above(double largest) {
    if (!(largest > 0) || !std::isfinite(largest)) return 1;
    const double unit = std::pow(10.0, std::floor(std::log10(largest)));
    for (const double factor : {1.0, 1.2, 1.6, 2.0, 2.4, 3.2, 4.0, 6.0, 8.0})
        if (factor * unit >= largest * (1 - 1e-9)) return factor * unit;
    return 10 * unit;
}

std::optional<double> mean_of(std::span<const float> heads) {
    double sum = 0;
    int count = 0;
    for (const float value : heads) {
        if (!std::isfinite(value)) continue;
        sum += static_cast<double>(value);
        ++count;
    }
    return count > 0 ? std::optional(sum / count) : std::nullopt;
}

}  // namespace

MetricLayersFigure::MetricLayersFigure(Tensor values, QString caption, FigureStyle style, Tensor deviations)
    : values_(std::move(values)),
      deviations_(std::move(deviations)),
      caption_(std::move(caption)),
      style_(std::move(style)) {
    double largest = 0;
    const std::int64_t layers = values_.shape().empty() ? 0 : values_.size(0);
    for (std::int64_t layer = 0; layer < layers; ++layer) {
        const std::span<const float> heads = values_.slice(layer);
        for (std::size_t head = 0; head < heads.size(); ++head)
            if (std::isfinite(heads[head]))
                largest = std::max(largest, static_cast<double>(heads[head] + deviation(layer, head)));
    }
    maximum_ = round_above(largest);
}

bool MetricLayersFigure::has_bars() const {
    return !deviations_.empty() && deviations_.shape() == values_.shape();
}

float MetricLayersFigure::deviation(std::int64_t layer, std::size_t head) const {
    const float deviation = has_bars() ? deviations_.slice(layer)[head] : 0;
    return std::isfinite(deviation) ? deviation : 0;
}

double MetricLayersFigure::mark_size() const {
    return (has_bars() ? kMarkWithBar : kMark) * size_of(style_.font);
}

QStringList MetricLayersFigure::explanation(double width) const {
    const QString text = has_bars()
                             ? wording("layer · one mark per head, with its deviation over the texts; line: mean")
                             : wording("layer · one mark per head, line: mean");
    return wrapped(text, small_font(style_), width);
}

QRectF MetricLayersFigure::plot_area(const QSizeF& size) const {
    const double em = size_of(style_.font);
    const QRectF content = make_frame(style_, {style_.note}, size).content;
    double widest = 0;
    for (int tick = 0; tick <= kAxisSteps; ++tick)
        widest = std::max(widest, text_width(short_number(maximum_ * tick / kAxisSteps), small_font(style_)));
    const double left = widest + 0.8 * em;
    const double below = (3.0 + kLine * static_cast<double>(explanation(content.width()).size() - 1)) * em;
    const double above = 1.6 * em;  // the caption stands over the axis, where it is read first
    return content.adjusted(left, above, -0.6 * em, -below);
}

QPointF MetricLayersFigure::place(const QRectF& plot, std::int64_t layer, std::size_t head, double value) const {
    const QPointF middle_of_layer = middle(plot, layer, value);
    const double pitch = plot.width() / static_cast<double>(values_.size(0));
    return {middle_of_layer.x() + aside(head) * pitch, middle_of_layer.y()};
}

double MetricLayersFigure::aside(std::size_t head) const {
    if (!has_bars()) return 0;
    constexpr double kShareOfLayer = 0.7;
    const auto heads = static_cast<double>(values_.size(1));
    return (static_cast<double>(head) - (heads - 1) / 2) * kShareOfLayer / heads;
}

QPointF MetricLayersFigure::middle(const QRectF& plot, std::int64_t layer, double value) const {
    const auto layers = static_cast<double>(values_.size(0));
    return {plot.left() + plot.width() * (static_cast<double>(layer) + 0.5) / layers,
            plot.bottom() - plot.height() * value / maximum_};
}

DisplayList MetricLayersFigure::layout(const QSizeF& size) const {
    const double em = size_of(style_.font);
    const QFont font = small_font(style_);
    const double cap = extent(font).cap_height;
    DisplayList list{size, make_frame(style_, {style_.note}, size).items};
    const QRectF plot = plot_area(size);
    const auto text = [&](const QPointF& anchor, const QString& words, TextItem::Align align) {
        list.items.push_back(TextItem{anchor, words, font, style_.theme.faint_ink, align, 0, Role::Axis});
    };
    const std::size_t first = list.items.size();
    QPainterPath lines;
    for (int tick = 0; tick <= kAxisSteps; ++tick) {
        const double value = maximum_ * tick / kAxisSteps;
        const double y = middle(plot, 0, value).y();
        lines.moveTo(plot.left(), y);
        lines.lineTo(plot.right(), y);
        text({plot.left() - 0.5 * em, y + cap / 2}, short_number(value), TextItem::Align::Right);
    }
    QColor faint = style_.theme.line;
    faint.setAlphaF(0.6F);
    list.items.push_back(PathItem{lines, QPen(faint, 0.04 * em), Qt::transparent, Role::Axis});
    text({plot.left(), plot.top() - 0.8 * em}, caption_, TextItem::Align::Left);

    const std::int64_t layers = values_.size(0);
    const double pitch = plot.width() / static_cast<double>(std::max<std::int64_t>(1, layers));
    const double widest = text_width(QString::number(layers), font) + 0.8 * em;
    const auto step = std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(widest / pitch)));
    for (std::int64_t layer = 0; layer < layers; layer += step)
        text({middle(plot, layer, 0).x(), plot.bottom() + 0.5 * em + cap}, QString::number(layer),
             TextItem::Align::Center);
    const QRectF room = make_frame(style_, {style_.note}, size).content;
    const QStringList legend = explanation(room.width());
    double y = plot.bottom() + 2.1 * em + cap / 2;
    for (const QString& line : legend) {
        const double half = text_width(line, font) / 2;
        text({std::min(plot.center().x(), room.right() - half), y}, line, TextItem::Align::Center);
        y += kLine * em;
    }

    list.items.push_back(line_through_means(plot));
    add_marks(plot, list.items);
    list.charts.push_back(chart(plot, step));
    list.charts.back().first = first;
    list.charts.back().count = list.items.size() - first;
    return list;
}

Chart MetricLayersFigure::chart(const QRectF& plot, std::int64_t step) const {
    const std::int64_t layers = values_.size(0);
    Chart chart;
    chart.plot = plot;
    chart.ink = style_.theme.faint_ink;
    chart.line = style_.theme.line;
    chart.paper = style_.theme.paper;
    chart.label = small_font(style_).pointSizeF();
    chart.x = {wording("layer"), -0.5, static_cast<double>(layers) - 0.5, {}};
    for (std::int64_t layer = 0; layer < layers; layer += step) chart.x.ticks.push_back(static_cast<double>(layer));
    chart.y = {caption_, 0, maximum_, {}};
    for (int tick = 0; tick <= kAxisSteps; ++tick) chart.y.ticks.push_back(maximum_ * tick / kAxisSteps);
    const double em = size_of(style_.font);
    ChartSeries means{wording("mean of the layer"), {}, true, style_.theme.faint_ink, 0.1 * em};
    ChartSeries heads{wording("head"), {}, false, style_.theme.primary, mark_size()};
    if (has_bars()) heads.name = wording("head with its deviation");
    for (std::int64_t layer = 0; layer < layers; ++layer) {
        const std::span<const float> values = values_.slice(layer);
        if (const auto mean = mean_of(values)) means.points.push_back({static_cast<double>(layer), *mean});
        for (std::size_t head = 0; head < values.size(); ++head) {
            if (!std::isfinite(values[head])) continue;
            const auto value = static_cast<double>(values[head]);
            const auto bar = static_cast<double>(deviation(layer, head));
            const double x = static_cast<double>(layer) + aside(head);
            heads.points.push_back({x, value, bar, std::min(bar, value)});
        }
    }
    chart.series = {std::move(means), std::move(heads)};
    return chart;
}

Item MetricLayersFigure::line_through_means(const QRectF& plot) const {
    QPainterPath means;
    for (std::int64_t layer = 0; layer < values_.size(0); ++layer) {
        const auto mean = mean_of(values_.slice(layer));
        if (!mean) continue;
        const QPointF at = middle(plot, layer, *mean);
        if (means.elementCount() == 0)
            means.moveTo(at);
        else
            means.lineTo(at);
    }
    return PathItem{means, QPen(style_.theme.faint_ink, 0.1 * size_of(style_.font)), Qt::transparent, Role::Link};
}

void MetricLayersFigure::add_marks(const QRectF& plot, std::vector<Item>& items) const {
    const double em = size_of(style_.font);
    const double mark = mark_size();
    QPainterPath marks;
    QPainterPath bars;
    for (std::int64_t layer = 0; layer < values_.size(0); ++layer) {
        const std::span<const float> heads = values_.slice(layer);
        for (std::size_t head = 0; head < heads.size(); ++head) {
            if (!std::isfinite(heads[head])) continue;
            const auto value = static_cast<double>(heads[head]);
            marks.addEllipse(place(plot, layer, head, value), mark, mark);
            const auto half = static_cast<double>(deviation(layer, head));
            if (half <= 0) continue;
            bars.moveTo(place(plot, layer, head, std::max(0.0, value - half)));
            bars.lineTo(place(plot, layer, head, value + half));
        }
    }
    QColor fill = style_.theme.primary;
    if (!bars.isEmpty())
        items.push_back(PathItem{bars, QPen(fill, 0.1 * em, Qt::SolidLine, Qt::FlatCap), Qt::transparent, Role::Cell});
    fill.setAlphaF(0.75F);
    marks.setFillRule(Qt::WindingFill);
    items.push_back(PathItem{marks, QPen(style_.theme.paper, 0.06 * em), fill, Role::Cell});
}

Hit MetricLayersFigure::hit(const QPointF& point, const QSizeF& size) const {
    const QRectF plot = plot_area(size);
    const double near = kNear * size_of(style_.font);
    Hit hit;
    double closest = near;
    for (std::int64_t layer = 0; layer < values_.size(0); ++layer) {
        const std::span<const float> heads = values_.slice(layer);
        for (std::size_t head = 0; head < heads.size(); ++head) {
            if (!std::isfinite(heads[head])) continue;
            const QPointF away = place(plot, layer, head, static_cast<double>(heads[head])) - point;
            const double distance = std::hypot(away.x(), away.y());
            if (distance >= closest) continue;
            closest = distance;
            hit.layer = static_cast<std::int32_t>(layer);
            hit.head = static_cast<std::int32_t>(head);
        }
    }
    return hit;
}

QSizeF MetricLayersFigure::natural_size() const {
    const double em = size_of(style_.font);
    return {std::max(26.0, 2.2 * static_cast<double>(values_.size(0)) + 6) * em, 18 * em};
}

QRectF MetricLayersFigure::region(const Hit& hit, const QSizeF& size) const {
    if (!hit.layer || !hit.head || *hit.layer >= values_.size(0) || *hit.head >= values_.size(1)) return {};
    const double value = values_.slice(*hit.layer)[static_cast<std::size_t>(*hit.head)];
    if (!std::isfinite(value)) return {};
    const double half = 1.6 * mark_size();
    const QPointF at = place(plot_area(size), *hit.layer, static_cast<std::size_t>(*hit.head), value);
    return {at.x() - half, at.y() - half, 2 * half, 2 * half};
}

std::unique_ptr<Figure> MetricLayersFigure::with_style(const FigureStyle& style) const {
    return std::make_unique<MetricLayersFigure>(values_, caption_, style, deviations_);
}

}  // namespace headlight
