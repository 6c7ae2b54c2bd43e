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
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <type_traits>

namespace headlight {

/// How the panels of a class are made.
struct PanelMaker {
    const QMetaObject* type;
    LowerPanel* (*make)(Document&, Actions&, QWidget* parent);
};

namespace {

template <typename Panel>
LowerPanel* make(Document& document, Actions& actions, QWidget* parent) {
    if constexpr (std::is_constructible_v<Panel, Document&, Actions&, QWidget*>)
        return new Panel(document, actions, parent);
    else
        return new Panel(document, parent);
}

template <typename Panel>
constexpr PanelMaker maker_of() {
    return {&Panel::staticMetaObject, &make<Panel>};
}

/// How the panel of an action is made.
const std::map<ActionId, PanelMaker> kMakers{
    {ActionId::Explain, maker_of<WhyPanel>()},           {ActionId::TokenSteps, maker_of<StepsPanel>()},
    {ActionId::ContinueText, maker_of<ContinuePanel>()}, {ActionId::Interventions, maker_of<InterventionsPanel>()},
    {ActionId::FindHeads, maker_of<FindHeadsPanel>()},   {ActionId::Highlights, maker_of<HighlightsPanel>()},
    {ActionId::Notes, maker_of<NotesPanel>()},           {ActionId::Probability, maker_of<ProbabilityPanel>()},
};

/// Setting: the panels stand beside the figure.
const auto kBeside = QStringLiteral("panels_beside");

}  // namespace

LowerPanels::LowerPanels(Document& document, Actions& actions, GripSplitter& rows)
    : QObject(&rows), document_(document), actions_(actions), rows_(rows) {
    rows_.installEventFilter(this);
    connect(&rows_, &GripSplitter::handle_dragged, this, &LowerPanels::take_dragged);
    for (const PanelRow& row : panel_rows())
        if (row.below) places_.push_back({row.id, actions.at(row.action.id), &kMakers.at(row.action.id)});
    for (Place& place : places_)
        connect(place.action, &QAction::toggled, this, [this, &place](bool on) { show(place, on); });
}

LowerPanels::Place& LowerPanels::place_of(const QMetaObject& type) {
    return *std::ranges::find_if(places_, [&](const Place& place) { return place.maker->type == &type; });
}

LowerPanel& LowerPanels::made_panel(Place& place) {
    if (place.panel != nullptr) return *place.panel;
    LowerPanel* panel = place.maker->make(document_, actions_, rows_.parentWidget());
    place.panel = panel;
    panel->hide();
    rows_.addWidget(panel);
    rows_.setStretchFactor(rows_.indexOf(panel), 0);
    rows_.setCollapsible(rows_.indexOf(panel), false);
    connect(panel, &LowerPanel::closed, place.action, [action = place.action] { action->setChecked(false); });
    connect(panel, &LowerPanel::move_wanted, this, &LowerPanels::move);
    if (place.when_made) place.when_made(*panel);
    emit made(panel);
    return *panel;
}

void LowerPanels::prepare() {
    constexpr auto kPause = std::chrono::milliseconds(300);
    QTimer::singleShot(kPause, this, [this] {
        const auto next = std::ranges::find(places_, nullptr, &Place::panel);
        if (next == places_.end()) return;
        made_panel(*next);
        prepare();
    });
}

void LowerPanels::for_each_made(const std::function<void(LowerPanel&)>& call) const {
    for (const Place& place : places_)
        if (place.panel != nullptr) call(*place.panel);
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
    const Place* place = open_place();
    return place == nullptr ? nullptr : place->panel;
}

const LowerPanels::Place* LowerPanels::open_place() const {
    const auto found = std::ranges::find_if(
        places_, [](const Place& place) { return place.panel != nullptr && !place.panel->isHidden(); });
    return found == places_.end() ? nullptr : &*found;
}

void LowerPanels::show(Place& place, bool shown) {
    LowerPanel& panel = made_panel(place);
    const bool had_keyboard = panel.isAncestorOf(QApplication::focusWidget());
    if (shown)
        for (const Place& other : places_)
            if (other.action != place.action) other.action->setChecked(false);
    panel.setVisible(shown);
    emit arrangement_wanted();
    if (shown && panel.focusProxy() != nullptr) panel.setFocus();
    if (!shown && had_keyboard) emit left();
}

QString LowerPanels::key_of(const Place& place, bool beside) {
    return QStringLiteral("%1_%2").arg(place.id, beside ? QStringLiteral("width") : QStringLiteral("height"));
}

int LowerPanels::extent_of(const Place& place, bool beside, const QSize& room) const {
    constexpr double kMostWidth = 0.5;  // of the room, of which the figure keeps the rest
    constexpr double kMostHeight = 0.62;
    const auto chosen = chosen_.find(key_of(place, beside));
    const auto most = static_cast<int>(beside ? kMostWidth * room.width() : kMostHeight * room.height());
    if (chosen != chosen_.end()) return std::min(look_.px(chosen->second), most);
    return std::min(
        beside ? place.panel->usual_width(room.width()) : place.panel->usual_height(rows_.window()->height()), most);
}

std::optional<PanelNeeds> LowerPanels::needs_of_open(const QSize& room) const {
    const Place* place = open_place();
    if (place == nullptr) return std::nullopt;
    return PanelNeeds{extent_of(*place, false, room), extent_of(*place, true, room), beside_};
}

void LowerPanels::place(bool beside) {
    const Place* place = open_place();
    if (place == nullptr) return;
    place->panel->set_beside(beside);
    rows_.setOrientation(beside ? Qt::Horizontal : Qt::Vertical);
    const int extent = extent_of(*place, beside, rows_.size());
    const int room = beside ? rows_.width() : rows_.height();
    QList<int> sizes(rows_.count(), 0);
    sizes.first() = std::max(0, room - extent - rows_.handleWidth());
    sizes[rows_.indexOf(place->panel)] = extent;
    rows_.setSizes(sizes);
}

void LowerPanels::take_dragged() {
    const Place* place = open_place();
    if (place == nullptr) return;
    const bool beside = place->panel->is_beside();
    const int extent = beside ? place->panel->width() : place->panel->height();
    chosen_[key_of(*place, beside)] = extent / look_.zoom;
    emit arrangement_wanted();
}

void LowerPanels::move(bool beside) {
    beside_ = beside;
    emit arrangement_wanted();
}

void LowerPanels::restore(const Settings& settings) {
    beside_ = settings.part_open(kBeside);
    for (const Place& place : places_) {
        for (const bool beside : {false, true})
            if (const auto size = settings.part_size(key_of(place, beside))) chosen_[key_of(place, beside)] = *size;
    }
}

void LowerPanels::save(Settings& settings) const {
    settings.set_part_open(kBeside, beside_);
    for (const auto& [key, size] : chosen_) settings.set_part_size(key, size);
}

}  // namespace headlight
