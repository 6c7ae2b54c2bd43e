#include "export/writers/paint.h"

#include <QFontMetricsF>
#include <QPaintEngine>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

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

/// The font of the text items that follow each other: most share one, and to set another takes as long as to draw a
/// short text.
class FontInUse {
  public:
    /// Gives the painter the font in `zoom` times its size, in pixels of the device.
    void use(QPainter& painter, const QFont& font, double zoom) {
        if (metrics_ && font == asked_ && zoom == zoom_) return;
        asked_ = font;
        zoom_ = zoom;
        // A device turns points into pixels by its own resolution; undo it, since the painter's units are the points.
        const int resolution = painter.device() != nullptr ? painter.device()->logicalDpiY() : 72;
        QFont drawn(font);
        drawn.setPointSizeF(font.pointSizeF() * zoom * 72 / std::max(1, resolution));
        painter.setFont(drawn);
        metrics_.emplace(drawn, painter.device());
    }
    [[nodiscard]] double width_of(const QString& text) const { return metrics_->horizontalAdvance(text); }

  private:
    QFont asked_;
    double zoom_ = 1;
    std::optional<QFontMetricsF> metrics_;
};

void paint_item(QPainter& painter, const TextItem& item, FontInUse& font) {
    // Letters are made for the size that they have in pixels: some fonts are drawn bolder where they are small, which
    // shows when a painter enlarges them. A page has no pixels.
    const double zoom = is_vector(painter) ? 1 : std::max(pixels_per_unit(painter), 1e-6);
    font.use(painter, item.font, zoom);
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing, true);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.setPen(item.color);
    painter.translate(item.anchor);
    painter.rotate(-item.angle);
    painter.scale(1 / zoom, 1 / zoom);
    double x = 0;
    if (item.align != TextItem::Align::Left) {
        const double width = font.width_of(item.text);
        x = item.align == TextItem::Align::Right ? -width : -width / 2;
    }
    painter.drawText(QPointF(x, 0), item.text);
    painter.restore();
}

/// The pixels under one of fewer pixels, those that it covers in part too.
struct Span {
    int begin;
    int end;
};
Span span_under(int pixel, int fewer, int many) {
    const auto at = [&](int edge) { return std::int64_t{edge} * many; };
    return {static_cast<int>(at(pixel) / fewer), static_cast<int>((at(pixel + 1) + fewer - 1) / fewer)};
}

/// Fewer pixels, each in the color of the one with the highest priority under it.
QImage highest(const QImage& image, const QImage& priority, const QSize& fewer) {
    QImage result(fewer, QImage::Format_RGB32);
    std::vector<std::uint16_t> best(static_cast<std::size_t>(fewer.width()));
    std::vector<Span> spans;  // of every column, which all rows share
    for (int column = 0; column < fewer.width(); ++column)
        spans.push_back(span_under(column, fewer.width(), image.width()));
    for (int row = 0; row < fewer.height(); ++row) {
        auto* pixels = reinterpret_cast<QRgb*>(result.scanLine(row));
        std::fill(best.begin(), best.end(), std::uint16_t{0});
        const Span rows = span_under(row, fewer.height(), image.height());
        for (int from = rows.begin; from < rows.end; ++from) {
            const auto* colors = reinterpret_cast<const QRgb*>(image.constScanLine(from));
            const auto* priorities = reinterpret_cast<const std::uint16_t*>(priority.constScanLine(from));
            for (int column = 0; column < fewer.width(); ++column) {
                const Span columns = spans[static_cast<std::size_t>(column)];
                std::uint16_t& most = best[static_cast<std::size_t>(column)];
                if (from == rows.begin) pixels[column] = colors[columns.begin];
                for (int key = columns.begin; key < columns.end; ++key) {
                    if (priorities[key] <= most) continue;
                    most = priorities[key];
                    pixels[column] = colors[key];
                }
            }
        }
    }
    return result;
}

/// The device's whole pixels that a rectangle comes closest to; absent where its pixels cannot be told: on pages, and
/// where axes are turned.
std::optional<QRect> device_pixels(const QPainter& painter, const QRectF& rectangle) {
    const QTransform& transform = painter.deviceTransform();
    if (is_vector(painter) || transform.type() > QTransform::TxScale) return std::nullopt;
    const QRectF place = transform.mapRect(rectangle);
    const QPoint from(static_cast<int>(std::lround(place.left())), static_cast<int>(std::lround(place.top())));
    const QPoint to(static_cast<int>(std::lround(place.right())), static_cast<int>(std::lround(place.bottom())));
    return QRect(from, QSize(std::max(1, to.x() - from.x()), std::max(1, to.y() - from.y())));
}

void paint_item(QPainter& painter, const ImageItem& item) {
    auto [pixels, target] = visible_part(item);
    QImage part = pixels == item.image.rect() ? item.image : item.image.copy(pixels);
    const std::optional<QRect> shown = device_pixels(painter, target);
    if (shown && (shown->width() < part.width() || shown->height() < part.height())) {
        // Leaving pixels out would lose single cells.
        const QSize fewer = shown->size().boundedTo(part.size());
        part = item.priority.isNull() ? part.scaled(fewer, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                                      : highest(part, item.priority.copy(pixels), fewer);
        target = painter.deviceTransform().inverted().mapRect(QRectF(*shown));
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, item.smooth);
    if (pixels != item.image.rect()) painter.setClipRect(item.rectangle, Qt::IntersectClip);
    painter.drawImage(target, is_vector(painter) && !item.smooth ? enlarged_for_page(part) : part);
    painter.restore();
}

}  // namespace

QImage enlarged_for_page(const QImage& image) {
    constexpr int kSide = 512;
    constexpr int kMost = 16;
    const int side = std::max({1, image.width(), image.height()});
    const int times = std::clamp(kSide / side, 1, kMost);
    return times == 1 ? image : image.scaled(image.size() * times, Qt::IgnoreAspectRatio, Qt::FastTransformation);
}

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
    FontInUse font;
    const auto paint_one = [&](const auto& item) {
        if constexpr (std::is_same_v<decltype(item), const TextItem&>)
            paint_item(painter, item, font);
        else
            paint_item(painter, item);
    };
    for (const Item& item : list.items) std::visit(paint_one, item);
    painter.restore();
}

}  // namespace headlight
