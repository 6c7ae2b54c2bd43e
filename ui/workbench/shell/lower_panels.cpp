#include "workbench/shell/lower_panels.h"

#include <QApplication>

#include <algorithm>

namespace headlight {

LowerPanels::LowerPanels(QSplitter& rows) : QObject(&rows), rows_(rows) {
    rows_.installEventFilter(this);
    connect(&rows_, &QSplitter::splitterMoved, this, [this] {
        for (const auto& [action, panel] : panels_)
            if (panel->isVisible()) chosen_[panel] = panel->height();
    });
}

void LowerPanels::add(QAction* action, LowerPanel* panel) {
    panel->hide();
    rows_.addWidget(panel);
    rows_.setStretchFactor(rows_.indexOf(panel), 0);
    rows_.setCollapsible(rows_.indexOf(panel), false);
    panels_.emplace_back(action, panel);
    connect(action, &QAction::toggled, this, [this, action, panel](bool on) { show(action, panel, on); });
    connect(panel, &LowerPanel::closed, action, [action] { action->setChecked(false); });
}

bool LowerPanels::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == LookChange::kind())
        for (const auto& [action, panel] : panels_)
            if (panel->isVisible()) give_room(*panel);
    return QObject::eventFilter(watched, event);
}

void LowerPanels::show(QAction* action, LowerPanel* panel, bool shown) {
    const bool had_keyboard = panel->isAncestorOf(QApplication::focusWidget());
    if (shown)
        for (const auto& [other, unused] : panels_)
            if (other != action) other->setChecked(false);
    panel->setVisible(shown);
    if (shown) give_room(*panel);
    if (shown && panel->focusProxy() != nullptr) panel->setFocus();
    if (!shown && had_keyboard) emit left();
}

void LowerPanels::give_room(LowerPanel& panel) {
    const auto chosen = chosen_.find(&panel);
    const int height = chosen == chosen_.end() ? panel.usual_height(rows_.window()->height()) : chosen->second;
    QList<int> sizes(rows_.count(), 0);
    sizes.first() = std::max(0, rows_.height() - height - rows_.handleWidth());
    sizes[rows_.indexOf(&panel)] = height;
    rows_.setSizes(sizes);
}

}  // namespace headlight
