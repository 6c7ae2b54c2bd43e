#include "workbench/input/fitted_pixmap.h"

#include <algorithm>

namespace headlight {

QPixmap fitted_pixmap(const QImage& picture, const QSize& box, double ratio) {
    const QSize size = box * ratio;
    const bool few = std::max(picture.width(), picture.height()) * 2 <= std::max(size.width(), size.height());
    QPixmap pixmap = QPixmap::fromImage(
        picture.scaled(size, Qt::KeepAspectRatio, few ? Qt::FastTransformation : Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

}  // namespace headlight
