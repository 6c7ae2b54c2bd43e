#pragma once

#include "figures/illustrations/illustration.h"
#include "view/request_json.h"
#include "workbench/generation/continuation.h"
#include "workbench/lessons/exercise.h"

#include <QString>
#include <QStringList>

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

namespace headlight {

/// A token as a lesson names it: by its place among the tokens, or the first that reads so.
struct LessonToken {
    QString text;
    std::int32_t index = -1;  ///< below 0: by its text
    bool operator==(const LessonToken&) const = default;
};

/// Run that the open one is compared with; members that are not set are as on the document's side.
struct LessonComparison {
    std::optional<QString> model;
    std::optional<QString> text;
    std::optional<std::int32_t> layer;
    std::optional<std::int32_t> head;
    bool untouched = false;   ///< the run without its interventions
    bool intervened = false;  ///< another model or text with the interventions of the open run
    bool contexts = false;    ///< beside it the words in two contexts
    bool operator==(const LessonComparison&) const = default;
};

/// How the text is continued.
struct LessonContinuation {
    ContinuationOptions options;
    bool run = false;  ///< at once
    bool operator==(const LessonContinuation&) const = default;
};

/// State of the window: all of it for a step, or the changes of a suggestion.
struct LessonScene {
    std::optional<std::filesystem::path> model;
    std::optional<QString> text;
    std::optional<QString> pair;  ///< empty: none
    std::optional<std::filesystem::path> image;
    RequestPatch view;  ///< fields of the table that occur in lessons
    std::optional<LessonToken> token;
    std::vector<LessonToken> masked;
    QString panel;                          ///< by its id in the table of panels; empty: none
    View page = View::Weight;               ///< of the panel that explains, by the view that it shows
    std::filesystem::path config;           ///< configuration whose layer View::Layer shows; empty: the open model's
    std::vector<LessonComparison> compare;  ///< one other side or several; empty: no comparison
    std::size_t shown = 0;                  ///< of `compare`, whose difference is shown
    std::optional<LessonContinuation> continuation;
    bool predictions = false;                   ///< what is beside scrolls to the model's answers
    std::optional<IllustrationRequest> figure;  ///< in place of the head's picture
};

/// Something to do, said; where the program can do it, a press does.
struct LessonTrial {
    QString text;
    std::optional<LessonScene> scene;
};

/// Texts are plain, with *emphasis*, **strong emphasis** and `code`.
struct LessonStep {
    QString heading;
    QStringList paragraphs;
    QString source;  ///< papers; empty: none
    std::vector<LessonTrial> trials;
    std::vector<Exercise> exercises;
    LessonScene scene;
};

struct Lesson {
    QString title;
    QString summary;
    std::vector<LessonStep> steps;
    QString file;
};

/// Resolves what a lesson calls a model, as `find_model` does; throws Error.
using FindModel = std::function<std::filesystem::path(const QString& model)>;

/// Reads a lesson (resources/lessons/README.md says what is in one). Throws Error(File) for what cannot be read and
/// Error(Format) naming the field that is unknown, missing, too long, or holds what it cannot. Its texts are in the
/// language of the window, see `translate`.
Lesson read_lesson(const QString& file, const FindModel& find_model);

/// Name of a lesson on the command line: its file's name without number and ending.
QString name_of_lesson(const QString& file);

/// Entry of a list of lessons.
struct LessonEntry {
    QString file;
    QString name;  ///< see `name_of_lesson`
    QString title;
    QString summary;
};
/// The lessons of a folder, by the names of their files; a file that cannot be read has the reason as its summary.
std::vector<LessonEntry> lessons_in(const QString& folder);
/// The lessons that come with the program.
std::vector<LessonEntry> built_in_lessons();
/// Returns whether a file is a lesson rather than a model's: a small JSON file with steps.
bool is_lesson_file(const QString& path);

/// A text of a lesson as rich text: its emphasis, and nothing else that could be taken for markup.
QString lesson_rich_text(const QString& text);

}  // namespace headlight
