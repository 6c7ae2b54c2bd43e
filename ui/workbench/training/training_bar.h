#pragma once

#include "workbench/training/training_dialog.h"
#include "workbench/training/training_job.h"
#include "workbench/widgets/look/look_follower.h"

#include <QFrame>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QToolButton>

#include <filesystem>
#include <optional>

namespace headlight {

class Document;

/// Row about a training in the window: how far it is, with a button that stops it or goes on. The newest checkpoint is
/// opened as it appears, unless the user opened another model or checkpoint meanwhile. Hidden while nothing is trained
/// and the open model is of no training.
class TrainingBar : public LookFollower<QFrame> {
    Q_OBJECT

  public:
    explicit TrainingBar(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// Opens the dialog for a new training.
    void ask();

    [[nodiscard]] TrainingJob& job() { return *job_; }
    [[nodiscard]] TrainingDialog* dialog() const { return dialog_; }
    [[nodiscard]] const QLabel& said() const { return *said_; }
    [[nodiscard]] QToolButton& button() const { return *button_; }

    [[nodiscard]] QSize minimumSizeHint() const override;

  signals:
    /// The first checkpoint of a training is about to be opened.
    void began();
    /// The folder of checkpoints has one more, which is not opened.
    void checkpoints_changed();

  private:
    void begin();
    void press();
    void take_checkpoint();
    void take_failure(const QString& sentence);
    /// Opens the newest checkpoint where the one before is shown.
    void catch_up();
    void refresh();
    [[nodiscard]] QString progress_text() const;

    Document& document_;
    TrainingJob* job_;
    Look look_;
    QPointer<TrainingDialog> dialog_;
    QLabel* said_;
    QProgressBar* share_;
    QToolButton* button_;
    std::optional<std::filesystem::path> followed_;  ///< checkpoint that was opened last; nothing: none is followed
    bool behind_ = false;                            ///< a newer one is there
    std::filesystem::path idle_;                     ///< folder of the training that the open model is of, or empty
};

}  // namespace headlight
