#pragma once

#include <QImage>
#include <QPixmap>
#include <QSize>

namespace headlight {

/// The picture as large as the box, whatever its shape; a small one by its pixels. `ratio`: pixels of the screen for
/// each of the box.
QPixmap fitted_pixmap(const QImage& picture, const QSize& box, double ratio);

}  // namespace headlight
