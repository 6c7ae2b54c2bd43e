#include "workbench/menus/actions.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/menus/map_menu.h"

#include <QActionGroup>
#include <QUndoStack>

#include <map>

namespace headlight {

Actions::Actions(Document& document, QWidget* window)
    : QObject(window), document_(document), window_(window), rows_(action_rows()), menu_rows_(menu_rows()) {
    for (const ActionRow& row : rows_) actions_[static_cast<std::size_t>(row.id)] = make(row);
    group();
    at(ActionId::Quit)->setMenuRole(QAction::QuitRole);
    make_menus();
    connect(&document_.view(), &ShownView::changed, this, &Actions::refresh);
    connect(&document_.view(), &ShownView::picture_changed, this, &Actions::refresh);
    connect(&document_.run(), &LiveRun::model_changed, this, &Actions::refresh);
    connect(&document_.run(), &LiveRun::busy_changed, this, &Actions::refresh);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &Actions::refresh);
    connect(&document_.pointing(), &Pointing::image_selected, this, &Actions::refresh);
    refresh();
}

QAction* Actions::make(const ActionRow& row) {
    QUndoStack& undo = document_.view().undo_stack();
    QAction* action = row.id == ActionId::Undo   ? undo.createUndoAction(this, row.text)
                      : row.id == ActionId::Redo ? undo.createRedoAction(this, row.text)
                                                 : new QAction(row.text, this);
    if (!row.short_text.isEmpty()) action->setIconText(row.short_text);
    action->setShortcuts(row.keys);
    action->setCheckable(row.checkable);
    if (!row.tool_tip.isEmpty()) action->setToolTip(row.tool_tip);
    if (row.does)
        connect(action, &QAction::triggered, this, [this, does = row.does](bool on) {
            does(document_, on);
            refresh();  // also where nothing came of it
        });
    window_->addAction(action);
    return action;
}

void Actions::group() {
    std::map<ActionGroup, QActionGroup*> groups;
    for (const ActionRow& row : rows_) {
        if (row.group == ActionGroup::None) continue;
        QActionGroup*& group = groups[row.group];
        if (group == nullptr) group = new QActionGroup(this);
        group->addAction(at(row.id));
    }
}

void Actions::make_menus() {
    for (const MenuRow& row : menu_rows_) menus_[static_cast<std::size_t>(row.id)] = new QMenu(row.title, window_);
    for (const MenuRow& row : menu_rows_) fill(*menu(row.id), row.entries);
    new MapMenu(*menu(MenuId::Maps), at(ActionId::NextMap), document_, *window_);
}

void Actions::fill(QMenu& menu, const std::vector<MenuEntry>& entries) {
    for (const MenuEntry& entry : entries)
        if (const auto* id = std::get_if<ActionId>(&entry))
            menu.addAction(at(*id));
        else if (const auto* inner = std::get_if<MenuId>(&entry))
            menu.addMenu(this->menu(*inner));
        else
            menu.addSeparator();
}

void Actions::build_menus(QMenuBar& bar) {
    for (const MenuRow& row : menu_rows_) {
        menu(row.id)->setParent(&bar, menu(row.id)->windowFlags());  // with which they are dressed
        if (row.in_bar) bar.addMenu(menu(row.id));
    }
}

void Actions::refresh() {
    for (const ActionRow& row : rows_) {
        if (row.checked) at(row.id)->setChecked(row.checked(document_));
        if (row.enabled) at(row.id)->setEnabled(row.enabled(document_));
        if (row.visible) at(row.id)->setVisible(row.visible(document_));
    }
}

}  // namespace headlight
