#include "workbench/lower_panels.h"

#include <QApplication>

namespace headlight {

void LowerPanels::add(QAction* action, LowerPanel* panel, QVBoxLayout& column) {
    panel->hide();
    column.addWidget(panel);
    panels_.emplace_back(action, panel);
    connect(action, &QAction::toggled, this, [this, action, panel](bool on) { show(action, panel, on); });
    connect(panel, &LowerPanel::closed, action, [action] { action->setChecked(false); });
}

void LowerPanels::set_look(const Look& look) {
    for (const auto& [action, panel] : panels_) panel->set_look(look);
}

void LowerPanels::show(QAction* action, LowerPanel* panel, bool shown) {
    const bool had_keyboard = panel->isAncestorOf(QApplication::focusWidget());
    if (shown)
        for (const auto& [other, unused] : panels_)
            if (other != action) other->setChecked(false);
    panel->setVisible(shown);
    if (shown && panel->focusProxy() != nullptr) panel->setFocus();
    if (!shown && had_keyboard) emit left();
}

}  // namespace headlight
