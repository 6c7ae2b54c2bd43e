#include "workbench/page_preview.h"

#include "export/paint.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace headlight {

PagePreview::PagePreview(const Look& look, QWidget* parent) : QWidget(parent), look_(look) {
    setAccessibleName(tr("Preview"));
    setMinimumSize(look.px(240), look.px(200));
}

void PagePreview::set_page(DisplayList page) {
    page_ = std::move(page);
    update();
}

void PagePreview::set_reader(Reader reader) {
    reader_ = reader;
    update();
}

void PagePreview::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), look_.panel);
    if (page_.size.isEmpty()) return;
    if (reader_ == Reader::Everybody) {
        paint_page(painter);
        return;
    }
    QImage image(size() * devicePixelRatioF(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatioF());
    image.fill(look_.panel);
    QPainter painter_of_image(&image);
    paint_page(painter_of_image);
    painter_of_image.end();
    painter.drawImage(QPointF(0, 0), seen_by(image, reader_));
}

void PagePreview::paint_page(QPainter& painter) const {
    const double margin = look_.px(16);
    const double scale =
        std::min((width() - 2 * margin) / page_.size.width(), (height() - 2 * margin) / page_.size.height());
    if (scale <= 0) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate((width() - page_.size.width() * scale) / 2, (height() - page_.size.height() * scale) / 2);
    painter.scale(scale, scale);
    const QRectF paper(QPointF(0, 0), page_.size);
    painter.fillRect(paper, Qt::white);
    paint(painter, page_);
    painter.setPen(QPen(look_.border, 0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(paper);
}

}  // namespace headlight
