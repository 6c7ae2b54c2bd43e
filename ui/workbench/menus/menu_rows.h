#pragma once

#include "workbench/menus/action_id.h"

#include <QString>

#include <variant>
#include <vector>

namespace headlight {

/// A line between entries.
struct MenuLine {};

using MenuEntry = std::variant<ActionId, MenuId, MenuLine>;

/// A menu and what it holds.
struct MenuRow {
    MenuId id;
    QString title;
    std::vector<MenuEntry> entries;  ///< empty: its owner fills it
    bool in_bar = false;
};

/// A row for each id, those of the menu bar in its order.
std::vector<MenuRow> menu_rows();

}  // namespace headlight
