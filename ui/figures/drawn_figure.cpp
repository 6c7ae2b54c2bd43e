#include "figures/drawn_figure.h"

#include "figures/drawing/legend.h"
#include "figures/drawing/text.h"
#include "figures/figure_frame.h"

#include <QPainterPath>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

double Sketch::em() const {
    return size_of(style_.font);
}

void Sketch::text(const QPointF& center, const QString& words, TextItem::Align align, double size, bool faint,
                  QFont::Weight weight) {
    const QFont font = sized(style_.font, size * em(), weight);
    const QPointF anchor = at(center) + QPointF(0, extent(font).cap_height / 2);
    items_.push_back(TextItem{anchor, words, font, faint ? style_.theme.faint_ink : style_.theme.ink, align, 0,
                              faint ? Role::Axis : Role::Label});
}

void Sketch::fitted(const QPointF& center, double room, const QString& words, TextItem::Align align, double size,
                    bool faint, QFont::Weight weight) {
    constexpr double kBold = 1.15;  // wider than the type that is measured
    const double width = width_of(words, size) * (weight > QFont::Normal ? kBold : 1);
    text(center, words, align, width > room ? size * room / width : size, faint, weight);
}

void Sketch::lines(const QPointF& first, double width, const QString& words, double size, bool faint) {
    constexpr double kLineHeight = 1.2;
    QPointF place = first;
    for (const QString& line : wrapped(words, sized(style_.font, size * em()), width * em())) {
        text(place, line, TextItem::Align::Left, size, faint);
        place.ry() += kLineHeight * size;
    }
}

void Sketch::colored_text(const QPointF& center, const QString& words, double size, const QColor& color) {
    const QFont font = sized(style_.font, size * em());
    items_.push_back(TextItem{at(center) + QPointF(0, extent(font).cap_height / 2), words, font, color,
                              TextItem::Align::Center, 0, Role::Label});
}

void Sketch::upright(const QPointF& center, const QString& words) {
    const QFont font = small_font(style_);
    items_.push_back(TextItem{at(center) + QPointF(extent(font).cap_height / 2, 0), words, font, style_.theme.faint_ink,
                              TextItem::Align::Center, 90, Role::Axis});
}

void Sketch::box(const QRectF& place, double emphasis, bool accent) {
    constexpr double kCorner = 0.35;
    QPainterPath outline;
    outline.addRoundedRect(place, kCorner, kCorner);
    QColor fill = accent ? style_.theme.accent : style_.theme.primary;
    fill.setAlphaF(static_cast<float>(emphasis * (style_.theme.dark ? 0.45 : 0.3)));
    const QColor pen = accent ? style_.theme.accent : emphasis > 0 ? style_.theme.primary : style_.theme.line;
    path(outline, pen, 0.09, fill, Role::Cell);
}

void Sketch::cell(const QRectF& place, const QColor& fill, Role role) {
    items_.push_back(RectangleItem{at(place), fill, role});
}

void Sketch::line(const QPointF& from, const QPointF& to, double width, bool faint) {
    QPainterPath way(from);
    way.lineTo(to);
    path(way, faint ? style_.theme.line : style_.theme.ink, width, Qt::transparent, Role::Axis);
}

void Sketch::arrow(const QPointF& from, const QPointF& to, bool accent) {
    constexpr double kHead = 0.55;
    constexpr double kHalf = 0.25;
    const QColor color = accent ? style_.theme.accent : style_.theme.faint_ink;
    const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
    if (length <= 0) return;
    const QPointF along = (to - from) / length;
    const QPointF across(-along.y(), along.x());
    const QPointF neck = to - kHead * along;
    QPainterPath way(from);
    way.lineTo(neck);
    path(way, color, accent ? 0.14 : 0.1);
    QPainterPath head(to);
    head.lineTo(neck + kHalf * across);
    head.lineTo(neck - kHalf * across);
    head.closeSubpath();
    path(head, color, 0.02, color);
}

void Sketch::path(const QPainterPath& way, const QColor& pen, double width, const QColor& fill, Role role) {
    const QTransform to_points = QTransform::fromTranslate(corner_.x(), corner_.y()).scale(em(), em());
    items_.push_back(
        PathItem{to_points.map(way), QPen(pen, width * em(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin), fill, role});
}

void Sketch::image(const QRectF& place, const QImage& image) {
    items_.push_back(ImageItem{at(place), image, Role::Cell});
}

void Sketch::legend(const QPointF& corner, double width, const ColorMap& map, const QString& caption, double minimum,
                    double maximum) {
    FigureStyle own = style_;
    own.map = map;
    add_legend(own, {.minimum = minimum, .maximum = maximum, .caption = caption}, at(corner), width * em(), items_);
}

double Sketch::width_of(const QString& words, double size) const {
    return text_width(words, sized(style_.font, size * em())) / em();
}

QColor Sketch::line_color(int index, int count) const {
    // The lightest colors would not be told from the paper.
    constexpr double kFirst = 0.35;
    return style_.map.at(count < 2 ? 0.75 : kFirst + (1 - kFirst) * index / (count - 1));
}

DrawnFigure::DrawnFigure(Draw draw, const QSizeF& extent, QStringList notes, FigureStyle style)
    : draw_(std::move(draw)), extent_(extent), notes_(std::move(notes)), style_(std::move(style)) {}

DisplayList DrawnFigure::layout(const QSizeF& size) const {
    FigureFrame frame = make_frame(style_, notes_, size);
    DisplayList list{size, std::move(frame.items)};
    const double fits = std::min(frame.content.width() / extent_.width(), frame.content.height() / extent_.height());
    FigureStyle own = style_;
    own.font = sized(style_.font, fits);
    // Where there is room to spare, a little above the middle.
    const QPointF corner(frame.content.center().x() - fits * extent_.width() / 2,
                         frame.content.top() + (frame.content.height() - fits * extent_.height()) / 3);
    Sketch sketch(own, corner, list.items);
    draw_(sketch);
    return list;
}

Hit DrawnFigure::hit(const QPointF& /*point*/, const QSizeF& /*size*/) const {
    return {};
}

QSizeF DrawnFigure::natural_size() const {
    const double width = extent_.width() * size_of(style_.font) + 2 * frame_margin(style_);
    return {width, height_for_width(width)};
}

double DrawnFigure::height_for_width(double width) const {
    const double room = std::max(1.0, width - 2 * frame_margin(style_));
    return room * extent_.height() / extent_.width() + frame_height(style_, notes_, width);
}

std::unique_ptr<Figure> DrawnFigure::with_style(const FigureStyle& style) const {
    return std::make_unique<DrawnFigure>(draw_, extent_, notes_, style);
}

}  // namespace headlight
