#include "workbench/generation/completed_image.h"

#include "figures/drawing/image_file.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

CompletedImage::CompletedImage(PixelCompletion& completion, QWidget* parent)
    : LookFollower(parent), completion_(completion) {
    controls_ = build_controls();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(controls_, 1, Qt::AlignTop);
    row->addStretch(0);
    connect(rows_, &QSpinBox::valueChanged, &completion_, &PixelCompletion::set_rows);
    connect(steps_, &QSlider::valueChanged, this,
            [this](int step) { completion_.show_step(static_cast<std::size_t>(step)); });
    connect(save_, &QToolButton::clicked, this, &CompletedImage::save_asked);
    connect(use_, &QToolButton::clicked, this, &CompletedImage::use_asked);
    refresh();
}

QWidget* CompletedImage::build_controls() {
    auto* controls = new QWidget(this);
    rows_ = new QSpinBox(controls);
    rows_->setAccessibleName(tr("Rows at the bottom that are generated"));
    rows_->setToolTip(rows_->accessibleName());
    rows_->setPrefix(tr("rows "));
    step_ = new QLabel(controls);
    step_->setTextFormat(Qt::PlainText);
    step_->setProperty("muted", true);
    steps_ = new QSlider(Qt::Horizontal, controls);
    steps_->setAccessibleName(tr("Generated pixels that are shown"));
    save_ = new QToolButton(controls);
    save_->setText(tr("Save image…"));
    save_->setToolTip(tr("Save the image as a PNG file"));
    use_ = new QToolButton(controls);
    use_->setText(tr("Use as image"));
    use_->setToolTip(tr("Open the completed image, to see the attention in it"));
    auto* buttons = new QHBoxLayout;
    for (QToolButton* button : {save_, use_}) {
        button->setProperty("tight", true);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons->addWidget(button);
    }
    auto* column = new QVBoxLayout(controls);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(rows_);
    column->addWidget(step_);
    column->addWidget(steps_);
    column->addLayout(buttons);
    return controls;
}

void CompletedImage::set_look(const Look& look) {
    look_ = look;
    set_beside(beside_);
}

void CompletedImage::set_beside(bool beside) {
    beside_ = beside;
    controls_->setMinimumWidth(look_.px(230));
    controls_->setMaximumWidth(beside ? QWIDGETSIZE_MAX : look_.px(230));
    setMinimumHeight(look_.px(beside ? 300 : 150));
    update();
}

void CompletedImage::refresh() {
    const bool idle = !completion_.running() && completion_.rows() > 0;
    const QSignalBlocker quiet_rows(rows_);
    rows_->setRange(1, std::max(1, completion_.size().height - 1));
    rows_->setValue(completion_.rows());
    rows_->setEnabled(idle);
    const QSignalBlocker quiet_steps(steps_);
    steps_->setRange(0, static_cast<int>(completion_.generated()));
    steps_->setValue(static_cast<int>(completion_.shown()));
    steps_->setEnabled(idle && completion_.generated() > 0);
    step_->setText(tr("%1 of %2 pixels generated").arg(completion_.shown()).arg(completion_.wanted()));
    const bool complete = completion_.shown() > 0 && completion_.shown() == completion_.wanted();
    save_->setEnabled(idle && complete);
    use_->setEnabled(idle && complete);
    update();
}

QRect CompletedImage::place() const {
    const ImageSize& size = completion_.size();
    if (size.width <= 0 || size.height <= 0) return {};
    const QRect controls = controls_->geometry();
    const int left = beside_ ? 1 : controls.right() + 1 + look_.px(16);
    const int top = beside_ ? controls.bottom() + 1 + look_.px(16) : 1;
    const int side = std::max(1, std::min((width() - left - 1) / size.width, (height() - top - 1) / size.height));
    return {left, top, side * size.width, side * size.height};
}

void CompletedImage::paintEvent(QPaintEvent* /*event*/) {
    const QRect place = this->place();
    if (place.isEmpty()) return;
    QPainter painter(this);
    painter.drawImage(place, picture_of(completion_.image()));
    paint_missing(painter, place);
    painter.setPen(look_.border);
    painter.drawRect(place.adjusted(-1, -1, 0, 0));
    // Where the generated part begins.
    const int border = place.bottom() + 1 - completion_.rows() * (place.height() / completion_.size().height);
    painter.setPen(QPen(look_.accent, look_.px(2)));
    painter.drawLine(place.left(), border, place.right(), border);
}

void CompletedImage::paint_missing(QPainter& painter, const QRect& place) const {
    const ImageSize& size = completion_.size();
    const int side = place.height() / size.height;
    const auto there = static_cast<int>(completion_.given() + completion_.shown());
    const int row = there / size.width;
    const int column = there % size.width;
    const auto hatch = [&](int left, int top, int columns, int rows) {
        const QRect missing(place.left() + left * side, place.top() + top * side, columns * side, rows * side);
        painter.fillRect(missing, look_.panel);
        painter.fillRect(missing, QBrush(look_.muted, Qt::BDiagPattern));
    };
    if (row >= size.height) return;
    hatch(column, row, size.width - column, 1);
    hatch(0, row + 1, size.width, size.height - row - 1);
}

}  // namespace headlight
