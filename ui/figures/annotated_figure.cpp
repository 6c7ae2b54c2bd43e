#include "figures/annotated_figure.h"

#include "figures/drawing/text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {
namespace {

constexpr double kOutline = 1.2;
constexpr double kPadding = 3;
constexpr double kDistance = 14;  // from what a note is about
constexpr double kArrowHead = 4;

void add_outline(DisplayList& list, const QRectF& region, const QColor& color) {
    QPainterPath path;
    path.addRect(region);
    QPen pen(color, kOutline);
    pen.setJoinStyle(Qt::MiterJoin);
    list.items.push_back(PathItem{path, pen, Qt::transparent, Role::Highlight});
}

/// Where a note of this size stands: the first of its four corners' sides with room in the plot; else moved inside.
QRectF note_box(const QSizeF& size, const QRectF& region, const QRectF& plot) {
    const double right = region.right() + kDistance;
    const double left = region.left() - kDistance - size.width();
    const double above = region.top() - kDistance - size.height();
    const double below = region.bottom() + kDistance;
    for (const QPointF& corner :
         {QPointF(right, above), QPointF(right, below), QPointF(left, above), QPointF(left, below)}) {
        if (plot.contains(QRectF(corner, size))) return {corner, size};
    }
    const double x = std::clamp(right, plot.left(), std::max(plot.left(), plot.right() - size.width()));
    const double y = std::clamp(below, plot.top(), std::max(plot.top(), plot.bottom() - size.height()));
    return {QPointF(x, y), size};
}

/// A label beside the plot is outlined around its letters, however thin its row is.
QRectF around_letters(const QRectF& region, const QRectF& plot, const FigureStyle& style) {
    if (region.isEmpty() || region.intersects(plot)) return region;
    const double missing = std::max(0.0, extent(style.font).line() - region.height());
    return region.adjusted(0, -missing / 2, 0, missing / 2);
}

/// The point of a rectangle that is nearest to another point.
QPointF nearest(const QRectF& rectangle, const QPointF& point) {
    return {std::clamp(point.x(), rectangle.left(), rectangle.right()),
            std::clamp(point.y(), rectangle.top(), rectangle.bottom())};
}

void add_arrow(DisplayList& list, const QPointF& from, const QPointF& to, const QColor& color) {
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length < kArrowHead) return;
    const QPointF along = way / length;
    const QPointF across(-along.y(), along.x());
    QPainterPath line;
    line.moveTo(from);
    line.lineTo(to - along * kArrowHead);
    QPen pen(color, 1);
    pen.setCapStyle(Qt::FlatCap);
    list.items.push_back(PathItem{line, pen, Qt::transparent, Role::Highlight});
    QPainterPath head;
    head.moveTo(to);
    head.lineTo(to - along * kArrowHead + across * (kArrowHead / 2));
    head.lineTo(to - along * kArrowHead - across * (kArrowHead / 2));
    head.closeSubpath();
    list.items.push_back(PathItem{head, Qt::NoPen, color, Role::Highlight});
}

void add_note(DisplayList& list, const QString& note, const QRectF& region, const QRectF& plot,
              const FigureStyle& style) {
    const QFont font = sized(style.font, size_of(style.font));
    const FontExtent letters = extent(font);
    const QStringList lines = wrapped(note, font, std::max(40.0, plot.width() / 2));
    double width = 0;
    for (const QString& line : lines) width = std::max(width, text_width(line, font));
    const double height = letters.line() * static_cast<double>(lines.size());
    const QRectF box = note_box({width + 2 * kPadding, height + 2 * kPadding}, region, plot);
    const QPointF from = nearest(box, region.center());
    add_arrow(list, from, nearest(region, from), style.theme.accent);
    QPainterPath paper;
    paper.addRect(box);
    list.items.push_back(PathItem{paper, QPen(style.theme.accent, 0.6), style.theme.paper, Role::Highlight});
    double baseline = box.top() + kPadding + letters.ascent;
    for (const QString& line : lines) {
        list.items.push_back(TextItem{
            {box.left() + kPadding, baseline}, line, font, style.theme.ink, TextItem::Align::Left, 0, Role::Highlight});
        baseline += letters.line();
    }
}

/// Letters that are drawn of each note, so that a thousand of them take no longer than a page of text.
qsizetype most_letters_of_note(std::size_t notes) {
    constexpr qsizetype kOfAll = 30'000;
    constexpr qsizetype kLeast = 40;
    constexpr qsizetype kMost = 600;
    return notes == 0 ? kMost : std::clamp(kOfAll / static_cast<qsizetype>(notes), kLeast, kMost);
}

}  // namespace

AnnotatedFigure::AnnotatedFigure(std::shared_ptr<const Figure> figure, std::vector<Annotation> annotations,
                                 OutlineColor outlines)
    : figure_(std::move(figure)), annotations_(std::move(annotations)), outlines_(outlines) {}

std::vector<QRectF> AnnotatedFigure::regions(const Hit& place, const QSizeF& size) const {
    const QRectF whole = figure_->region(place, size);
    const QRectF plot = figure_->plot_area(size);
    if (!place.query || !place.key) return {around_letters(whole, plot, style())};
    const QRectF query = figure_->region({.query = place.query, .key = {}, .layer = {}, .head = {}}, size);
    const QRectF key = figure_->region({.query = {}, .key = place.key, .layer = {}, .head = {}}, size);
    if (query.isEmpty() || key.isEmpty()) return {QRectF()};
    // A cell lies in its row; a link lies between its tokens, and its box says little.
    if (query.contains(whole.center())) return {whole.intersected(plot)};
    return {around_letters(key, plot, style()), around_letters(query, plot, style())};
}

DisplayList AnnotatedFigure::layout(const QSizeF& size) const {
    DisplayList list = figure_->layout(size);
    const FigureStyle& style = figure_->style();
    const QColor color = outlines_ == OutlineColor::Ink ? style.theme.ink : style.theme.accent;
    for (const Annotation& annotation : annotations_) {
        for (const QRectF& region : regions(annotation.place, size))
            if (!region.isEmpty()) add_outline(list, region, color);
    }
    const qsizetype most = most_letters_of_note(annotations_.size());
    // Notes lie over all outlines.
    for (const Annotation& annotation : annotations_) {
        const QRectF region = regions(annotation.place, size).front();
        if (!region.isEmpty() && !annotation.note.isEmpty())
            add_note(list, beginning(annotation.note, most), region, figure_->plot_area(size), style);
    }
    return list;
}

std::unique_ptr<Figure> AnnotatedFigure::with_style(const FigureStyle& style) const {
    return std::make_unique<AnnotatedFigure>(figure_->with_style(style), annotations_, outlines_);
}

}  // namespace headlight
