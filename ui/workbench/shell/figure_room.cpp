#include "workbench/shell/figure_room.h"

#include "workbench/menus/settings.h"
#include "workbench/shell/lower_panels.h"

#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr double kBar = 26;
// The columns are as wide as their texts want, up to a share that leaves the figure its place.
constexpr double kLeftWanted = 395;
constexpr double kLeftMostShare = 0.275;
constexpr double kRightWanted = 268;
constexpr double kRightMostShare = 0.2;

const std::array<QString, 2> kKeys{QStringLiteral("left_column"), QStringLiteral("right_column")};

QVBoxLayout* filled(QWidget* widget) {
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

}  // namespace

FigureRoom::FigureRoom(QWidget* parent) : LookFollower(parent) {
    rows_ = new GripSplitter(Qt::Vertical, this);
    filled(this)->addWidget(rows_);
    figure_row_ = new QWidget(rows_);
    columns_ = new GripSplitter(Qt::Horizontal, figure_row_);
    make_column(Side::Left, tr("All heads"));
    make_column(Side::Right, tr("Details"));
    auto* row = new QHBoxLayout(figure_row_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(column(Side::Left).bar);
    row->addWidget(columns_, 1);
    row->addWidget(column(Side::Right).bar);
    rows_->addWidget(figure_row_);
    rows_->setStretchFactor(0, 1);
    rows_->setCollapsible(0, false);
    const auto side_of = [](int handle) { return handle == 1 ? Side::Left : Side::Right; };
    connect(columns_, &GripSplitter::handle_dragged, this,
            [this, side_of](int handle) { take_dragged(side_of(handle)); });
    connect(columns_, &GripSplitter::handle_double_clicked, this,
            [this, side_of](int handle) { choose_open(side_of(handle), false); });
}

void FigureRoom::make_column(Side side, const QString& name) {
    Column& made = column(side);
    made.holder = new QWidget(columns_);
    filled(made.holder);
    made.bar = new ColumnBar(name, side == Side::Left ? Qt::RightArrow : Qt::LeftArrow, figure_row_);
    made.bar->hide();
    connect(made.bar, &ColumnBar::clicked, this, [this, side] { choose_open(side, true); });
}

void FigureRoom::set_contents(QWidget* left, QWidget* middle, QWidget* right) {
    column(Side::Left).content = left;
    column(Side::Right).content = right;
    for (const Column& each : columns_of_) each.holder->layout()->addWidget(each.content);
    columns_->addWidget(column(Side::Left).holder);
    columns_->addWidget(middle);
    columns_->addWidget(column(Side::Right).holder);
    columns_->setCollapsible(1, false);
    for (int place = 0; place < columns_->count(); ++place) columns_->setStretchFactor(place, place == 1 ? 1 : 0);
}

void FigureRoom::set_panels(LowerPanels* panels) {
    panels_ = panels;
    connect(panels, &LowerPanels::arrangement_wanted, this, &FigureRoom::arrange);
}

void FigureRoom::set_look(const Look& look) {
    look_ = look;
    arrange();
}

ColumnNeeds FigureRoom::needs_of(const Column& column, double wanted, double most_share, int least) const {
    ColumnNeeds needs;
    if (column.content->isHidden()) {
        needs.open = false;
        return needs;
    }
    needs.wanted = std::min(look_.px(wanted), static_cast<int>(width() * most_share));
    needs.least = std::min(least, needs.wanted);
    needs.bar = look_.px(kBar);
    needs.open = column.chosen;
    if (column.revealed) needs.open = true;
    constexpr double kReadable = 0.75;  // of the least
    if (!needs.open && needs.wanted < kReadable * std::min(least, look_.px(wanted))) needs.open = false;
    if (needs.open == true) needs.wanted = std::max(needs.wanted, std::min(look_.px(wanted), width() / 3));
    if (column.width) needs.width = std::min(look_.px(*column.width), width() / 2);
    return needs;
}

RoomNeeds FigureRoom::room_needs(const MiddleNeeds& middle) const {
    constexpr double kEnough = 300;
    constexpr double kComfortable = 380;
    constexpr double kPlenty = 600;
    constexpr double kOfSeveral = 0.7;
    RoomNeeds needs;
    needs.room = size();
    needs.left = needs_of(columns_of_[0], kLeftWanted, kLeftMostShare, middle.left_least);
    needs.right = needs_of(columns_of_[1], kRightWanted, kRightMostShare, middle.right_least);
    needs.panel = panels_->needs_of_open(size());
    needs.left_closes_first = middle.left_closes_first;
    needs.gap = columns_->handleWidth();
    const double share = middle.figures > 1 ? kOfSeveral : 1;
    needs.enough = look_.px(share * kEnough);
    needs.comfortable = middle.figures > 1 ? needs.enough : look_.px(kComfortable);
    needs.plenty = look_.px(kPlenty);
    return needs;
}

void FigureRoom::arrange() {
    if (arranging_ || !needs_ || !panels_ || width() < 2 || height() < 2) return;
    const QScopedValueRollback<bool> once(arranging_, true);
    const MiddleNeeds middle = needs_();
    const RoomNeeds needs = room_needs(middle);
    const Arrangement best = best_arrangement(needs, middle.cells);
    panels_->place(best.panel_beside);
    const std::array<int, 2> widths{best.left, best.right};
    int bars = 0;
    for (std::size_t side = 0; side < columns_of_.size(); ++side) {
        Column& each = columns_of_[side];
        const bool open = widths[side] > 0;
        each.holder->setVisible(open);
        each.bar->setVisible(!open && !each.content->isHidden());
        if (!each.bar->isHidden()) bars += look_.px(kBar);
    }
    const int panel = needs.panel && best.panel_beside ? needs.panel->width + rows_->handleWidth() : 0;
    const int handles = (static_cast<int>(best.left > 0) + static_cast<int>(best.right > 0)) * needs.gap;
    const int rest = width() - bars - panel - handles - best.left - best.right;
    columns_->setSizes({best.left, std::max(1, rest), best.right});
}

void FigureRoom::choose_open(Side side, bool open) {
    Column& chosen = column(side);
    chosen.chosen = open;
    chosen.revealed = false;
    const bool had_keyboard = chosen.bar->hasFocus();
    arrange();
    if (open && had_keyboard) chosen.content->setFocus(Qt::OtherFocusReason);
}

void FigureRoom::forget_closed(Side side) {
    if (column(side).chosen == false) column(side).chosen.reset();
    arrange();
}

void FigureRoom::reveal(Side side) {
    column(side).revealed = true;
    arrange();
}

void FigureRoom::end_reveal() {
    for (Column& each : columns_of_) each.revealed = false;
    arrange();
}

void FigureRoom::take_dragged(Side side) {
    const QList<int> sizes = columns_->sizes();
    const int width = side == Side::Left ? sizes.front() : sizes.back();
    Column& dragged = column(side);
    dragged.chosen = width > 0;
    if (width > 0) dragged.width = width / look_.zoom;
    arrange();
}

void FigureRoom::restore(const Settings& settings) {
    for (std::size_t side = 0; side < columns_of_.size(); ++side) {
        Column& each = columns_of_[side];
        each.chosen = settings.part_open(kKeys[side]);
        each.width = settings.part_size(kKeys[side]);
    }
    panels_->restore(settings);
}

void FigureRoom::save(Settings& settings) const {
    for (std::size_t side = 0; side < columns_of_.size(); ++side) {
        settings.set_part_open(kKeys[side], columns_of_[side].chosen);
        settings.set_part_size(kKeys[side], columns_of_[side].width);
    }
    panels_->save(settings);
}

void FigureRoom::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

}  // namespace headlight
