#pragma once

#include <QString>
#include <QWidget>

namespace headlight {

/// Page about a part of the window, with the anchor of a section if there is one: "docs/figures.md#highlights". `part`:
/// id of a panel, or the object name of a widget. Empty if no page is about it.
QString help_topic_of(const QString& part);

/// Page that F1 opens. The part of the window with the keyboard focus decides, then the open panel; without either it
/// is the first page. `focus` may be null; `open_panel`: id, empty if none is open.
QString help_topic_of_focus(const QWidget* focus, const QString& open_panel);

}  // namespace headlight
