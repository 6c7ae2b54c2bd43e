#include "workbench/widgets/menu_entries.h"

#include "figures/text.h"

namespace headlight {

QString with_ampersands(QString text) {
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString menu_text(const QString& text) {
    constexpr int kMostCharacters = 120;
    return QLatin1Char('&') + with_ampersands(beginning(text, kMostCharacters).simplified());
}

QAction* add_heading(QMenu& menu, const QString& text) {
    if (!menu.isEmpty()) menu.addSeparator();
    QAction* action = menu.addAction(text);
    action->setEnabled(false);
    return action;
}

}  // namespace headlight
