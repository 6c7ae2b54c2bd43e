#include "figures/heads/head_map_figure.h"

#include "figures/drawing/text.h"
#include "figures/figure_frame.h"
#include "language/wording.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace headlight {

namespace {

constexpr double kMark = 0.42;  // em, half a mark
constexpr double kNear = 1.0;   // em, how far a mark may be from the pointer
/// The part of the color map that is told from the paper.
constexpr double kFirstColor = 0.3;
constexpr double kLastColor = 0.95;

struct Bounds {
    double left = std::numeric_limits<double>::infinity();
    double right = -std::numeric_limits<double>::infinity();
    double top = std::numeric_limits<double>::infinity();
    double bottom = -std::numeric_limits<double>::infinity();
};

Bounds bounds_of(const std::vector<HeadPlace>& heads) {
    Bounds bounds;
    for (const HeadPlace& head : heads) {
        bounds.left = std::min(bounds.left, head.x);
        bounds.right = std::max(bounds.right, head.x);
        bounds.top = std::min(bounds.top, head.y);
        bounds.bottom = std::max(bounds.bottom, head.y);
    }
    return bounds;
}

}  // namespace

HeadMapFigure::HeadMapFigure(HeadMap map, FigureStyle style) : map_(std::move(map)), style_(std::move(style)) {
    for (const HeadPlace& head : map_.heads) layers_ = std::max(layers_, head.layer + 1);
}

QString HeadMapFigure::note() const {
    const QString shown =
        wording("two dimensions show %1 % of the distances between heads").arg(std::lround(100 * map_.explained));
    if (map_.rows >= map_.of_rows) return shown;
    return shown + QStringLiteral("; ") + wording("compared over %1 of %2 rows").arg(map_.rows).arg(map_.of_rows);
}

QRectF HeadMapFigure::plot_area(const QSizeF& size) const {
    const double em = size_of(style_.font);
    const double below = 2.4 * em;  // the key of colors
    return make_frame(style_, {note()}, size).content.adjusted(em, em, -2.4 * em, -below - em);
}

QPointF HeadMapFigure::place(const QRectF& plot, const HeadPlace& head) const {
    const Bounds bounds = bounds_of(map_.heads);
    const double width = std::max(bounds.right - bounds.left, 1e-9);
    const double height = std::max(bounds.bottom - bounds.top, 1e-9);
    const bool one_point = width < 1e-6 && height < 1e-6;
    const double scale = one_point ? 0 : std::min(plot.width() / width, plot.height() / height);
    return {plot.center().x() + scale * (head.x - (bounds.left + bounds.right) / 2),
            plot.center().y() - scale * (head.y - (bounds.top + bounds.bottom) / 2)};
}

QColor HeadMapFigure::color_of(std::int32_t layer) const {
    const double share = layers_ > 1 ? static_cast<double>(layer) / (layers_ - 1) : 1;
    return style_.map.at(kFirstColor + share * (kLastColor - kFirstColor));
}

DisplayList HeadMapFigure::layout(const QSizeF& size) const {
    const double em = size_of(style_.font);
    const QFont font = small_font(style_);
    const double cap = extent(font).cap_height;
    DisplayList list{size, make_frame(style_, {note()}, size).items};
    const QRectF plot = plot_area(size);
    std::vector<QRectF> taken;
    for (const HeadPlace& head : map_.heads) {
        const QPointF at = place(plot, head);
        QPainterPath mark;
        mark.addEllipse(at, kMark * em, kMark * em);
        list.items.push_back(PathItem{mark, QPen(style_.theme.paper, 0.06 * em), color_of(head.layer), Role::Cell});
        taken.emplace_back(at.x() - kMark * em, at.y() - kMark * em, 2 * kMark * em, 2 * kMark * em);
    }
    // Names stand where they hide no mark and no other name.
    for (const HeadPlace& head : map_.heads) {
        const QPointF at = place(plot, head);
        const QString name = QString::fromStdString(short_name({.layer = head.layer, .head = head.head}));
        const QRectF box(at.x() + 0.6 * em, at.y() - cap, text_width(name, font), 2 * cap);
        const bool free =
            std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(box); });
        if (!free) continue;
        taken.push_back(box);
        list.items.push_back(TextItem{QPointF(box.left(), at.y() + cap / 2), name, font, style_.theme.ink,
                                      TextItem::Align::Left, 0, Role::Label});
    }
    const double y = plot.bottom() + em + 1.2 * em;
    const double step = std::min(1.4 * em, plot.width() / std::max(1, layers_ + 6));
    double x = plot.center().x() - (step * layers_ + text_width(wording("layer 0"), font)) / 2;
    list.items.push_back(TextItem{QPointF(x, y + cap / 2), wording("layer 0"), font, style_.theme.faint_ink,
                                  TextItem::Align::Left, 0, Role::Legend});
    x += text_width(wording("layer 0"), font) + 0.5 * em;
    for (std::int32_t layer = 0; layer < layers_; ++layer, x += step)
        list.items.push_back(RectangleItem{QRectF(x, y - 0.4 * em, step, 0.8 * em), color_of(layer), Role::Legend});
    list.items.push_back(TextItem{QPointF(x + 0.5 * em, y + cap / 2), QString::number(layers_ - 1), font,
                                  style_.theme.faint_ink, TextItem::Align::Left, 0, Role::Legend});
    return list;
}

Hit HeadMapFigure::hit(const QPointF& point, const QSizeF& size) const {
    const QRectF plot = plot_area(size);
    double closest = kNear * size_of(style_.font);
    Hit hit;
    for (const HeadPlace& head : map_.heads) {
        const QPointF away = place(plot, head) - point;
        const double distance = std::hypot(away.x(), away.y());
        if (distance >= closest) continue;
        closest = distance;
        hit.layer = head.layer;
        hit.head = head.head;
    }
    return hit;
}

QSizeF HeadMapFigure::natural_size() const {
    const double em = size_of(style_.font);
    return {32 * em, 28 * em};
}

QRectF HeadMapFigure::region(const Hit& hit, const QSizeF& size) const {
    for (const HeadPlace& head : map_.heads) {
        if (hit.layer != head.layer || hit.head != head.head) continue;
        const double half = 1.5 * kMark * size_of(style_.font);
        const QPointF at = place(plot_area(size), head);
        return {at.x() - half, at.y() - half, 2 * half, 2 * half};
    }
    return {};
}

std::unique_ptr<Figure> HeadMapFigure::with_style(const FigureStyle& style) const {
    return std::make_unique<HeadMapFigure>(map_, style);
}

}  // namespace headlight
