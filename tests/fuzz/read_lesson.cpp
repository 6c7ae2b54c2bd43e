#include "core/error.h"
#include "memory_file.h"
#include "require.h"
#include "targets.h"
#include "workbench/document/view_state.h"
#include "workbench/lessons/lesson.h"

#include <QRegularExpression>

namespace headlight::fuzz {

namespace {

void check_text(const QString& text) {
    static const QRegularExpression ours(QStringLiteral("</?(b|i|tt)>|<br>"));
    QString rich = lesson_rich_text(text);
    require(!rich.remove(ours).contains(QLatin1Char('<')), "nothing but emphasis is markup");
}

void check_scene(const LessonScene& scene) {
    ViewState view;
    apply(scene.view, view);
    require(!view.choice.layer || *view.choice.layer >= 0, "layers count from 0");
    require(!view.choice.head || *view.choice.head >= 0, "heads count from 0");
    require(view.links.threshold >= 0 && view.links.threshold <= 1, "numbers are within their bounds");
    if (scene.figure) static_cast<void>(check_illustration(*scene.figure));
    for (const LessonComparison& side : scene.compare)
        require(side.layer.has_value() == side.head.has_value(), "a whole head");
}

}  // namespace

// Whatever is taken for a lesson can be shown: views change, figures are known, texts hold no markup of others.
void read_lesson(std::span<const std::byte> bytes) {
    const MemoryFile memory(bytes);
    const auto find_model = [](const QString& model) -> std::filesystem::path {
        if (model.startsWith(QLatin1String("no "))) throw Error(ErrorKind::Input, Sentence("There is no such model."));
        return model.toStdString();
    };
    try {
        const Lesson lesson = headlight::read_lesson(QString::fromStdString(memory.path()), find_model);
        require(!lesson.steps.empty(), "a lesson has a step");
        for (const LessonStep& step : lesson.steps) {
            for (const QString& paragraph : step.paragraphs) check_text(paragraph);
            check_scene(step.scene);
            for (const LessonTrial& trial : step.trials) {
                check_text(trial.text);
                if (trial.scene) check_scene(*trial.scene);
            }
        }
    } catch (const Error& error) {
        require(is_of_format(error), "the file is to blame");
        require(error.place().file == memory.path(), "an error names the file");
    }
}

}  // namespace headlight::fuzz
