#pragma once

#include "workbench/training/training_job.h"
#include "workbench/widgets/look/look.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>

#include <functional>

class QDialogButtonBox;
class QFormLayout;

namespace headlight {

/// Asks what to train: text, tokens, sizes, steps and folder.
class TrainingDialog : public QDialog {
    Q_OBJECT

  public:
    /// `text`: to begin with. `folder`: above the folder of the training.
    TrainingDialog(const QString& text, const QString& folder, const Look& look, QWidget* parent);

    [[nodiscard]] NewTraining training() const;
    [[nodiscard]] int steps() const { return steps_->value(); }
    /// Waits for the training to begin: fields and button are disabled.
    void set_waiting(bool waiting);
    /// Says why a training did not begin.
    void say(const QString& sentence);
    [[nodiscard]] const QLabel& message() const { return *message_; }

  signals:
    void train_wanted();

  private:
    void build(const Look& look);
    void build_text(QFormLayout& form, const Look& look);
    void build_model(QFormLayout& form);
    QDialogButtonBox* build_buttons();
    /// A field with a button that opens a dialog.
    QWidget* with_button(QLineEdit* field, const QString& name, const std::function<void()>& clicked);

    QWidget* fields_;
    QPlainTextEdit* text_;
    QLineEdit* file_;
    QComboBox* unit_;
    QSpinBox* layers_;
    QComboBox* heads_;
    QComboBox* optimizer_;
    QSpinBox* steps_;
    QLineEdit* folder_;
    QLabel* message_;
    QPushButton* train_ = nullptr;
    QPointer<QWidget> before_waiting_;  ///< had the focus
};

/// A folder that is not there yet, below another: "small-model", "small-model-2".
QString new_training_folder(const QString& parent);

}  // namespace headlight
