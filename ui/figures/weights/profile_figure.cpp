#include "figures/weights/profile_figure.h"

#include "core/error.h"
#include "figures/drawing/axis_labels.h"
#include "figures/drawing/chart.h"
#include "figures/drawing/head_colors.h"
#include "figures/drawing/legend.h"
#include "figures/drawing/scale.h"
#include "figures/drawing/text.h"
#include "figures/figure_frame.h"
#include "language/wording.h"

#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

constexpr double kKeyAngle = 45;  // degrees
constexpr double kMostLabel = 9;  // em
constexpr double kMark = 0.2;     // em, half a mark

/// A round number at or above the largest weight.
double round_above(double largest) {
    constexpr double kRoundedUp = 1 + 1e-6;  // of weights, which are fp32
    for (const double maximum : {0.05, 0.1, 0.2, 0.4, 0.6, 0.8})
        if (largest <= maximum * kRoundedUp) return maximum;
    return 1;
}

/// Rises of a label that is turned, for its width.
double rise_of(double width) {
    constexpr double kHalfTurn = 180;
    return width * std::sin(kKeyAngle * 3.14159265358979 / kHalfTurn);
}

}  // namespace

ProfileFigure::ProfileFigure(std::vector<LinksHead> heads, std::int32_t query, FigureStyle style)
    : heads_(std::move(heads)), query_(query), style_(std::move(style)) {
    const AttentionMatrix& first = *heads_.front().matrix;
    if (query < 0 || static_cast<std::size_t>(query) >= first.queries.size())
        throw Error(ErrorKind::Input,
                    Sentence("--query: expected a row from 0 to %1, found %2.", first.queries.size() - 1, query));
    const auto row = static_cast<std::size_t>(query);
    double largest = 0;
    for (const LinksHead& head : heads_) {
        for (std::size_t key = 0; key < key_count(); ++key) {
            const auto weight = static_cast<double>(head.matrix->value(row, key));
            if (std::isfinite(weight)) largest = std::max(largest, weight);
        }
        if (style_.scale != Scale::Rank) continue;
        const std::span<const float> weights(head.matrix->values.data() + row * key_count(), key_count());
        ranks_.push_back(ranks(weights, std::span(head.matrix->allowed).subspan(row * key_count(), key_count())));
    }
    maximum_ = style_.scale == Scale::Linear ? round_above(largest) : 1;
}

double ProfileFigure::height_of(std::size_t head, std::size_t key) const {
    const auto row = static_cast<std::size_t>(query_);
    const AttentionMatrix& matrix = *heads_[head].matrix;
    if (!matrix.is_allowed(row, key)) return std::nan("");
    if (style_.scale == Scale::Rank) return static_cast<double>(ranks_[head][key]);
    return scaled(static_cast<double>(matrix.value(row, key)), style_.scale, maximum_);
}

QPen ProfileFigure::pen(std::size_t head) const {
    // Colors repeat, and then the dashes tell heads apart.
    constexpr std::array kDashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    const QColor color = heads_.size() == 1 ? style_.theme.primary : head_color(head, style_.theme.dark);
    const Qt::PenStyle dashes = kDashes.at(head / kHeadColors % kDashes.size());
    return {color, 0.13 * size_of(style_.font), dashes, Qt::RoundCap, Qt::RoundJoin};
}

QStringList ProfileFigure::tick_labels() const {
    if (style_.scale == Scale::Log) return {"0.0001", "0.001", "0.01", "0.1", "1"};
    QStringList labels;
    for (int tick = 0; tick <= kAxisSteps; ++tick) labels << short_number(maximum_ * tick / kAxisSteps);
    return labels;
}

double ProfileFigure::axis_room() const {
    double widest = 0;
    for (const QString& label : tick_labels()) widest = std::max(widest, text_width(label, small_font(style_)));
    return widest + 0.8 * size_of(style_.font);
}

double ProfileFigure::label_room() const {
    const double em = size_of(style_.font);
    const AxisLabels labels = make_axis_labels(heads_.front().matrix->keys, heads_.front().matrix->is_joined, style_);
    return rise_of(std::min(labels.widest, kMostLabel * em)) + 1.6 * em;
}

QRectF ProfileFigure::plot_area(const QSizeF& size) const {
    const QRectF content = make_frame(style_, notes(size.width()), size).content;
    return content.adjusted(axis_room(), caption_room(), -0.6 * size_of(style_.font), -label_room());
}

double ProfileFigure::caption_room() const {
    return (heads_.size() > 1 ? 3.1 : 1.6) * size_of(style_.font);
}

LabelFit ProfileFigure::label_fit(double plot_width) const {
    const double pitch = plot_width / static_cast<double>(key_count());
    return fit_labels(rise_of(pitch), size_of(style_.font), style_);
}

QStringList ProfileFigure::notes(double width) const {
    const double room = make_frame(style_, {}, {width, width}).content.width();
    const LabelFit fit = label_fit(room - axis_room() - 0.6 * size_of(style_.font));
    QStringList notes{style_.note, thinning_note(fit.step, key_count(), heads_.front().matrix->is_joined)};
    notes.removeAll(QString());
    return notes;
}

QPointF ProfileFigure::place(const QRectF& plot, std::size_t key, double height) const {
    const double pitch = plot.width() / static_cast<double>(key_count());
    return {plot.left() + (static_cast<double>(key) + 0.5) * pitch, plot.bottom() - height * plot.height()};
}

DisplayList ProfileFigure::layout(const QSizeF& size) const {
    DisplayList list{size, make_frame(style_, notes(size.width()), size).items};
    const QRectF plot = plot_area(size);
    add_axes(plot, list);
    add_labels(plot, list);
    add_lines(plot, list);
    add_names(plot, list);
    return list;
}

void ProfileFigure::add_axes(const QRectF& plot, DisplayList& list) const {
    const double em = size_of(style_.font);
    const QFont font = small_font(style_);
    const double cap = extent(font).cap_height;
    const QStringList labels = tick_labels();
    QPainterPath lines;
    for (int tick = 0; tick <= kAxisSteps; ++tick) {
        const double y = plot.bottom() - plot.height() * tick / kAxisSteps;
        lines.moveTo(plot.left(), y);
        lines.lineTo(plot.right(), y);
        list.items.push_back(TextItem{{plot.left() - 0.5 * em, y + cap / 2},
                                      labels[tick],
                                      font,
                                      style_.theme.faint_ink,
                                      TextItem::Align::Right,
                                      0,
                                      Role::Axis});
    }
    QColor faint = style_.theme.line;
    faint.setAlphaF(0.6F);
    list.items.push_back(PathItem{lines, QPen(faint, 0.04 * em), Qt::transparent, Role::Axis});
    const MatrixEntry& query = heads_.front().matrix->queries[static_cast<std::size_t>(query_)];
    const QString what =
        style_.scale == Scale::Rank ? wording("rank from query “%1”") : wording("weight from query “%1”");
    const QString caption = what.arg(isolated(visible_label(query.label)));
    list.items.push_back(TextItem{{plot.left(), plot.top() - 0.8 * em},
                                  elided(caption, font, plot.width()),
                                  font,
                                  style_.theme.faint_ink,
                                  TextItem::Align::Left,
                                  0,
                                  Role::Axis});
}

void ProfileFigure::add_labels(const QRectF& plot, DisplayList& list) const {
    const double em = size_of(style_.font);
    const AxisLabels labels = make_axis_labels(heads_.front().matrix->keys, heads_.front().matrix->is_joined, style_);
    const LabelFit fit = label_fit(plot.width());
    const QFont font = label_font(style_, fit.scale);
    for (std::size_t key = 0; key < key_count(); ++key) {
        if (!is_labeled(key, fit.step, key_count()) || labels.texts[key].isEmpty()) continue;
        const QPointF below = place(plot, key, 0) + QPointF(0.35 * em, 0.9 * em);
        list.items.push_back(TextItem{below, elided(labels.texts[key], font, kMostLabel * em), font,
                                      labels.special[key] ? style_.theme.faint_ink : style_.theme.ink,
                                      TextItem::Align::Right, kKeyAngle, Role::Label});
    }
}

void ProfileFigure::add_lines(const QRectF& plot, DisplayList& list) const {
    const double em = size_of(style_.font);
    const double pitch = plot.width() / static_cast<double>(key_count());
    const bool marked = pitch > 4 * kMark * em;  // marks that touch say less than the line
    for (std::size_t head = 0; head < heads_.size(); ++head) {
        QPainterPath line;
        QPainterPath marks;
        bool goes_on = false;
        for (std::size_t key = 0; key < key_count(); ++key) {
            const double height = height_of(head, key);
            if (!std::isfinite(height)) {  // masked, or no number: the line has a gap
                goes_on = false;
                continue;
            }
            const QPointF at = place(plot, key, height);
            goes_on ? line.lineTo(at) : line.moveTo(at);
            goes_on = true;
            if (marked) marks.addEllipse(at, kMark * em, kMark * em);
        }
        list.items.push_back(PathItem{line, pen(head), Qt::transparent, Role::Link});
        if (marked) list.items.push_back(PathItem{marks, Qt::NoPen, pen(head).color(), Role::Cell});
    }
}

void ProfileFigure::add_names(const QRectF& plot, DisplayList& list) const {
    if (heads_.size() == 1) return;
    const double em = size_of(style_.font);
    const QFont font = small_font(style_);
    double left = plot.left();
    const double y = plot.top() - 2.3 * em;
    for (std::size_t head = 0; head < heads_.size(); ++head) {
        QPainterPath line;
        line.moveTo(left, y - 0.3 * em);
        line.lineTo(left + 1.2 * em, y - 0.3 * em);
        list.items.push_back(PathItem{line, pen(head), Qt::transparent, Role::Legend});
        list.items.push_back(TextItem{
            {left + 1.6 * em, y}, heads_[head].name, font, style_.theme.ink, TextItem::Align::Left, 0, Role::Legend});
        left += 2.8 * em + text_width(heads_[head].name, font);
    }
}

Hit ProfileFigure::hit(const QPointF& point, const QSizeF& size) const {
    const QRectF plot = plot_area(size);
    if (!plot.contains(point)) return {};
    const double share = (point.x() - plot.left()) / plot.width();
    const auto key = static_cast<std::int32_t>(share * static_cast<double>(key_count()));
    return {.query = query_, .key = std::min(key, static_cast<std::int32_t>(key_count()) - 1), .layer = {}, .head = {}};
}

QSizeF ProfileFigure::natural_size() const {
    const double em = size_of(style_.font);
    constexpr double kMostWidth = 120;
    const double width = em * std::clamp(1.5 * static_cast<double>(key_count()) + 6, 26.0, kMostWidth);
    return {width, height_for_width(width)};
}

double ProfileFigure::height_for_width(double width) const {
    constexpr double kShape = 0.4;  // of the plot: its height, as a share of its width
    constexpr double kLeast = 9;    // em
    constexpr double kMost = 18;
    const double em = size_of(style_.font);
    const double plot = std::clamp(kShape * (width - axis_room()), kLeast * em, kMost * em);
    return frame_height(style_, notes(width), width) + caption_room() + plot + label_room();
}

double ProfileFigure::least_height_for_width(double width) const {
    constexpr double kLeast = 4;  // em
    const double em = size_of(style_.font);
    return frame_height(style_, notes(width), width) + caption_room() + kLeast * em + label_room();
}

QRectF ProfileFigure::region(const Hit& hit, const QSizeF& size) const {
    const bool in_row = !hit.query || *hit.query == query_;
    if (!hit.key) return hit.query && in_row ? plot_area(size) : QRectF();
    if (!in_row || *hit.key < 0 || static_cast<std::size_t>(*hit.key) >= key_count()) return {};
    const QRectF plot = plot_area(size);
    const double pitch = plot.width() / static_cast<double>(key_count());
    return {plot.left() + *hit.key * pitch, plot.top(), pitch, plot.height()};
}

std::unique_ptr<Figure> ProfileFigure::with_style(const FigureStyle& style) const {
    return std::make_unique<ProfileFigure>(heads_, query_, style);
}

}  // namespace headlight
