#include "workbench/widgets/step_controls.h"

#include <QHBoxLayout>
#include <QKeyEvent>

namespace headlight {

StepControls::StepControls(QWidget* parent) : QWidget(parent) {
    const auto button = [this](const QString& text, const QString& tip) {
        auto* made = new QToolButton(this);
        made->setText(text);
        made->setToolTip(tip);
        made->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
        return made;
    };
    previous_ = button(tr("Back"), tr("Go one step back (Backspace)"));
    next_ = button(tr("Next step"), tr("Go to the next step (Space); after the last, begin again"));
    name_ = new QLabel(this);
    name_->setTextFormat(Qt::PlainText);
    name_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(previous_);
    row->addWidget(next_);
    row->addWidget(name_, 1);
    connect(previous_, &QToolButton::clicked, this, [this] { walk(-1); });
    connect(next_, &QToolButton::clicked, this, [this] { walk(1); });
}

void StepControls::show_step(int step, int count) {
    step_ = step;
    count_ = count;
    next_->setEnabled(count > 0);
    previous_->setEnabled(count > 0 && step > 0);
    name_->setText(count > 0 ? tr("Step %1 of %2").arg(step + 1).arg(count) : QString());
}

bool StepControls::take_key(const QKeyEvent& event) {
    if (event.key() != Qt::Key_Space && event.key() != Qt::Key_Backspace) return false;
    walk(event.key() == Qt::Key_Space ? 1 : -1);
    return true;
}

void StepControls::walk(int steps) {
    if (count_ > 0) emit step_asked((step_ + steps + count_) % count_);
}

}  // namespace headlight
