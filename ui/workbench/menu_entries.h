#pragma once

#include <QMenu>
#include <QString>

namespace headlight {

/// A name or text as a menu shows it: on one line that is not too long, chosen by its first letter, with ampersands
/// only shown.
QString menu_text(const QString& text);

/// A line that names the entries below it and cannot be chosen. (Qt's own sections lose their names under a style
/// sheet.)
QAction* add_heading(QMenu& menu, const QString& text);

}  // namespace headlight
