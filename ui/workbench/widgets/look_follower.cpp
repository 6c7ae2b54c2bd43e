#include "workbench/widgets/look_follower.h"

#include <QCoreApplication>
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

}  // namespace headlight
