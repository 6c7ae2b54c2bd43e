#pragma once

#include "workbench/menus/action_row.h"
#include "workbench/menus/menu_rows.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QObject>

#include <array>

namespace headlight {

class Document;

/// Every command of the window, once: menus, buttons and shortcuts show the same action. Those that change the view do
/// so themselves; the others are connected by the window.
class Actions : public QObject {
    Q_OBJECT

  public:
    Actions(Document& document, QWidget* window);
    /// Fills the menu bar; the menus of models, recent sessions, samples and devices are filled by their owners.
    void build_menus(QMenuBar& bar);

    [[nodiscard]] QAction* at(ActionId id) const { return actions_[static_cast<std::size_t>(id)]; }
    /// Brings what actions show (checked, enabled, visible) up to date.
    void refresh();
    [[nodiscard]] QMenu* menu(MenuId id) const { return menus_[static_cast<std::size_t>(id)]; }

  private:
    QAction* make(const ActionRow& row);
    void group();
    void make_menus();
    void fill(QMenu& menu, const std::vector<MenuEntry>& entries);

    Document& document_;
    QWidget* window_;
    std::vector<ActionRow> rows_;
    std::vector<MenuRow> menu_rows_;
    std::array<QAction*, kActionCount> actions_{};
    std::array<QMenu*, kMenuCount> menus_{};
};

}  // namespace headlight
