#include "workbench/widgets/look_follower.h"

#include <QCoreApplication>
#include <QLabel>
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

void set_label_fonts(QWidget& top, const Look& look) {
    constexpr const char* kFollows = "follows_look";
    for (QLabel* label : top.findChildren<QLabel*>()) {
        if (label->testAttribute(Qt::WA_SetFont) && !label->property(kFollows).toBool()) continue;
        label->setProperty(kFollows, true);
        label->setFont(look.font);
    }
}

}  // namespace headlight
