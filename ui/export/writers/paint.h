#pragma once

#include "figures/drawing/display_list.h"

#include <QPainter>

namespace headlight {

/// Paints a display list with its units as the painter's: on screens, into images and PDF pages alike. Cells have hard
/// edges; text is as large as the list says whatever the resolution of the device.
void paint(QPainter& painter, const DisplayList& list);

/// The whole pixels of an image that are seen at least in part, and the rectangle that they cover; larger than the
/// item's rectangle where its source cuts pixels.
struct ImagePart {
    QRect pixels;
    QRectF target;
};
ImagePart visible_part(const ImageItem& item);

/// The image in more pixels of the same colors. Viewers may smooth an image's pixels into each other: where each is
/// many pixels, that shows at its edges only.
QImage enlarged_for_page(const QImage& image);

}  // namespace headlight
