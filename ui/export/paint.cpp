#include "export/paint.h"

#include <QPaintEngine>

#include <algorithm>
#include <cmath>

namespace headlight {
namespace {

bool is_vector(const QPainter& painter) {
    return painter.paintEngine() != nullptr && painter.paintEngine()->type() == QPaintEngine::Pdf;
}

void paint_item(QPainter& painter, const RectangleItem& item) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(item.rectangle, item.fill);
}

void paint_item(QPainter& painter, const PathItem& item) {
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(item.pen);
    painter.setBrush(item.fill.alpha() == 0 ? QBrush(Qt::NoBrush) : QBrush(item.fill));
    painter.drawPath(item.path);
}

double pixels_per_unit(const QPainter& painter) {
    const QTransform& transform = painter.deviceTransform();
    return std::hypot(transform.m11(), transform.m12());
}

void paint_item(QPainter& painter, const TextItem& item) {
    // Letters are made for the size that they have in pixels: some fonts are drawn bolder where they are small, which
    // shows when a painter enlarges them. A page has no pixels.
    const double zoom = is_vector(painter) ? 1 : std::max(pixels_per_unit(painter), 1e-6);
    // A device turns points into pixels by its own resolution; undo it, since the painter's units are the points.
    const int resolution = painter.device() != nullptr ? painter.device()->logicalDpiY() : 72;
    QFont font(item.font);
    font.setPointSizeF(item.font.pointSizeF() * zoom * 72 / std::max(1, resolution));
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing, true);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.setFont(font);
    painter.setPen(item.colour);
    painter.translate(item.anchor);
    painter.rotate(-item.angle);
    painter.scale(1 / zoom, 1 / zoom);
    double x = 0;
    if (item.align != TextItem::Align::Left) {
        const double width = QFontMetricsF(font, painter.device()).horizontalAdvance(item.text);
        x = item.align == TextItem::Align::Right ? -width : -width / 2;
    }
    painter.drawText(QPointF(x, 0), item.text);
    painter.restore();
}

/// An image that is shown smaller than its pixels is averaged: leaving pixels out would lose single cells.
QImage averaged(const QImage& image, const QSizeF& shown, const QPainter& painter) {
    const QTransform& transform = painter.deviceTransform();
    const double width = shown.width() * std::hypot(transform.m11(), transform.m12());
    const double height = shown.height() * std::hypot(transform.m21(), transform.m22());
    if (width >= image.width() && height >= image.height()) return image;
    const QSize smaller(std::max(1, std::min(image.width(), static_cast<int>(std::lround(width)))),
                        std::max(1, std::min(image.height(), static_cast<int>(std::lround(height)))));
    return image.scaled(smaller, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

void paint_item(QPainter& painter, const ImageItem& item) {
    const auto& [pixels, target] = visible_part(item);
    QImage part = pixels == item.image.rect() ? item.image : item.image.copy(pixels);
    if (!is_vector(painter)) part = averaged(part, target.size(), painter);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    if (target != item.rectangle) painter.setClipRect(item.rectangle, Qt::IntersectClip);
    painter.drawImage(target, part);
    painter.restore();
}

}  // namespace

ImagePart visible_part(const ImageItem& item) {
    const QRectF source = item.source.isEmpty() ? QRectF(item.image.rect()) : item.source;
    const QRect pixels = source.toAlignedRect().intersected(item.image.rect());
    const double across = item.rectangle.width() / source.width();
    const double down = item.rectangle.height() / source.height();
    return {pixels, QRectF(item.rectangle.left() + (pixels.left() - source.left()) * across,
                           item.rectangle.top() + (pixels.top() - source.top()) * down, pixels.width() * across,
                           pixels.height() * down)};
}

void paint(QPainter& painter, const DisplayList& list) {
    painter.save();
    for (const Item& item : list.items) {
        std::visit([&](const auto& drawn) { paint_item(painter, drawn); }, item);
    }
    painter.restore();
}

}  // namespace headlight
