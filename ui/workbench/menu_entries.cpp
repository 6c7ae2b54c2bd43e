#include "workbench/menu_entries.h"

namespace headlight {

QString menu_text(const QString& text) {
    constexpr int kMostCharacters = 120;
    QString line = text.simplified();
    if (line.size() > kMostCharacters) line = line.left(kMostCharacters - 1).trimmed() + QChar(0x2026);
    return QLatin1Char('&') + line.replace(QLatin1Char('&'), QLatin1String("&&"));
}

QAction* add_heading(QMenu& menu, const QString& text) {
    if (!menu.isEmpty()) menu.addSeparator();
    QAction* action = menu.addAction(text);
    action->setEnabled(false);
    return action;
}

}  // namespace headlight
