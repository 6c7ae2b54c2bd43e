#include "workbench/shell/welcome_bar.h"

#include "workbench/menus/actions.h"

#include <QHBoxLayout>
#include <QMenu>

namespace headlight {

WelcomeBar::WelcomeBar(const Actions& actions, QMenu& models, QWidget* parent)
    : LookFollower(parent), sentence_(new QLabel(this)), close_(new QToolButton(this)) {
    setObjectName(QStringLiteral("welcome"));
    sentence_->setText(tr("Headlight shows which tokens each attention head of a transformer attends to."));
    sentence_->setTextFormat(Qt::PlainText);
    sentence_->setWordWrap(true);
    close_->setText(QStringLiteral("✕"));
    close_->setProperty("flat", true);
    close_->setAccessibleName(tr("Dismiss the welcome"));
    auto* row = new QHBoxLayout(this);
    row->addWidget(sentence_, 1);
    connect(add_offer(tr("Start lesson 1")), &QToolButton::clicked, this, &WelcomeBar::first_lesson_wanted);
    connect(add_offer(tr("Type a text")), &QToolButton::clicked, actions.at(ActionId::EditText), &QAction::trigger);
    QToolButton* model = add_offer(tr("Choose a model  ▾"));
    model->setMenu(&models);
    model->setPopupMode(QToolButton::InstantPopup);
    connect(&models, &QMenu::triggered, this, &WelcomeBar::dismissed);
    connect(add_offer(tr("Open a file…")), &QToolButton::clicked, actions.at(ActionId::OpenModel), &QAction::trigger);
    offers_.front()->setProperty("primary", true);
    for (const QToolButton* offer : offers_) connect(offer, &QToolButton::clicked, this, &WelcomeBar::dismissed);
    connect(close_, &QToolButton::clicked, this, &WelcomeBar::dismissed);
    row->addWidget(close_);
}

QToolButton* WelcomeBar::add_offer(const QString& text) {
    auto* button = new QToolButton(this);
    button->setText(text);
    layout()->addWidget(button);
    offers_ << button;
    return button;
}

QSize WelcomeBar::minimumSizeHint() const {
    return {1, QFrame::minimumSizeHint().height()};
}

void WelcomeBar::set_look(const Look& look) {
    sentence_->setFont(look.sized(1, true));
    layout()->setContentsMargins(look.px(12), look.px(7), look.px(12), look.px(7));
    layout()->setSpacing(look.px(8));
}

}  // namespace headlight
