#include "workbench/training/training_bar.h"

#include "formats/checkpoints.h"
#include "session/backend_choice.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/language/screen_number.h"

#include <QDir>
#include <QHBoxLayout>

namespace headlight {

namespace {

const QString kSubject = QStringLiteral("training");

QString name_of(const std::filesystem::path& folder) {
    return QString::fromStdString(folder.filename().string());
}

}  // namespace

TrainingBar::TrainingBar(Document& document, QWidget* parent)
    : LookFollower(parent),
      document_(document),
      job_(new TrainingJob(this)),
      said_(new QLabel(this)),
      share_(new QProgressBar(this)),
      button_(new QToolButton(this)) {
    setObjectName(QStringLiteral("training_bar"));
    said_->setTextFormat(Qt::PlainText);
    share_->setTextVisible(false);
    share_->setAccessibleName(tr("Progress of the training"));
    auto* row = new QHBoxLayout(this);
    row->addWidget(said_);
    row->addWidget(share_, 1);
    row->addWidget(button_);
    connect(button_, &QToolButton::clicked, this, &TrainingBar::press);
    connect(job_, &TrainingJob::started, this, &TrainingBar::refresh);
    connect(job_, &TrainingJob::progressed, this, &TrainingBar::refresh);
    connect(job_, &TrainingJob::checkpoint_written, this, &TrainingBar::take_checkpoint);
    connect(job_, &TrainingJob::ended, this, &TrainingBar::refresh);
    connect(job_, &TrainingJob::failed, this, &TrainingBar::take_failure);
    connect(&document_.run(), &LiveRun::model_changed, this, &TrainingBar::refresh);
    connect(&document_.run(), &LiveRun::analysis_changed, this, &TrainingBar::catch_up);
    hide();
}

void TrainingBar::set_look(const Look& look) {
    look_ = look;
    layout()->setContentsMargins(look.px(12), look.px(2), look.px(12), look.px(2));
    layout()->setSpacing(look.px(8));
    said_->setFont(look.font);
    share_->setFixedHeight(look.px(6));
}

void TrainingBar::ask() {
    if (job_->runs())
        return document_.notices().post(
            Notice::Kind::Information,
            tr("%1 is being trained. Stop that training first.").arg(name_of(job_->folder())), kSubject);
    if (dialog_) return dialog_->raise();
    dialog_ = new TrainingDialog(document_.run().text(), QDir::homePath(), look_, window());
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog_, &TrainingDialog::train_wanted, this, &TrainingBar::begin);
    connect(dialog_, &QDialog::rejected, job_, &TrainingJob::stop);
    dialog_->open();
}

void TrainingBar::begin() {
    dialog_->set_waiting(true);
    followed_.reset();
    job_->begin(dialog_->training(), dialog_->steps(), threads_of(document_.run().backend()));
}

void TrainingBar::press() {
    if (job_->runs()) return job_->stop();
    const auto& model = document_.run().model();
    if (idle_.empty() || !model) return;
    followed_ = model->path;
    job_->go_on(idle_, kUsualTrainingSteps, threads_of(document_.run().backend()));
}

void TrainingBar::take_checkpoint() {
    behind_ = true;
    if (dialog_) {
        disconnect(dialog_, &QDialog::rejected, job_, nullptr);
        dialog_->accept();
        dialog_.clear();
        emit began();
        followed_ = std::filesystem::path();
    }
    catch_up();
}

void TrainingBar::take_failure(const QString& sentence) {
    if (dialog_)
        dialog_->say(sentence);
    else
        document_.notices().post(Notice::Kind::Error, sentence, kSubject);
    refresh();
}

void TrainingBar::catch_up() {
    if (!behind_ || !followed_ || document_.run().loading() || document_.run().running()) return;
    behind_ = false;
    const std::vector<Checkpoint> checkpoints = checkpoints_in(job_->folder());
    if (checkpoints.empty()) return;
    const auto& model = document_.run().model();
    const bool follows = followed_->empty() || (model && model->path == *followed_);
    if (!follows) {
        followed_.reset();
        return emit checkpoints_changed();
    }
    followed_ = checkpoints.back().path;
    if (!model || model->path != *followed_) document_.run().open_model(*followed_);
}

void TrainingBar::refresh() {
    idle_.clear();
    if (const auto& model = document_.run().model(); model && !job_->runs())
        if (const auto series = checkpoints_at(model->path); is_training_folder(series.folder)) idle_ = series.folder;
    const bool shown = (job_->runs() && !dialog_) || !idle_.empty();
    share_->setVisible(job_->runs());
    if (job_->runs()) {
        const TrainingProgress& progress = job_->progress();
        share_->setRange(0, static_cast<int>(progress.last));
        share_->setValue(static_cast<int>(progress.step));
    }
    said_->setText(progress_text());
    button_->setText(job_->runs() ? tr("Stop training") : tr("Continue training"));
    button_->setToolTip(job_->runs()
                            ? tr("End the training with a checkpoint")
                            : tr("Train %n more steps from the last checkpoint on", nullptr, kUsualTrainingSteps));
    setVisible(shown);
    catch_up();
}

QString TrainingBar::progress_text() const {
    if (!job_->runs()) return tr("Trained here: %1").arg(name_of(idle_));
    const TrainingProgress& progress = job_->progress();
    QString step = tr("Training %1: step %2 of %3").arg(name_of(job_->folder())).arg(progress.step).arg(progress.last);
    if (progress.loss == 0) return step;
    return tr("%1, loss %2").arg(step).arg(screen_number(progress.loss, 'f', 3));
}

QSize TrainingBar::minimumSizeHint() const {
    return {1, QFrame::minimumSizeHint().height()};
}

}  // namespace headlight
