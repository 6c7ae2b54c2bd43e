#include "workbench/widgets/menu_entries.h"

#include "figures/drawing/text.h"

namespace headlight {

QString with_ampersands(QString text) {
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString without_mnemonic(const QString& text) {
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == QLatin1Char('&') && ++i == text.size()) break;
        result += text[i];
    }
    return result;
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
