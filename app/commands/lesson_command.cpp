#include "app/input_files.h"
#include "app/offscreen.h"
#include "app/options.h"
#include "app/staged_file.h"
#include "commands.h"
#include "core/error.h"
#include "formats/model_path.h"
#include "session/built_in_models.h"
#include "workbench/lessons/worksheet.h"

#include <QFileInfo>

#include <memory>

namespace headlight {

namespace {

struct LessonOptions {
    std::string lesson;
    std::filesystem::path sheet;
    std::string language;  ///< id; empty: English
    WorksheetOptions worksheet;
};

/// File of a lesson that is named by its file or, if it is built in, by its name. Throws Error(Input) listing the
/// names.
QString file_of_lesson(const std::string& lesson) {
    const QString name = QString::fromStdString(lesson);
    if (QFileInfo(name).isFile()) return name;
    QStringList names;
    for (const LessonEntry& entry : built_in_lessons()) {
        if (entry.name == name) return entry.file;
        names << entry.name;
    }
    throw Error(ErrorKind::Input, "Expected the file of a lesson or the name of a built-in one (" +
                                      names.join(QStringLiteral(", ")).toStdString() + "), found \"" + lesson + "\".");
}

Lesson read(const QString& file) {
    return read_lesson(file, [](const QString& model) { return find_model(model.toStdString()); });
}

std::size_t exercises_of(const Lesson& lesson) {
    std::size_t count = 0;
    for (const LessonStep& step : lesson.steps) count += step.exercises.size();
    return count;
}

std::string list_of_lessons() {
    std::string text;
    for (const LessonEntry& entry : built_in_lessons()) {
        const Lesson lesson = read(entry.file);
        text += QStringLiteral("%1\t%2\t%3 steps\t%4 exercises\n")
                    .arg(entry.name, entry.title)
                    .arg(lesson.steps.size())
                    .arg(exercises_of(lesson))
                    .toStdString();
    }
    return text;
}

void run_lesson(const LessonOptions& options, CommandContext& context) {
    const QString file = file_of_lesson(options.lesson);
    const Lesson lesson = read(file);
    if (exercises_of(lesson) == 0)
        throw Error(
            ErrorKind::Input,
            Sentence(
                "This lesson has no exercises: \"headlight lesson\" lists the number of exercises of each lesson."),
            {.file = file.toStdString(), .field = "steps", .offset = {}});
    if (options.sheet.empty()) {
        context.output.write(worksheet_lines(lesson, options.worksheet).join(QLatin1Char('\n')).toStdString() + "\n");
        return;
    }
    refuse_overwriting_input(options.sheet, {.files = {file.toStdString()}, .models = {}});
    const QByteArray bytes = worksheet_pdf(lesson, options.worksheet);
    StagedFile target(options.sheet, context.interruption);
    target.write(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    target.commit();
}

}  // namespace

void add_lesson_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand("lesson", "List lessons, print exercises, write worksheets");
    auto options = std::make_shared<LessonOptions>();
    auto* lesson = command->add_option("LESSON", options->lesson,
                                       "Built-in lesson or file; without it, all built-in lessons are listed");
    auto* sheet = command->add_option("--sheet", options->sheet, "PDF file for the exercises, with room for answers")
                      ->type_name("FILE.pdf");
    auto* solutions = command->add_flag("--solutions", options->worksheet.solutions, "Add answers and solutions");
    auto* seed = command
                     ->add_option("--seed", options->worksheet.seed,
                                  "Numbers of the exercises: the same seed gives the same sheet")
                     ->capture_default_str();
    for (CLI::Option* option : {sheet, solutions, seed}) option->needs(lesson);
    add_language_option(*command, options->language, "Language of titles and exercises; by default English");
    command->footer(
        "Without --sheet, the exercises are printed.\n\n"
        "Examples:\n"
        "  headlight lesson\n"
        "  headlight lesson the-layer --solutions\n"
        "  headlight lesson the-layer --sheet sheet.pdf --seed 7\n");
    command->callback([=, &context] {
        const auto print_list = [&] { context.output.write(list_of_lessons()); };
        if (options->lesson.empty() && options->language.empty()) return print_list();
        work_offscreen(context, [&] {
            if (!options->language.empty()) choose_language(options->language, !options->sheet.empty());
            options->lesson.empty() ? print_list() : run_lesson(*options, context);
        });
    });
}

}  // namespace headlight
