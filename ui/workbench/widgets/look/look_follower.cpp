#include "workbench/widgets/look/look_follower.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPainter>
#include <QWidget>

namespace headlight {

QEvent::Type LookChange::kind() {
    static const int kind = QEvent::registerEventType();
    return static_cast<QEvent::Type>(kind);
}

void send_look(QWidget& top, const Look& look) {
    for (QWidget* inner : top.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) send_look(*inner, look);
    LookChange change(look);
    QCoreApplication::sendEvent(&top, &change);
}

void paint_focus(QPainter& painter, const QRect& rectangle, const Look& look) {
    const int width = look.px(2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    QPen pen(look.primary, width);
    pen.setJoinStyle(Qt::MiterJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const double half = width / 2.0;
    painter.drawRect(QRectF(rectangle).adjusted(half, half, -half, -half));
    painter.restore();
}

void set_label_fonts(QWidget& top, const Look& look) {
    constexpr const char* kFollows = "follows_look";
    for (QLabel* label : top.findChildren<QLabel*>()) {
        if (label->testAttribute(Qt::WA_SetFont) && !label->property(kFollows).toBool()) continue;
        label->setProperty(kFollows, true);
        label->setFont(look.font);
    }
}

}  // namespace headlight
