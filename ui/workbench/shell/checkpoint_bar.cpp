#include "workbench/shell/checkpoint_bar.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"

#include <QHBoxLayout>
#include <QSignalBlocker>

namespace headlight {

CheckpointBar::CheckpointBar(Document& document, QWidget* parent) : LookFollower(parent), document_(document) {
    setObjectName(QStringLiteral("checkpoint_bar"));
    name_ = new QLabel(tr("Checkpoint"), this);
    name_->setProperty("muted", true);
    slider_ = new QSlider(Qt::Horizontal, this);
    slider_->setAccessibleName(tr("Checkpoint"));
    slider_->setToolTip(tr("Open another checkpoint of the model"));
    slider_->setPageStep(1);
    said_ = new QLabel(this);
    said_->setTextFormat(Qt::PlainText);
    name_->setBuddy(slider_);
    const auto button = [this](const QString& sign, const QString& tip, int step) {
        auto* made = new QToolButton(this);
        made->setText(sign);
        made->setToolTip(tip);
        made->setAccessibleName(tip);
        connect(made, &QToolButton::clicked, slider_, [this, step] { slider_->setValue(slider_->value() + step); });
        return made;
    };
    earlier_ = button(QStringLiteral("‹"), tr("Open the checkpoint before"), -1);
    later_ = button(QStringLiteral("›"), tr("Open the checkpoint after"), 1);
    auto* row = new QHBoxLayout(this);
    for (QWidget* each : {static_cast<QWidget*>(name_), static_cast<QWidget*>(earlier_)}) row->addWidget(each);
    row->addWidget(slider_, 1);
    row->addWidget(later_);
    row->addWidget(said_);
    constexpr int kRest = 60;  // milliseconds
    resting_.setSingleShot(true);
    resting_.setInterval(kRest);
    connect(&resting_, &QTimer::timeout, this, &CheckpointBar::open_chosen);
    connect(slider_, &QSlider::valueChanged, this, [this](int index) {
        say(index);
        resting_.start();
    });
    connect(&document_.run(), &LiveRun::model_changed, this, &CheckpointBar::refresh);
    connect(&document_.run(), &LiveRun::load_failed, this, &CheckpointBar::refresh);
    hide();
}

void CheckpointBar::set_look(const Look& look) {
    layout()->setContentsMargins(look.px(12), look.px(2), look.px(12), look.px(2));
    layout()->setSpacing(look.px(8));
    name_->setFont(look.font);
    said_->setFont(look.font);
    constexpr int kSaid = 190;
    said_->setMinimumWidth(look.px(kSaid));
}

void CheckpointBar::refresh() {
    const auto& model = document_.run().model();
    series_ = model ? checkpoints_at(model->path) : CheckpointSeries();
    setVisible(!series_.checkpoints.empty());
    if (series_.checkpoints.empty()) return;
    const auto last = static_cast<int>(series_.checkpoints.size()) - 1;
    const QSignalBlocker blocker(slider_);
    slider_->setRange(0, last);
    slider_->setValue(series_.at ? static_cast<int>(*series_.at) : last);
    say(slider_->value());
}

void CheckpointBar::say(int index) {
    const Checkpoint& checkpoint = series_.checkpoints.at(static_cast<std::size_t>(index));
    said_->setText(tr("%1 · %2 of %3")
                       .arg(QString::fromStdString(checkpoint.name))
                       .arg(index + 1)
                       .arg(series_.checkpoints.size()));
    earlier_->setEnabled(index > 0);
    later_->setEnabled(index < slider_->maximum());
}

void CheckpointBar::open_chosen() {
    if (series_.checkpoints.empty()) return;
    const Checkpoint& checkpoint = series_.checkpoints.at(static_cast<std::size_t>(slider_->value()));
    if (!document_.run().model() || document_.run().model()->path != checkpoint.path)
        document_.run().open_model(checkpoint.path);
}

QSize CheckpointBar::minimumSizeHint() const {
    return {1, QFrame::minimumSizeHint().height()};
}

}  // namespace headlight
