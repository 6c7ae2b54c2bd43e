#include "workbench/shell/lower_panels.h"

#include "workbench/explain/interventions_panel.h"
#include "workbench/explain/steps_panel.h"
#include "workbench/explain/why_panel.h"
#include "workbench/generation/continue_panel.h"
#include "workbench/heads/find_heads_panel.h"
#include "workbench/heads/highlights_panel.h"
#include "workbench/menus/panel_table.h"
#include "workbench/shell/notes_panel.h"

#include <QApplication>

#include <algorithm>
#include <type_traits>

namespace headlight {

namespace {

template <typename Panel>
LowerPanel* make(Document& document, Actions& actions, QWidget* parent) {
    if constexpr (std::is_constructible_v<Panel, Document&, Actions&, QWidget*>)
        return new Panel(document, actions, parent);
    else
        return new Panel(document, parent);
}

/// How the panel of an action is made.
const std::map<ActionId, LowerPanel* (*)(Document&, Actions&, QWidget*)> kMakers{
    {ActionId::Explain, &make<WhyPanel>},           {ActionId::TokenSteps, &make<StepsPanel>},
    {ActionId::ContinueText, &make<ContinuePanel>}, {ActionId::Interventions, &make<InterventionsPanel>},
    {ActionId::FindHeads, &make<FindHeadsPanel>},   {ActionId::Highlights, &make<HighlightsPanel>},
    {ActionId::Notes, &make<NotesPanel>},
};

}  // namespace

LowerPanels::LowerPanels(Document& document, Actions& actions, QSplitter& rows) : QObject(&rows), rows_(rows) {
    rows_.installEventFilter(this);
    connect(&rows_, &QSplitter::splitterMoved, this, [this] {
        for (const auto& [action, panel] : panels_)
            if (panel->isVisible()) chosen_[panel] = panel->height();
    });
    for (const PanelRow& row : panel_rows())
        if (row.below)
            add(actions.at(row.action.id), kMakers.at(row.action.id)(document, actions, rows_.parentWidget()));
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
