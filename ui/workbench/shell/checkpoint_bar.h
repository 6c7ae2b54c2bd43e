#pragma once

#include "session/built_in_models.h"
#include "workbench/widgets/look/look_follower.h"

#include <QFrame>
#include <QLabel>
#include <QSlider>
#include <QTimer>
#include <QToolButton>

namespace headlight {

class Document;

/// Slider over the checkpoints of the open model: opens the one that is chosen, and the view stays. Hidden while the
/// model has none.
class CheckpointBar : public LookFollower<QFrame> {
    Q_OBJECT

  public:
    explicit CheckpointBar(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] QSlider& slider() { return *slider_; }
    /// "step 500 · 7 of 14".
    [[nodiscard]] const QLabel& said() const { return *said_; }

    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Shows the checkpoints that are there now.
    void refresh();

  private:
    void say(int index);
    void open_chosen();

    Document& document_;
    CheckpointSeries series_;
    QLabel* name_;
    QToolButton* earlier_;
    QSlider* slider_;
    QToolButton* later_;
    QLabel* said_;
    QTimer resting_;  ///< of the slider: checkpoints that it only passes are not opened
};

}  // namespace headlight
