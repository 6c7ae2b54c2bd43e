#include "workbench/widgets/look/tinted_icon.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>
#include <QWidget>

#include <cmath>

namespace headlight {

namespace {

QPixmap drawn(QByteArray svg, const QColor& color, int size, double ratio) {
    svg.replace("currentColor", color.name().toLatin1());
    const int pixels = std::max(1, static_cast<int>(std::lround(size * ratio)));
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(svg).render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

}  // namespace

QIcon tinted_icon(const QString& name, const QColor& off, const QColor& on, int size, double ratio) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QByteArray svg = file.readAll();
    QIcon icon;
    icon.addPixmap(drawn(svg, off, size, ratio), QIcon::Normal, QIcon::Off);
    icon.addPixmap(drawn(svg, on, size, ratio), QIcon::Normal, QIcon::On);
    return icon;
}

QPalette window_palette(const QWidget& widget) {
    const QWidget* top = widget.window();
    while (top->parentWidget() != nullptr) top = top->parentWidget()->window();
    return top->palette();
}

}  // namespace headlight
