#include "workbench/stage.h"

#include "workbench/actions.h"
#include "workbench/document.h"
#include "workbench/guide.h"
#include "workbench/head_panel.h"
#include "workbench/segmented.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

namespace {

constexpr int kPanesInRow = 3;

}  // namespace

Stage::Stage(Document& document, Actions& actions, QWidget* parent) : QWidget(parent), document_(document) {
    setObjectName(QStringLiteral("stage"));
    setAttribute(Qt::WA_StyledBackground);
    build_link_controls();
    build_header(actions);
    guide_ = new Guide(this);
    guide_->hide();
    grid_ = new QGridLayout;
    grid_->setContentsMargins(0, 0, 0, 0);
    auto* column = new QVBoxLayout(this);
    column->addWidget(header_);
    column->addWidget(guide_);
    column->addLayout(grid_, 1);
    connect(&document_, &Document::picture_changed, this, &Stage::refresh);
    connect(&document_, &Document::view_changed, this, &Stage::refresh_header);
    place_panes(1);
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
    head_label_->setToolTip(tr("Where most of this head's attention goes (the largest of its measures)"));
    pin_ = new QToolButton(header_);
    pin_->setDefaultAction(actions.pin);
    pin_->setProperty("flat", true);
    aggregate_ = new QToolButton(header_);
    aggregate_->setText(tr("Heads ▾"));
    aggregate_->setToolTip(actions.aggregate_menu->title().remove(QLatin1Char('&')));
    aggregate_->setAccessibleName(aggregate_->toolTip());
    aggregate_->setMenu(actions.aggregate_menu);
    aggregate_->setPopupMode(QToolButton::InstantPopup);
    aggregate_->setProperty("flat", true);
    auto* kinds = new Segmented(tr("Kind of picture"), {actions.heat_map, actions.links, actions.both}, true, header_);
    auto* row = new QHBoxLayout(header_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(title_);
    row->addWidget(head_label_);
    row->addWidget(pin_);
    row->addWidget(aggregate_);
    row->addStretch(1);
    row->addWidget(link_controls_);
    row->addWidget(kinds);
}

void Stage::build_link_controls() {
    link_controls_ = new QWidget(this);
    threshold_ = new QDoubleSpinBox(link_controls_);
    threshold_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    strongest_ = new QSpinBox(link_controls_);
    strongest_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    threshold_->setRange(0, 1);
    threshold_->setDecimals(2);
    threshold_->setSingleStep(0.01);
    threshold_->setPrefix(tr("≥ "));
    threshold_->setAccessibleName(tr("Smallest weight that is drawn as a link"));
    threshold_->setToolTip(threshold_->accessibleName());
    strongest_->setRange(0, 100);
    strongest_->setPrefix(tr("top "));
    strongest_->setSpecialValueText(tr("all links"));
    strongest_->setAccessibleName(tr("At most so many links for each query"));
    strongest_->setToolTip(strongest_->accessibleName());
    auto* row = new QHBoxLayout(link_controls_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(threshold_);
    row->addWidget(strongest_);
    constexpr int kThreshold = 2;
    constexpr int kStrongest = 3;
    connect(threshold_, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        document_.change_view(
            tr("smallest link %1").arg(value), [value](ViewState& view) { view.links.threshold = value; }, kThreshold);
    });
    connect(strongest_, &QSpinBox::valueChanged, this, [this](int value) {
        document_.change_view(
            tr("links for each query"), [value](ViewState& view) { view.links.strongest = value; }, kStrongest);
    });
}

void Stage::set_look(const Look& look) {
    look_ = look;
    layout()->setContentsMargins(look.px(12), look.px(8), look.px(8), look.px(4));
    layout()->setSpacing(look.px(6));
    header_->layout()->setSpacing(look.px(8));
    title_->setFont(look.section_font());
    head_label_->setFont(look.sized(0.88, true));
    guide_->set_look(look);
    for (HeadPane* pane : panes_) pane->set_look(look);
    fit_header();
}

void Stage::place_panes(std::size_t count) {
    while (panes_.size() > count) {
        grid_->removeWidget(panes_.back());
        delete panes_.back();
        panes_.pop_back();
    }
    while (panes_.size() < count) {
        auto* pane = new HeadPane(document_, panes_.size(), this);
        pane->set_look(look_);
        const int at = static_cast<int>(panes_.size());
        grid_->addWidget(pane, at / kPanesInRow, at % kPanesInRow);
        panes_.push_back(pane);
    }
    for (HeadPane* pane : panes_) pane->set_named(count > 1);
    for (int column = 0; column < kPanesInRow; ++column)
        grid_->setColumnStretch(column, column < static_cast<int>(count) ? 1 : 0);
}

void Stage::refresh() {
    const PicturePointer& picture = document_.picture();
    place_panes(picture ? std::max<std::size_t>(picture->matrices.size(), 1) : 1);
    for (HeadPane* pane : panes_) pane->refresh();
    refresh_header();
}

void Stage::refresh_header() {
    const ViewState& view = document_.view();
    title_->setText(choice_name(view.choice));
    const PicturePointer& picture = document_.picture();
    const QString label = picture && picture->view.choice == view.choice ? head_label(picture->head_values) : QString();
    head_label_->setText(label);
    head_label_->setVisible(!label.isEmpty());
    link_controls_->setVisible(view.picture != PictureKind::HeatMap);
    const QSignalBlocker quiet_threshold(threshold_);
    const QSignalBlocker quiet_strongest(strongest_);
    threshold_->setValue(view.links.threshold);
    strongest_->setValue(view.links.strongest);
    fit_header();
}

void Stage::fit_header() {
    // What is in the menus too gives way first.
    const bool with_links = document_.view().picture != PictureKind::HeatMap;
    const int room = width() - look_.px(20);
    aggregate_->show();
    pin_->show();
    link_controls_->setVisible(with_links);
    for (QWidget* less_needed : {static_cast<QWidget*>(aggregate_), link_controls_, static_cast<QWidget*>(pin_),
                                 static_cast<QWidget*>(head_label_)}) {
        if (header_->layout()->minimumSize().width() <= room) break;
        less_needed->hide();
    }
}

QSize Stage::minimumSizeHint() const {
    return {look_.px(160), look_.px(120)};
}

void Stage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit_header();
}

}  // namespace headlight
