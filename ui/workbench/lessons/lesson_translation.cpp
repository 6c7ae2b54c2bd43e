#include "workbench/lessons/lesson_translation.h"

#include <QCoreApplication>

namespace headlight {

namespace {

/// Translates texts of the lesson of this name. packaging/translations.py collects them under the same context.
class LessonTexts {
  public:
    explicit LessonTexts(const QString& lesson) : context_("Lesson " + lesson.toUtf8()) {}

    void translate(QString& text) const {
        if (!text.isEmpty()) text = QCoreApplication::translate(context_.constData(), text.toUtf8().constData());
    }
    void translate(QStringList& texts) const {
        for (QString& text : texts) translate(text);
    }
    void translate(Exercise& exercise) const {
        translate(exercise.question);
        translate(exercise.choices);
        translate(exercise.solution);
        if (exercise.kind == AnswerKind::Text) translate(exercise.answer);
    }
    void translate(LessonStep& step) const {
        translate(step.heading);
        translate(step.paragraphs);
        for (LessonTrial& trial : step.trials) translate(trial.text);
        for (Exercise& exercise : step.exercises) translate(exercise);
    }

  private:
    QByteArray context_;
};

}  // namespace

void translate(Lesson& lesson) {
    const LessonTexts texts(name_of_lesson(lesson.file));
    texts.translate(lesson.title);
    texts.translate(lesson.summary);
    for (LessonStep& step : lesson.steps) texts.translate(step);
}

void translate(LessonEntry& entry) {
    const LessonTexts texts(entry.name);
    texts.translate(entry.title);
    texts.translate(entry.summary);
}

}  // namespace headlight
