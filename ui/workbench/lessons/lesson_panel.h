#pragma once

#include "workbench/lessons/exercise_view.h"
#include "workbench/lessons/lesson.h"
#include "workbench/widgets/look/look_follower.h"

#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

#include <map>
#include <vector>

namespace headlight {

class Actions;
class SummaryListDelegate;

/// A lesson beside the live window, in type for the last row of a class: the list of lessons, or a step of one with its
/// sentences and what to try.
class LessonPanel : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    explicit LessonPanel(Actions& actions, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// The size of the window decides how large the type is.
    void fit_window(const QSize& window);

    /// Where exercises take answers from that are selected in the window.
    void set_window_answers(const WindowAnswers& answers) { window_answers_ = answers; }

    void show_list(const std::vector<LessonEntry>& lessons);
    void show_step(const Lesson& lesson, std::size_t step);
    [[nodiscard]] bool shows_list() const { return pages_->currentIndex() == 0; }
    [[nodiscard]] QListWidget& list() { return *list_; }
    [[nodiscard]] QLabel& heading() { return *heading_; }
    [[nodiscard]] QScrollArea& area() { return *area_; }
    /// The things to try that the program can do itself, in their order.
    [[nodiscard]] const std::vector<QToolButton*>& trials() const { return trials_; }
    /// The exercises of the step, in their order.
    [[nodiscard]] const std::vector<ExerciseView*>& exercises() const { return exercises_; }
    /// Poses the exercises of the lesson with the numbers of another sheet.
    void show_other_numbers();

    QSize sizeHint() const override;

  signals:
    void chosen(const QString& file);
    void list_wanted();
    void tried(std::size_t trial);

  private:
    QWidget* build_list();
    QWidget* build_step(Actions& actions);
    void fit_texts();
    QLabel* add_text(const QString& rich_text, const QFont& font, bool muted);
    void add_trial(const LessonTrial& trial, std::size_t index, const QFont& font);
    void add_exercises(const LessonStep& step, const QFont& font);
    void clear_body();

    Look look_;
    double type_ = 16;  ///< size of the sentences in pixels
    int width_ = 340;
    QStackedWidget* pages_;
    QLabel* list_title_;
    QListWidget* list_;
    SummaryListDelegate* delegate_;
    QToolButton* all_;
    QLabel* place_;
    QLabel* heading_;
    QScrollArea* area_;
    QVBoxLayout* body_;
    QToolButton* back_;
    QToolButton* next_;
    QToolButton* again_;
    std::vector<QToolButton*> closers_;
    std::vector<QToolButton*> trials_;
    std::vector<ExerciseView*> exercises_;
    WindowAnswers window_answers_;
    std::uint32_t sheet_ = 1;             ///< whose numbers the exercises have
    std::map<QString, QString> answers_;  ///< given so far, by file and place of the exercise and by sheet
    Lesson lesson_;
    std::size_t step_ = 0;
};

}  // namespace headlight
