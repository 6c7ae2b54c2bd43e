#pragma once

#include <QLabel>
#include <QString>
#include <QToolButton>
#include <QWidget>

class QKeyEvent;

namespace headlight {

/// Buttons that go through steps, and a line that says where.
class StepControls : public QWidget {
    Q_OBJECT

  public:
    explicit StepControls(QWidget* parent = nullptr);
    /// Says "Step 3 of 7" of the step counted from 0; no steps: nothing is there to go through.
    void show_step(int step, int count);
    /// Goes on with Space and back with Backspace, and returns whether the key was one of them.
    bool take_key(const QKeyEvent& event);
    [[nodiscard]] QToolButton& next() { return *next_; }
    [[nodiscard]] QToolButton& previous() { return *previous_; }
    [[nodiscard]] QLabel& name() { return *name_; }

  signals:
    /// To the step, counted from 0; after the last, the first again.
    void step_asked(int step);

  private:
    void walk(int steps);

    QToolButton* previous_;
    QToolButton* next_;
    QLabel* name_;
    int step_ = 0;
    int count_ = 0;
};

}  // namespace headlight
