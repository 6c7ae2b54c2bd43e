#pragma once

#include "workbench/lessons/lesson.h"
#include "workbench/lessons/lesson_stage.h"
#include "workbench/widgets/look/look.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QObject>
#include <QStackedWidget>

#include <cstddef>
#include <optional>
#include <vector>

namespace headlight {

class IllustrationView;
class LessonPanel;

/// The guided mode: a list of lessons, and a lesson beside the live window step by step. Ending it puts back what the
/// person had before.
class LessonPlayer : public QObject {
    Q_OBJECT

  public:
    /// `middle`: where the head's picture stands, which an illustration takes the place of.
    LessonPlayer(QMainWindow& window, const LessonParts& parts, QStackedWidget& middle);
    /// The window has another size.
    void fit_window();

    /// Opens a lesson by its name, its file, or a folder of lessons; a failure is a notice.
    void open(const QString& lesson);
    void ask_for_lesson();
    /// Shows the list of lessons.
    void show_list();
    void end();
    /// Ends the lesson where something else is opened in its place: nothing is put back.
    void leave();

    /// Lessons of the list: those of the opened folder, then the built-in ones.
    [[nodiscard]] std::vector<LessonEntry> entries() const;
    [[nodiscard]] const std::optional<Lesson>& lesson() const { return lesson_; }
    [[nodiscard]] std::size_t step() const { return step_; }
    void go_to(std::size_t step);
    void try_out(std::size_t trial);
    /// Returns whether the window shows what the step asks for.
    [[nodiscard]] bool settled() const { return stage_.settled(); }
    /// State before the lesson; empty outside of one.
    [[nodiscard]] const std::optional<BeforeLesson>& before() const { return before_; }

    [[nodiscard]] LessonPanel& panel() { return *panel_; }
    [[nodiscard]] IllustrationView& illustration() { return *illustration_; }
    /// Returns whether an illustration stands in the middle; then Export saves it.
    [[nodiscard]] bool shows_illustration() const;

  signals:
    /// From here on the window shows what a lesson wants, and no longer after `ended`.
    void began();
    void ended();
    /// The lesson came or went, or another step leaves other room to the rest.
    void width_changed();

  private:
    /// Answers to exercises; empty: no token is selected.
    [[nodiscard]] QString selected_token() const;
    [[nodiscard]] QString shown_head() const;
    void open_file(const QString& file);
    /// The file that follows a lesson's in the list; empty after the last, and for one that is not in the list.
    [[nodiscard]] QString lesson_after(const QString& file) const;
    [[nodiscard]] bool at_last_step() const;
    /// The next step, or after the last one the next lesson.
    void go_on();
    void show_step();
    void show_figure(const std::optional<IllustrationRequest>& figure);
    void refresh_actions();
    void set_shown(bool shown);
    void forget_lesson();

    QMainWindow& window_;
    LessonParts parts_;
    QStackedWidget& middle_;
    LessonStage stage_;
    QDockWidget* dock_;
    LessonPanel* panel_;
    IllustrationView* illustration_;
    QString folder_;  ///< of a teacher; empty: none
    std::optional<Lesson> lesson_;
    std::size_t step_ = 0;
    QString next_lesson_;  ///< its file; empty: none follows
    std::optional<BeforeLesson> before_;
};

}  // namespace headlight
