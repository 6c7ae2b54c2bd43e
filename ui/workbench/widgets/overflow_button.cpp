#include "workbench/widgets/overflow_button.h"

#include <QMenu>

namespace headlight {

OverflowButton::OverflowButton(QWidget* parent) : QToolButton(parent) {
    setText(QStringLiteral("»"));
    setAccessibleName(tr("More controls"));
    setToolTip(tr("Show the controls that do not fit here"));
    setProperty("flat", true);
    setPopupMode(QToolButton::InstantPopup);
    setMenu(new QMenu(this));
    hide();
}

void OverflowButton::set_entries(const QList<QList<QAction*>>& controls) {
    for (QAction* action : menu()->actions()) {
        menu()->removeAction(action);
        if (action->isSeparator()) delete action;
    }
    for (const QList<QAction*>& control : controls) {
        if (!menu()->isEmpty()) menu()->addSeparator();
        menu()->addActions(control);
    }
    setVisible(!controls.isEmpty());
}

}  // namespace headlight
