#include "workbench/heads/stage.h"

#include "figures/legends_figure.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing_out.h"
#include "workbench/document/shown_view.h"
#include "workbench/heads/head_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/widgets/field_box.h"
#include "workbench/widgets/figures/pane_grid.h"
#include "workbench/widgets/guide.h"
#include "workbench/widgets/overflow_button.h"
#include "workbench/widgets/segmented.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

Stage::Stage(Document& document, Actions& actions, QWidget* parent) : LookFollower(parent), document_(document) {
    setAutoFillBackground(true);
    build_link_controls();
    build_header(actions);
    guide_ = new Guide(this);
    guide_->hide();
    room_ = new QWidget(this);
    room_->installEventFilter(this);
    grid_ = new QGridLayout(room_);
    grid_->setContentsMargins(0, 0, 0, 0);
    auto* column = new QVBoxLayout(this);
    column->addWidget(header_);
    column->addWidget(guide_);
    column->addWidget(room_, 1);
    color_bar_ = new FigureView(tr("Color bar of all heads"), this);
    color_bar_->setFocusPolicy(Qt::NoFocus);
    color_bar_->setAttribute(Qt::WA_TransparentForMouseEvents);
    color_bar_->hide();
    column->addWidget(color_bar_);
    connect(actions.at(ActionId::PartInView), &QAction::triggered, this, &Stage::show_only_what_is_in_view);
    connect(&document_.view(), &ShownView::picture_changed, this, &Stage::refresh);
    connect(&document_.view(), &ShownView::changed, this, &Stage::refresh_header);
    connect(&document_.run(), &LiveRun::busy_changed, this, &Stage::refresh_empty_texts);
    connect(&document_.run(), &LiveRun::time_passed, this, &Stage::refresh_empty_texts);
    connect(&document_.run(), &LiveRun::text_changed, this, &Stage::refresh_empty_texts);
    (void)make_panes(1);
    place_panes();
    refresh_header();
}

void Stage::build_header(Actions& actions) {
    header_ = new QWidget(this);
    title_ = new QLabel(header_);
    title_->setTextFormat(Qt::PlainText);
    head_label_ = new QLabel(header_);
    head_label_->setObjectName(QStringLiteral("head_label"));
    head_label_->setTextFormat(Qt::PlainText);
    head_label_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    head_label_->setToolTip(tr("Show the head label that fits best on this text"));
    pin_ = new QToolButton(header_);
    pin_->setDefaultAction(actions.at(ActionId::Pin));
    pin_->setProperty("flat", true);
    aggregate_ = new QToolButton(header_);
    aggregate_->setText(tr("Heads ▾"));
    aggregate_->setToolTip(actions.menu(MenuId::Aggregates)->title().remove(QLatin1Char('&')));
    aggregate_->setAccessibleName(aggregate_->toolTip());
    aggregate_->setMenu(actions.menu(MenuId::Aggregates));
    aggregate_->setPopupMode(QToolButton::InstantPopup);
    aggregate_->setProperty("flat", true);
    logarithmic_ = actions.at(ActionId::Logarithmic);
    log_hint_ = new QToolButton(header_);
    log_hint_->setText(tr("Weights too small to see: use log scale"));
    log_hint_->setToolTip(
        tr("Use the log scale: hardly any weight of this head is large enough to be seen on the linear scale"));
    log_hint_->setProperty("link", true);
    connect(log_hint_, &QToolButton::clicked, actions.at(ActionId::Logarithmic), &QAction::trigger);
    kinds_ = new Segmented(tr("Kind of figure"),
                           {actions.at(ActionId::OverImage), actions.at(ActionId::HeatMap), actions.at(ActionId::Links),
                            actions.at(ActionId::Both)},
                           true, header_);
    auto* row = new QHBoxLayout(header_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(title_);
    row->addWidget(head_label_);
    row->addWidget(pin_);
    row->addWidget(aggregate_);
    row->addWidget(log_hint_);
    row->addStretch(1);
    row->addWidget(link_controls_);
    row->addWidget(kinds_);
    overflow_ = new OverflowButton(header_);
    row->addWidget(overflow_);
}

void Stage::build_link_controls() {
    link_controls_ = new QWidget(this);
    threshold_ = new QDoubleSpinBox(link_controls_);
    strongest_ = new QSpinBox(link_controls_);
    take_bounds(*threshold_, "threshold");
    threshold_->setDecimals(2);
    threshold_->setSingleStep(0.01);
    threshold_->setPrefix(tr("≥ "));
    threshold_->setAccessibleName(tr("Smallest weight that is drawn as a link"));
    threshold_->setToolTip(threshold_->accessibleName());
    take_bounds(*strongest_, "top_k");
    strongest_->setPrefix(tr("top "));
    strongest_->setSpecialValueText(tr("all links"));
    strongest_->setAccessibleName(tr("Maximum links per query"));
    strongest_->setToolTip(strongest_->accessibleName());
    auto* row = new QHBoxLayout(link_controls_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(threshold_);
    row->addWidget(strongest_);
    links_entry_ = new QWidgetAction(this);
    auto* holder = new QWidget;  // the action takes it
    new QHBoxLayout(holder);
    links_entry_->setDefaultWidget(holder);
    constexpr int kThreshold = 2;
    constexpr int kStrongest = 3;
    connect(threshold_, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        document_.view().change(
            tr("smallest link %1").arg(value), [value](ViewState& view) { view.links.threshold = value; }, kThreshold);
    });
    connect(strongest_, &QSpinBox::valueChanged, this, [this](int value) {
        document_.view().change(
            tr("links for each query"), [value](ViewState& view) { view.links.strongest = value; }, kStrongest);
    });
}

void Stage::set_look(const Look& look) {
    look_ = look;
    QPalette ground = palette();
    ground.setColor(QPalette::Window, look.theme.paper);
    setPalette(ground);
    layout()->setContentsMargins(look.px(12), look.px(8), look.px(8), look.px(4));
    layout()->setSpacing(look.px(6));
    header_->layout()->setSpacing(look.px(8));
    title_->setFont(look.section_font());
    head_label_->setFont(look.sized(0.88, true));
    fit_header();
}

bool Stage::make_panes(std::size_t count) {
    constexpr std::size_t kAtOnce = 6;
    if (panes_.size() != count) columns_ = 0;
    while (panes_.size() > count) {
        grid_->removeWidget(panes_.back());
        delete panes_.back();
        panes_.pop_back();
    }
    for (std::size_t made = 0; panes_.size() < count && made < kAtOnce; ++made) {
        auto* pane = new HeadPane(document_, panes_.size(), room_);
        panes_.push_back(pane);
        pane->set_named(count > 1);
        send_look(*pane, look_);
        emit part_made(pane);
    }
    panes_.front()->set_named(count > 1);
    return panes_.size() == count;
}

std::vector<QWidget*> Stage::parts() const {
    std::vector<QWidget*> parts{header_, guide_, color_bar_};
    parts.insert(parts.end(), panes_.begin(), panes_.end());
    return parts;
}

PaneGrid Stage::grid_in(const QSize& room) const {
    constexpr double kLeastWidth = 150;  // of a pane, below which the names of heads do not fit
    return best_grid(room, static_cast<int>(panes_.size()), grid_->spacing(), {look_.px(kLeastWidth), 0},
                     [&](const QSize& pane) { return arrangement_in(pane).cells; });
}

HeadPane::Arrangement Stage::arrangement_in(const QSize& pane) const {
    const View kind = document_.view().state().figure.value_or(View::Both);
    return HeadPane::arrangement_in(pane, kind, look_, color_bar_->isHidden());
}

int Stage::cells_in(const QSize& stage) const {
    const QMargins margins = layout()->contentsMargins();
    int above = margins.top() + margins.bottom() + header_->sizeHint().height() + layout()->spacing();
    if (!color_bar_->isHidden()) above += color_bar_->height() + layout()->spacing();
    const QSize room(stage.width() - margins.left() - margins.right(), stage.height() - above);
    return arrangement_in(grid_in(room).pane).cells;
}

void Stage::place_panes() {
    const PaneGrid grid = grid_in(room_->size());
    for (HeadPane* pane : panes_) pane->arrange(arrangement_in(grid.pane));
    if (grid.columns == columns_) return;
    for (int column = 0; column < grid_->columnCount(); ++column) grid_->setColumnStretch(column, 0);
    for (int row = 0; row < grid_->rowCount(); ++row) grid_->setRowStretch(row, 0);
    for (std::size_t index = 0; index < panes_.size(); ++index) {
        const int row = static_cast<int>(index) / grid.columns;
        const int column = static_cast<int>(index) % grid.columns;
        grid_->removeWidget(panes_[index]);
        grid_->addWidget(panes_[index], row, column);
        grid_->setColumnStretch(column, 1);
        grid_->setRowStretch(row, 1);
    }
    columns_ = grid.columns;
}

void Stage::refresh_empty_texts() {
    for (HeadPane* pane : panes_) pane->refresh_empty_text();
}

void Stage::refresh() {
    const ShownView& view = document_.view();
    const PicturePointer& picture = view.picture() ? view.picture() : view.picture_so_far();
    const bool complete = make_panes(picture ? std::max<std::size_t>(picture->matrices.size(), 1) : 1);
    panes_.front()->refresh();
    if (!complete) {
        QMetaObject::invokeMethod(this, &Stage::refresh, Qt::QueuedConnection);
        return;
    }
    place_panes();
    for (std::size_t index = 1; index < panes_.size(); ++index) panes_[index]->refresh_soon();
    refresh_color_bar(picture.get());
    refresh_header();
    const std::pair needed(document_.view().state().figure.value_or(View::Both), panes_.size());
    if (needed == needed_) return;
    needed_ = needed;
    place_panes();
    emit needs_changed();
}

void Stage::refresh_color_bar(const Picture* shown) {
    const bool any = shown != nullptr && !shown->heads.empty();
    const HeatMapFigure* map = any ? shown->heads.front().heat_map.get() : nullptr;
    const bool shared =
        map != nullptr && !map->style().legend && shown->view.figure.value_or(View::Both) != View::Links;
    if (shared) {
        FigureStyle style = map->style();
        style.legend = true;
        color_bar_->set_figure(std::make_shared<LegendsFigure>(std::vector{LegendsFigure::Part{style, map->legend()}}));
        fit_color_bar();
    }
    color_bar_->setVisible(shared);
}

void Stage::fit_color_bar() {
    if (color_bar_->figure())
        color_bar_->setFixedHeight(static_cast<int>(std::ceil(color_bar_->figure()->height_for_width(width()))));
}

void Stage::refresh_header() {
    const ViewState& view = document_.view().state();
    guide_->explain(view.figure == View::Image && document_.run().reads_images());
    title_->setText(long_text(view.choice));
    const PicturePointer& picture = document_.view().picture();
    const QString label = picture && picture->view.choice == view.choice ? head_label(*picture) : QString();
    head_label_->setText(label);
    const QSignalBlocker quiet_threshold(threshold_);
    const QSignalBlocker quiet_strongest(strongest_);
    threshold_->setValue(view.links.threshold);
    strongest_->setValue(view.links.strongest);
    fit_header();
}

void Stage::fit_header() {
    const View kind = document_.view().state().figure.value_or(View::Both);
    const bool with_links = kind == View::Links || kind == View::Both;
    const int room = width() - look_.px(20);
    const PicturePointer& picture = document_.view().picture();
    const bool faint = picture && picture->faint && document_.view().state().scale == Scale::Linear;
    // Showing and hiding lays the header out anew: only when there is a reason.
    const QStringList now{title_->text(),
                          head_label_->text(),
                          QString::number(room),
                          QString::number(look_.zoom),
                          QString::number(with_links),
                          QString::number(faint)};
    if (now == fitted_) return;
    fitted_ = now;
    head_label_->setVisible(!head_label_->text().isEmpty());
    aggregate_->show();
    pin_->show();
    overflow_->hide();
    log_hint_->setVisible(faint);
    kinds_->show();
    place_link_controls(true);
    link_controls_->setVisible(with_links);
    // In the order in which they give way, with the actions that then stand for them.
    const std::pair<QWidget*, QList<QAction*>> given_up[] = {
        {aggregate_, {aggregate_->menu()->menuAction()}},
        {pin_, {pin_->defaultAction()}},
        {link_controls_, {links_entry_}},
        {head_label_, {}},
        {log_hint_, {logarithmic_}},
        {kinds_, kinds_->members()},
    };
    QList<QList<QAction*>> entries;
    for (const auto& [control, actions] : given_up) {
        if (header_->layout()->minimumSize().width() <= room) break;
        if (control->isHidden()) continue;
        control->hide();
        if (actions.isEmpty()) continue;
        entries.append(actions);
        overflow_->show();
        if (control == link_controls_) place_link_controls(false);
    }
    overflow_->set_entries(entries);
}

void Stage::place_link_controls(bool in_header) {
    QWidget* holder = in_header ? header_ : links_entry_->defaultWidget();
    if (link_controls_->parentWidget() == holder) return;
    auto* row = static_cast<QHBoxLayout*>(holder->layout());
    row->insertWidget(in_header ? row->indexOf(kinds_) : 0, link_controls_);
    link_controls_->show();
}

std::vector<Viewport> Stage::viewports() const {
    std::vector<Viewport> result;
    for (HeadPane* pane : panes_) result.push_back(pane->heat_map().viewport());
    return result;
}

void Stage::show_only_what_is_in_view() {
    const PicturePointer& picture = document_.view().picture();
    const FigureView& view = panes_.front()->heat_map();
    if (!picture || picture->matrices.empty()) return;
    if (view.zoom() <= 1)
        return document_.notices().post(
            Notice::Kind::Information,
            tr("Enlarge the heat map first (Alt++, or Ctrl and the wheel); the part in view is then kept."),
            QStringLiteral("highlight"));
    const AttentionMatrix& matrix = *picture->matrices.front();
    const Viewport& shown = view.viewport();
    show_part(document_, tokens_in_view(matrix.queries, shown.first_query, shown.queries),
              tokens_in_view(matrix.keys, shown.first_key, shown.keys));
}

QSize Stage::pictures_size() const {
    return room_->size();
}

void Stage::show_guide(bool shown) {
    guide_wanted_ = shown;
    constexpr double kRoomForBoth = 320;
    guide_->setVisible(shown && (!isVisible() || height() >= look_.px(kRoomForBoth)));
}

QSize Stage::minimumSizeHint() const {
    return {look_.px(160), look_.px(120)};
}

void Stage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    show_guide(guide_wanted_);
    fit_color_bar();
    fit_header();
}

bool Stage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == room_ && event->type() == QEvent::Resize) place_panes();
    return QWidget::eventFilter(watched, event);
}

}  // namespace headlight
