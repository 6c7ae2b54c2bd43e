#include "workbench/widgets/lower_panel.h"

#include "workbench/widgets/plain_text.h"
#include "workbench/widgets/wrapping_row.h"

#include <algorithm>

namespace headlight {

namespace {

/// What a panel is for: as wide as the panel, and as high as it must be at least.
class PanelContents : public QWidget {
  public:
    using QWidget::QWidget;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, QWidget::minimumSizeHint().height()}; }
    [[nodiscard]] int heightForWidth(int width) const override { return layout()->minimumHeightForWidth(width); }
};

}  // namespace

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
    tools_ = new QWidget(this);
    new WrappingRow(tools_);
    tools_->hide();
    move_ = new QToolButton(this);
    move_->setProperty("flat", true);
    connect(move_, &QToolButton::clicked, this, [this] { emit move_wanted(!beside_); });
    auto* close = new QToolButton(this);
    close->setText(tr("✕"));
    close->setProperty("flat", true);
    close->setAccessibleName(close_name);
    connect(close, &QToolButton::clicked, this, &LowerPanel::closed);
    bar_ = new QHBoxLayout;
    bar_->addWidget(title_);
    bar_->addWidget(hint_, 1);
    bar_->addWidget(tools_);
    bar_->addWidget(move_);
    bar_->addWidget(close);
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* contents = new PanelContents;
    contents->setObjectName(QStringLiteral("lower_panel_contents"));
    column_ = new QVBoxLayout(contents);
    column_->setContentsMargins(0, 0, 0, 0);
    area->setWidget(contents);
    frame_ = new QVBoxLayout(this);
    frame_->addLayout(bar_);
    frame_->addWidget(area, 1);
    refresh_move();
}

void LowerPanel::set_look(const Look& look) {
    look_ = look;
    title_->setFont(look.section_font());
    frame_->setContentsMargins(look.px(12), look.px(8), look.px(12), look.px(8));
    for (QVBoxLayout* each : {frame_, column_}) each->setSpacing(look.px(6));
    tools_->layout()->setSpacing(look.px(6));
    if (parts_ != nullptr) parts_->setSpacing(look.px(12));
    updateGeometry();
}

QSize LowerPanel::minimumSizeHint() const {
    constexpr double kLeast = 120;  // of the figure's room, none is left to be given up for more
    constexpr double kNarrowest = 240;
    return {look_.px(kNarrowest), look_.px(std::min(height_, kLeast))};
}

void LowerPanel::set_beside(bool beside) {
    if (beside == beside_) return;
    beside_ = beside;
    const bool several = tools_->layout()->count() > 1;  // they need a line of their own in a narrow panel
    if (beside) {
        bar_->removeWidget(hint_);
        bar_->insertStretch(1, 1);
        column_->insertWidget(0, hint_);
        if (several) bar_->removeWidget(tools_);
        if (several) column_->insertWidget(1, tools_);
    } else {
        column_->removeWidget(hint_);
        delete bar_->takeAt(1);
        bar_->insertWidget(1, hint_, 1);
        if (several) column_->removeWidget(tools_);
        if (several) bar_->insertWidget(2, tools_);
    }
    hint_->setVisible(!beside || !hint_->text().isEmpty());
    if (parts_ != nullptr) parts_->setDirection(beside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    place_parts(beside);
    refresh_move();
}

void LowerPanel::refresh_move() {
    move_->setText(beside_ ? QStringLiteral("⬓") : QStringLiteral("◨"));
    move_->setAccessibleName(beside_ ? tr("Move the panel below the figure") : tr("Move the panel beside the figure"));
    move_->setToolTip(move_->accessibleName());
}

int LowerPanel::usual_height(int window_height) const {
    constexpr double kShare = 0.28;  // of a large window, so that figures are not left in a strip at its foot
    return std::max(look_.px(height_), static_cast<int>(kShare * window_height));
}

int LowerPanel::usual_width(int window_width) const {
    constexpr double kShare = 0.34;
    constexpr double kLeast = 440;
    constexpr double kMost = 640;
    return std::clamp(static_cast<int>(kShare * window_width), look_.px(kLeast), look_.px(kMost));
}

void LowerPanel::set_hint(const QString& hint) {
    hint_->setText(hint);
    hint_->setVisible(!hint.isEmpty() || !beside_);
    hint_->setToolTip(plain_tool_tip(hint));
}

void LowerPanel::set_title(const QString& title) {
    title_->setText(title);
}

QToolButton* LowerPanel::add_button(const QString& text) {
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setProperty("flat", true);
    add_button(button);
    return button;
}

void LowerPanel::add_button(QWidget* button) {
    tools_->layout()->addWidget(button);
    tools_->show();
}

}  // namespace headlight
