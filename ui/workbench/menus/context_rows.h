#pragma once

#include "workbench/menus/menu_rows.h"
#include "workbench/widgets/menu_thing.h"

#include <vector>

namespace headlight {

/// The context menu of a thing. Entries are actions and menus of the window; those that do not apply are left out.
struct ContextRow {
    MenuThing thing;
    std::vector<MenuEntry> entries;
};

/// Which commands belong to which thing: a row each.
std::vector<ContextRow> context_rows();

}  // namespace headlight
