#pragma once

#include <QMenu>
#include <QString>

namespace headlight {

/// The text for a menu or a button, where an ampersand would else underline the letter after it.
QString with_ampersands(QString text);

/// The text of an action as it is read: without the mark of its letter.
QString without_mnemonic(const QString& text);

/// A name or text as a menu shows it: on one line that is not too long, chosen by its first letter, with ampersands
/// only shown.
QString menu_text(const QString& text);

/// A line that names the entries below it and cannot be chosen. (Qt's own sections lose their names under a style
/// sheet.)
QAction* add_heading(QMenu& menu, const QString& text);

}  // namespace headlight
