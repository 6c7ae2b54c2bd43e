#pragma once

#include "workbench/menus/action_row.h"

#include <QString>

#include <vector>

namespace headlight {

class Actions;

/// A panel of the window, which an action shows and hides. A new one is its class, its id, a row here, and a row in
/// LowerPanels that makes it.
struct PanelRow {
    QString id;  ///< in lessons and sessions
    ActionRow action;
    QString help;             ///< page about it: "docs/figures.md#find-heads"
    bool in_lessons = false;  ///< whether a step can open it
    bool below = true;        ///< the picture, one at a time; else it takes the picture's place
};

/// The table of panels, in the order of the menu.
std::vector<PanelRow> panel_rows();

/// The id of the panel that is open below the picture; empty: none is.
QString open_panel(const Actions& actions);
/// Opens it, if there is one that is called so.
void show_panel(const Actions& actions, const QString& id);

}  // namespace headlight
