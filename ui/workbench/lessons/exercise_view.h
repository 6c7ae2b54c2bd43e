#pragma once

#include "workbench/lessons/exercise.h"

#include <QFont>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

#include <functional>
#include <vector>

class QButtonGroup;

namespace headlight {

/// What the window can answer with: the text of the selected token, the name of the shown head. Empty: there is none.
struct WindowAnswers {
    std::function<QString()> token;
    std::function<QString()> head;
};

/// Exercise of a lesson: its question, a place for the answer, the judgment, and the solution once it is asked for.
class ExerciseView : public QWidget {
    Q_OBJECT

  public:
    /// `number`: of the exercise on the page, from 1. `font`: of the question.
    ExerciseView(const PosedExercise& exercise, int number, const QFont& font, const WindowAnswers& window,
                 QWidget* parent = nullptr);

    [[nodiscard]] QString answer() const;
    /// Puts an answer back that was given before; nothing is judged.
    void set_answer(const QString& answer);
    void check();
    void show_solution();

    [[nodiscard]] QLabel& verdict() { return *verdict_; }
    [[nodiscard]] QLabel& solution() { return *solution_; }
    [[nodiscard]] QToolButton& solution_button() { return *solution_button_; }
    /// Null for choices.
    [[nodiscard]] QLineEdit* line() { return line_; }
    /// Null where the window has nothing to answer with.
    [[nodiscard]] QToolButton* from_window() { return from_window_; }

  signals:
    void answered(const QString& answer);

  private:
    QLabel* add_label(const QString& rich_text, const QFont& font);
    QWidget* build_choices(const QFont& font);
    QWidget* build_line(const QFont& font, const WindowAnswers& window);
    QWidget* build_buttons(const QFont& font);

    PosedExercise exercise_;
    QButtonGroup* choices_ = nullptr;
    QLineEdit* line_ = nullptr;
    QToolButton* from_window_ = nullptr;
    QToolButton* solution_button_ = nullptr;
    QLabel* verdict_ = nullptr;
    QLabel* solution_ = nullptr;
};

/// Rich text of the answer and why it is right.
QString solution_text(const PosedExercise& exercise);

}  // namespace headlight
