#include "workbench/widgets/menu_entries.h"

namespace headlight {

QString with_ampersands(QString text) {
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString menu_text(const QString& text) {
    constexpr int kMostCharacters = 120;
    QString line = text.simplified();
    if (line.size() > kMostCharacters) line = line.left(kMostCharacters - 1).trimmed() + QChar(0x2026);
    return QLatin1Char('&') + with_ampersands(line);
}

QAction* add_heading(QMenu& menu, const QString& text) {
    if (!menu.isEmpty()) menu.addSeparator();
    QAction* action = menu.addAction(text);
    action->setEnabled(false);
    return action;
}

}  // namespace headlight
