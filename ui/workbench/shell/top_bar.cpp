#include "workbench/shell/top_bar.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/language/shown_names.h"
#include "workbench/menus/actions.h"
#include "workbench/widgets/menu_entries.h"
#include "workbench/widgets/overflow_button.h"
#include "workbench/widgets/plain_text.h"
#include "workbench/widgets/segmented.h"

#include <QHBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace headlight {

TopBar::TopBar(Document& document, Actions& actions, QWidget* parent) : LookFollower(parent), document_(document) {
    setObjectName(QStringLiteral("top_bar"));
    setAttribute(Qt::WA_StyledBackground);
    model_label_ = new QLabel(tr("Model"), this);
    model_label_->setProperty("muted", true);
    model_button_ = new QToolButton(this);
    model_button_->setAccessibleName(tr("Model"));
    models_ = new QMenu(model_button_);
    model_button_->setMenu(models_);
    model_button_->setPopupMode(QToolButton::InstantPopup);
    model_button_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    device_button_ = new QToolButton(this);
    device_button_->setAccessibleName(tr("Device and threads"));
    device_button_->setMenu(actions.menu(MenuId::Device));
    device_button_->setPopupMode(QToolButton::InstantPopup);
    units_ =
        new Segmented(tr("Tokens or words"), {actions.at(ActionId::Tokens), actions.at(ActionId::Words)}, false, this);
    scales_ = new Segmented(
        tr("Color scale"),
        {actions.at(ActionId::Linear), actions.at(ActionId::Logarithmic), actions.at(ActionId::Rank)}, false, this);
    hide_special_ = new QToolButton(this);
    hide_special_->setDefaultAction(actions.at(ActionId::HideSpecial));
    export_ = new QToolButton(this);
    export_->setDefaultAction(actions.at(ActionId::ExportFigure));
    export_->setProperty("primary", true);
    overflow_ = new OverflowButton(this);
    auto* row = new QHBoxLayout(this);
    row->addWidget(model_label_);
    row->addWidget(model_button_);
    row->addWidget(device_button_);
    row->addStretch(1);
    for (QWidget* each : std::initializer_list<QWidget*>{units_, scales_, hide_special_, overflow_, export_})
        row->addWidget(each);
    connect(&document_.run(), &LiveRun::model_changed, this, &TopBar::refresh);
    connect(&document_.run(), &LiveRun::busy_changed, this, &TopBar::refresh);
    refresh();
}

void TopBar::set_look(const Look& look) {
    look_ = look;
    layout()->setContentsMargins(look.px(12), look.px(7), look.px(12), look.px(7));
    layout()->setSpacing(look.px(9));
    model_label_->setFont(look.font);
    fit();
}

void TopBar::refresh() {
    const QString before = model_text_ + device_text_;
    if (const auto& model = document_.run().model()) {
        const ModelDescription& what = model->description;
        const QString layers =
            what.layers == 1 ? tr("1 layer") : tr("%n layers", nullptr, static_cast<int>(what.layers));
        const QString heads = what.heads == 1 ? tr("1 head") : tr("%n heads", nullptr, static_cast<int>(what.heads));
        model_text_ =
            tr("%1 · %2 · %3 × %4")
                .arg(QString::fromStdString(model->name), architecture_name(what.architecture), layers, heads);
        const QString choice = document_.run().backend().backend == "auto" ? tr("Auto: ") : QString();
        device_text_ = choice + text_of_backend(model->backend_name);
    } else {
        model_text_ = document_.run().loading() ? tr("Loading…") : tr("Open a model");
        device_text_ = tr("Device");
    }
    if (model_text_ + device_text_ != before) fit();
}

void TopBar::set_text(QToolButton& button, const QString& text, int most) {
    const QString shown = button.fontMetrics().elidedText(text, Qt::ElideRight, most);
    button.setText(with_ampersands(shown) + QStringLiteral("  ▾"));
    button.setToolTip(shown == text ? QString() : plain_tool_tip(text));
}

void TopBar::fit() {
    set_text(*model_button_, model_text_, std::max(look_.px(110), width() / 3));
    const int device_room = std::max(look_.px(90), width() / 8);
    set_text(*device_button_, device_text_, device_room);
    // In the order in which they give way, with the actions that then stand for them.
    const std::pair<QWidget*, QList<QAction*>> given_up[] = {
        {model_label_, {}},
        {device_button_, {device_button_->menu()->menuAction()}},
        {hide_special_, {hide_special_->defaultAction()}},
        {units_, units_->members()},
        {scales_, scales_->members()},
    };
    for (const auto& [control, actions] : given_up) control->show();
    overflow_->hide();
    QList<QList<QAction*>> entries;
    for (const auto& [control, actions] : given_up) {
        layout()->invalidate();
        if (layout()->minimumSize().width() <= width()) break;
        control->hide();
        if (actions.isEmpty()) continue;
        entries.append(actions);
        overflow_->show();
    }
    overflow_->set_entries(entries);
    layout()->invalidate();
    const int rest = width() - layout()->minimumSize().width();
    if (rest > 0 && !device_button_->isHidden()) set_text(*device_button_, device_text_, device_room + rest);
}

QSize TopBar::minimumSizeHint() const {
    return {look_.px(240), QWidget::minimumSizeHint().height()};
}

void TopBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

}  // namespace headlight
