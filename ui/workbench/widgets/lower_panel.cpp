#include "workbench/widgets/lower_panel.h"

#include "workbench/widgets/plain_text.h"

#include <algorithm>

namespace headlight {

LowerPanel::LowerPanel(const QString& title, const QString& close_name, double height, QWidget* parent)
    : LookFollower(parent), height_(height) {
    setObjectName(QStringLiteral("lower_panel"));
    setAttribute(Qt::WA_StyledBackground);
    title_ = new QLabel(title, this);
    hint_ = new QLabel(this);
    hint_->setTextFormat(Qt::PlainText);
    hint_->setProperty("muted", true);
    hint_->setWordWrap(true);
    hint_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* close = new QToolButton(this);
    close->setText(tr("✕"));
    close->setProperty("flat", true);
    close->setAccessibleName(close_name);
    connect(close, &QToolButton::clicked, this, &LowerPanel::closed);
    bar_ = new QHBoxLayout;
    bar_->addWidget(title_);
    bar_->addWidget(hint_, 1);
    bar_->addWidget(close);
    column_ = new QVBoxLayout(this);
    column_->addLayout(bar_);
}

void LowerPanel::set_look(const Look& look) {
    look_ = look;
    title_->setFont(look.section_font());
    column_->setContentsMargins(look.px(12), look.px(8), look.px(12), look.px(8));
    column_->setSpacing(look.px(6));
    constexpr double kLeast = 120;  // of the picture's room, none is left to be given up for more
    setMinimumHeight(look.px(std::min(height_, kLeast)));
}

int LowerPanel::usual_height(int window_height) const {
    constexpr double kShare = 0.28;  // of a large window, so that figures are not left in a strip at its foot
    return std::max(look_.px(height_), static_cast<int>(kShare * window_height));
}

void LowerPanel::set_hint(const QString& hint) {
    hint_->setText(hint);
    hint_->setToolTip(plain_tool_tip(hint));
}

QToolButton* LowerPanel::add_button(const QString& text) {
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setProperty("flat", true);
    add_button(button);
    return button;
}

void LowerPanel::add_button(QWidget* button) {
    bar_->insertWidget(bar_->count() - 1, button);
}

}  // namespace headlight
