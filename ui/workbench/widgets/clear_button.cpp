#include "workbench/widgets/clear_button.h"

#include <QLineEdit>
#include <QToolButton>

namespace headlight {

void add_clear_button(QLineEdit& field) {
    field.setClearButtonEnabled(true);
    for (QToolButton* button : field.findChildren<QToolButton*>())
        button->setAccessibleName(QLineEdit::tr("Clear %1").arg(field.accessibleName()));
}

}  // namespace headlight
