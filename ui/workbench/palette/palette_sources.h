#pragma once

#include "workbench/palette/palette_entry.h"

#include <QStringList>

#include <vector>

class QAction;

namespace headlight {

class Actions;
class Document;

/// A command of a menu, with the titles of the menus that lead to it ("View › Appearance").
struct MenuCommand {
    QAction* action;
    QString path;
};

/// Commands of the menu bar in its order, each menu before its submenus, as the menus are filled now. What is hidden is
/// left out.
std::vector<MenuCommand> menu_commands(const Actions& actions);

/// The same after the menus of models, sessions, samples and color maps were filled, each as an entry that triggers its
/// action. The devices are those that the menu knows already, because asking the drivers takes long.
std::vector<PaletteEntry> menu_palette(const Actions& actions);

/// Heads of the analysis, each attention of the model in turn, and the mean and maximum of each layer. Empty before the
/// first analysis.
std::vector<PaletteEntry> head_palette(Document& document);

/// Moves the entries with these ids to the front, in this order; ids of what is not there are ignored.
void put_recent_first(std::vector<PaletteEntry>& entries, const QStringList& recent);

}  // namespace headlight
