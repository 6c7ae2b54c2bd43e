#include "workbench/menus/context_menus.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/menus/actions.h"
#include "workbench/widgets/menu_entries.h"

#include <QApplication>
#include <QContextMenuEvent>

#include <algorithm>

namespace headlight {

ContextMenus::ContextMenus(Document& document, Actions& actions, QWidget& window)
    : QObject(&window), document_(document), actions_(actions), window_(window) {
    window_.installEventFilter(this);
    connect(actions_.at(ActionId::ContextMenu), &QAction::triggered, this, &ContextMenus::open_for_focus);
}

bool ContextMenus::eventFilter(QObject* watched, QEvent* event) {
    if (watched != &window_ || event->type() != QEvent::ContextMenu) return QObject::eventFilter(watched, event);
    const auto& asked = *static_cast<QContextMenuEvent*>(event);
    if (asked.reason() != QContextMenuEvent::Mouse) return open(window_.focusWidget(), std::nullopt);
    return open(window_.childAt(asked.pos()), asked.globalPos());
}

void ContextMenus::open_for_focus() {
    QWidget* focus = window_.focusWidget();
    if (focus == nullptr) return;
    const QPoint middle = focus->rect().center();
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, middle, focus->mapToGlobal(middle));
    QCoreApplication::sendEvent(focus, &asked);
}

bool ContextMenus::open(QWidget* from, const std::optional<QPoint>& on_screen) {
    HasThings* things = nullptr;
    while (from != nullptr && (things = dynamic_cast<HasThings*>(from)) == nullptr) from = from->parentWidget();
    if (things == nullptr) return false;
    if (document_.run().so_far()) return false;  // what is shown of a run that goes on is to look at only
    if (from->focusPolicy() & Qt::ClickFocus) from->setFocus(Qt::MouseFocusReason);
    const auto thing = things->take_thing(on_screen ? std::optional(from->mapFromGlobal(*on_screen)) : std::nullopt);
    if (!thing) return false;
    document_.pointing().set_hover({});  // the entries are about what is selected
    actions_.refresh();
    delete menu_;
    menu_ = new QMenu(&window_);
    menu_->setAttribute(Qt::WA_DeleteOnClose);
    fill(*menu_, *thing);
    menu_->popup(thing->where);
    return true;
}

void ContextMenus::fill(QMenu& menu, const ThingAt& thing) const {
    if (!thing.name.isEmpty()) add_heading(menu, menu_text(thing.name).mid(1));
    const std::vector<ContextRow> rows = context_rows();
    const auto row = std::ranges::find(rows, thing.thing, &ContextRow::thing);
    bool line = false;  // above the next entry, where one follows
    for (const MenuEntry& entry : row->entries) {
        QAction* action = nullptr;
        if (const auto* id = std::get_if<ActionId>(&entry)) action = actions_.at(*id);
        if (const auto* inner = std::get_if<MenuId>(&entry)) action = actions_.menu(*inner)->menuAction();
        if (action == nullptr) line = true;
        if (action == nullptr || !action->isVisible() || !action->isEnabled()) continue;
        if (line && !menu.isEmpty()) menu.addSeparator();
        line = false;
        menu.addAction(action);
    }
}

}  // namespace headlight
