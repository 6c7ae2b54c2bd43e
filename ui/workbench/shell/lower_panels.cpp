#include "workbench/shell/lower_panels.h"

#include "workbench/explain/interventions_panel.h"
#include "workbench/explain/probability_panel.h"
#include "workbench/explain/steps_panel.h"
#include "workbench/explain/why_panel.h"
#include "workbench/generation/continue_panel.h"
#include "workbench/heads/find_heads_panel.h"
#include "workbench/heads/highlights_panel.h"
#include "workbench/menus/panel_table.h"
#include "workbench/menus/settings.h"
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
    {ActionId::Notes, &make<NotesPanel>},           {ActionId::Probability, &make<ProbabilityPanel>},
};

/// Setting: the panels stand beside the figure.
const auto kBeside = QStringLiteral("panels_beside");

}  // namespace

LowerPanels::LowerPanels(Document& document, Actions& actions, GripSplitter& rows) : QObject(&rows), rows_(rows) {
    rows_.installEventFilter(this);
    connect(&rows_, &GripSplitter::handle_dragged, this, &LowerPanels::take_dragged);
    for (const PanelRow& row : panel_rows()) {
        if (!row.below) continue;
        LowerPanel* panel = kMakers.at(row.action.id)(document, actions, rows_.parentWidget());
        names_[panel] = row.id;
        add(actions.at(row.action.id), panel);
    }
}

void LowerPanels::add(QAction* action, LowerPanel* panel) {
    panel->hide();
    rows_.addWidget(panel);
    rows_.setStretchFactor(rows_.indexOf(panel), 0);
    rows_.setCollapsible(rows_.indexOf(panel), false);
    panels_.emplace_back(action, panel);
    connect(action, &QAction::toggled, this, [this, action, panel](bool on) { show(action, panel, on); });
    connect(panel, &LowerPanel::closed, action, [action] { action->setChecked(false); });
    connect(panel, &LowerPanel::move_wanted, this, &LowerPanels::move);
}

bool LowerPanels::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == LookChange::kind()) look_ = static_cast<LookChange*>(event)->look();
    return QObject::eventFilter(watched, event);
}

std::optional<OpenFigure> LowerPanels::open_figure() const {
    const auto* shows = dynamic_cast<const ShowsFigure*>(open());
    return shows != nullptr ? shows->open_figure() : std::nullopt;
}

LowerPanel* LowerPanels::open() const {
    const auto found = std::ranges::find_if(panels_, [](const auto& each) { return !each.second->isHidden(); });
    return found == panels_.end() ? nullptr : found->second;
}

void LowerPanels::show(QAction* action, LowerPanel* panel, bool shown) {
    const bool had_keyboard = panel->isAncestorOf(QApplication::focusWidget());
    if (shown)
        for (const auto& [other, unused] : panels_)
            if (other != action) other->setChecked(false);
    panel->setVisible(shown);
    emit arrangement_wanted();
    if (shown && panel->focusProxy() != nullptr) panel->setFocus();
    if (!shown && had_keyboard) emit left();
}

QString LowerPanels::key_of(const LowerPanel& panel, bool beside) const {
    return QStringLiteral("%1_%2").arg(names_.at(&panel), beside ? QStringLiteral("width") : QStringLiteral("height"));
}

int LowerPanels::extent_of(const LowerPanel& panel, bool beside, const QSize& room) const {
    constexpr double kMostWidth = 0.5;  // of the room, of which the figure keeps the rest
    constexpr double kMostHeight = 0.62;
    const auto chosen = chosen_.find(key_of(panel, beside));
    const auto most = static_cast<int>(beside ? kMostWidth * room.width() : kMostHeight * room.height());
    if (chosen != chosen_.end()) return std::min(look_.px(chosen->second), most);
    return std::min(beside ? panel.usual_width(room.width()) : panel.usual_height(rows_.window()->height()), most);
}

std::optional<PanelNeeds> LowerPanels::needs_of_open(const QSize& room) const {
    const LowerPanel* panel = open();
    if (panel == nullptr) return std::nullopt;
    return PanelNeeds{extent_of(*panel, false, room), extent_of(*panel, true, room), beside_};
}

void LowerPanels::place(bool beside) {
    LowerPanel* panel = open();
    if (panel == nullptr) return;
    panel->set_beside(beside);
    rows_.setOrientation(beside ? Qt::Horizontal : Qt::Vertical);
    const int extent = extent_of(*panel, beside, rows_.size());
    const int room = beside ? rows_.width() : rows_.height();
    QList<int> sizes(rows_.count(), 0);
    sizes.first() = std::max(0, room - extent - rows_.handleWidth());
    sizes[rows_.indexOf(panel)] = extent;
    rows_.setSizes(sizes);
}

void LowerPanels::take_dragged() {
    const LowerPanel* panel = open();
    if (panel == nullptr) return;
    const int extent = panel->is_beside() ? panel->width() : panel->height();
    chosen_[key_of(*panel, panel->is_beside())] = extent / look_.zoom;
    emit arrangement_wanted();
}

void LowerPanels::move(bool beside) {
    beside_ = beside;
    emit arrangement_wanted();
}

void LowerPanels::restore(const Settings& settings) {
    beside_ = settings.part_open(kBeside);
    for (const auto& [action, panel] : panels_) {
        for (const bool beside : {false, true})
            if (const auto size = settings.part_size(key_of(*panel, beside))) chosen_[key_of(*panel, beside)] = *size;
    }
}

void LowerPanels::save(Settings& settings) const {
    settings.set_part_open(kBeside, beside_);
    for (const auto& [key, size] : chosen_) settings.set_part_size(key, size);
}

}  // namespace headlight
