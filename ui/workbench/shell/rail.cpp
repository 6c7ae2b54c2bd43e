#include "workbench/shell/rail.h"

#include "workbench/menus/actions.h"
#include "workbench/menus/panel_table.h"
#include "workbench/widgets/look/tinted_icon.h"

#include <QKeyEvent>

#include <algorithm>

namespace headlight {

namespace {

constexpr double kWidth = 68;
constexpr double kHeight = 56;
constexpr double kLowWidth = 44;  // of a button without its word
constexpr double kLowHeight = 36;
constexpr double kAroundRail = 64;  // of a window: menu bar and status line

/// All that Explore closes.
std::vector<ActionId> closed_by_explore() {
    std::vector<ActionId> ids{ActionId::Lessons};  // first: a lesson that ends opens what stood there before
    for (const PanelRow& row : panel_rows()) ids.push_back(row.action.id);
    return ids;
}

}  // namespace

std::vector<RailRow> rail_rows() {
    return {
        {ActionId::Explore, QT_TRANSLATE_NOOP("headlight::Rail", "Explore"), QStringLiteral("explore")},
        {ActionId::Compare, QT_TRANSLATE_NOOP("headlight::Rail", "Compare"), QStringLiteral("compare")},
        {ActionId::Explain, QT_TRANSLATE_NOOP("headlight::Rail", "Explain"), QStringLiteral("explain")},
        {ActionId::Interventions, QT_TRANSLATE_NOOP("headlight::Rail", "Intervene"), QStringLiteral("intervene")},
        {ActionId::ContinueText, QT_TRANSLATE_NOOP("headlight::Rail", "Generate"), QStringLiteral("generate")},
        {ActionId::Lessons, QT_TRANSLATE_NOOP("headlight::Rail", "Learn"), QStringLiteral("learn")},
    };
}

Rail::Rail(Actions& actions, QWidget* parent) : LookFollower(parent), actions_(actions) {
    setObjectName(QStringLiteral("rail"));
    setAccessibleName(tr("Navigation"));
    setMovable(false);
    setFloatable(false);
    setOrientation(Qt::Vertical);
    setContextMenuPolicy(Qt::PreventContextMenu);
    for (const RailRow& row : rail_rows()) add(row);
    name_button_of_the_rest();
    for (const ActionId id : closed_by_explore()) connect(actions.at(id), &QAction::toggled, this, &Rail::refresh);
    connect(actions.at(ActionId::Explore), &QAction::triggered, this, &Rail::explore);
    refresh();
}

void Rail::add(const RailRow& row) {
    QAction* action = actions_.at(row.action);
    auto* button = new QToolButton(this);
    button->setText(tr(row.word));
    button->setAccessibleName(button->text());
    button->setToolTip(
        QStringLiteral("%1 (%2)").arg(action->toolTip(), action->shortcut().toString(QKeySequence::NativeText)));
    button->setCheckable(true);
    button->setChecked(action->isChecked());
    connect(action, &QAction::toggled, button, &QToolButton::setChecked);
    connect(button, &QToolButton::clicked, this, [this, id = row.action] { go_to(id); });
    button->installEventFilter(this);
    addWidget(button);
    places_.push_back({row.action, row.icon, button});
}

void Rail::name_button_of_the_rest() {
    // Qt makes it for what has no room.
    for (auto* rest : findChildren<QToolButton*>(QStringLiteral("qt_toolbar_ext_button")))
        rest->setAccessibleName(tr("More places"));
}

QToolButton* Rail::button(ActionId id) const {
    const auto found = std::ranges::find(places_, id, &Place::id);
    return found == places_.end() ? nullptr : found->button;
}

void Rail::go_to(ActionId id) {
    // Lessons stand beside the other places and open them.
    const auto excluded = [id](const Place& place) {
        return place.id != id && place.id != ActionId::Explore && place.id != ActionId::Lessons;
    };
    if (id != ActionId::Lessons && id != ActionId::Explore)
        for (const Place& place : places_)
            if (excluded(place)) actions_.at(place.id)->setChecked(false);
    actions_.at(id)->trigger();
    button(id)->setChecked(actions_.at(id)->isChecked());
}

void Rail::explore() {
    for (const ActionId id : closed_by_explore()) actions_.at(id)->setChecked(false);
    refresh();
}

void Rail::refresh() {
    const std::vector<ActionId> others = closed_by_explore();
    actions_.at(ActionId::Explore)->setChecked(std::ranges::none_of(others, [this](ActionId id) {
        return actions_.at(id)->isChecked();
    }));
}

void Rail::set_look(const Look& look) {
    look_ = look;
    setIconSize(QSize(look.px(22), look.px(22)));
    for (const Place& place : places_) {
        place.button->setIcon(tinted_icon(place.icon, look.muted, look.primary, look.px(22), devicePixelRatioF()));
        place.button->setFont(look.sized(0.84));
    }
}

void Rail::fit_window(int height) {
    const double needed = kHeight * static_cast<double>(places_.size()) + kAroundRail;
    const bool high = height >= look_.px(needed);
    for (const Place& place : places_)
        place.button->setToolButtonStyle(high ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly);
    const int width = high ? width_of_words() : look_.px(kLowWidth);
    for (const Place& place : places_) place.button->setFixedSize(width, look_.px(high ? kHeight : kLowHeight));
    constexpr int kBorder = 1;
    setFixedWidth(width + kBorder);
}

int Rail::width_of_words() const {
    int width = look_.px(kWidth);
    for (const Place& place : places_) width = std::max(width, place.button->sizeHint().width());
    return width;
}

QSize Rail::minimumSizeHint() const {
    return {QToolBar::minimumSizeHint().width(), 1};
}

bool Rail::eventFilter(QObject* watched, QEvent* event) {
    const auto now = std::ranges::find_if(places_, [&](const Place& place) { return place.button == watched; });
    if (event->type() != QEvent::KeyPress || now == places_.end()) return QToolBar::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int by = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if (by == 0) return false;
    const auto count = static_cast<int>(places_.size());
    const int next = (static_cast<int>(now - places_.begin()) + by + count) % count;
    places_[static_cast<std::size_t>(next)].button->setFocus(Qt::TabFocusReason);
    return true;
}

}  // namespace headlight
