#include "workbench/lessons/exercise_reader.h"

#include "analysis/heads/head_id.h"
#include "core/error.h"
#include "export/qt_json.h"

#include <QRegularExpression>

#include <string>

namespace headlight {

namespace {

constexpr qsizetype kMostExercises = 8;
constexpr qsizetype kMostNumbers = 8;
constexpr qsizetype kMostChoices = 8;
constexpr qsizetype kMostOfQuestion = 2000;
constexpr qsizetype kMostOfAnswer = 2000;
constexpr qsizetype kMostOfChoice = 300;
constexpr std::int32_t kLargestNumber = 1'000'000;
constexpr double kLargestTolerance = 1e9;

ExerciseNumber number_of(const JsonFields& numbers, const QString& name, const JsonValue& value) {
    static const QRegularExpression names(QStringLiteral("^[A-Za-z][A-Za-z0-9_]{0,19}$"));
    if (!names.match(name).hasMatch())
        numbers.fail(name, Sentence("Expected a name of letters, digits and underscores."));
    const std::string expected = "[least, most] or [least, most, step]";
    const std::vector<JsonValue> bounds = value.elements(3);
    if (bounds.size() < 2) value.refuse(expected);
    ExerciseNumber number{.name = name,
                          .least = static_cast<std::int32_t>(bounds[0].whole(-kLargestNumber, kLargestNumber)),
                          .most = static_cast<std::int32_t>(bounds[1].whole(-kLargestNumber, kLargestNumber))};
    if (bounds.size() == 3) number.step = static_cast<std::int32_t>(bounds[2].whole(1, kLargestNumber));
    if (number.most < number.least) value.refuse(Sentence("%1 with least at most as large as most", expected));
    return number;
}

void read_numbers(JsonFields& fields, Exercise& exercise) {
    JsonFields numbers = fields.object("numbers");
    const QStringList names = numbers.names_left();
    if (names.size() > kMostNumbers) fields.fail("numbers", Sentence("Expected at most 8 numbers."));
    for (const QString& name : names) exercise.numbers.push_back(number_of(numbers, name, numbers.needed(name)));
}

/// Reads which of the kinds the answer has, and the answer.
void read_answer(JsonFields& fields, Exercise& exercise) {
    JsonFields answer = fields.object("answer");
    std::string names;
    bool found = false;
    for (const auto& [kind, name] : kAnswerKinds) {
        names += (names.empty() ? "" : ", ") + std::string(name);
        if (!answer.has(QLatin1String(name))) continue;
        if (found) fields.fail("answer", Sentence("Expected one kind of answer."));
        found = true;
        exercise.kind = kind;
        if (kind == AnswerKind::Choice)
            exercise.right_choice = static_cast<std::size_t>(
                answer.whole(QLatin1String(name), 0, static_cast<std::int32_t>(exercise.choices.size()) - 1, 0));
        else
            exercise.answer = answer.needed_text(QLatin1String(name), kMostOfAnswer);
    }
    if (!found) fields.fail("answer", Sentence("Expected an object with one of these members: %1.", names));
    if (exercise.kind == AnswerKind::Head && !head_named(exercise.answer.toStdString()))
        answer.fail("head", Sentence("Expected a head such as L2H2."));
    if (exercise.kind == AnswerKind::Number)
        exercise.tolerance = answer.number_if_any("tolerance", 0, kLargestTolerance);
    answer.end(kLessonFile);
}

Exercise exercise_of(JsonFields fields) {
    Exercise exercise;
    exercise.question = fields.needed_text("question", kMostOfQuestion);
    exercise.solution = fields.text("solution", kMostOfQuestion);
    read_numbers(fields, exercise);
    for (const JsonValue& choice : fields.list("choices", kMostChoices))
        exercise.choices << qt_text(choice).left(kMostOfChoice);
    if (exercise.choices.size() == 1) fields.fail("choices", Sentence("Expected at least two choices."));
    read_answer(fields, exercise);
    if ((exercise.kind == AnswerKind::Choice) != !exercise.choices.isEmpty())
        fields.fail("choices", Sentence("Expected choices together with the number of the right one, counted from 0, "
                                        "as the answer's \"choice\"."));
    fields.end(kLessonFile);
    try {
        try_formulas(exercise);
    } catch (const Error& error) {
        fields.fail("question", Sentence("A formula of this exercise has no value. %1", error.problem()));
    }
    return exercise;
}

}  // namespace

std::vector<Exercise> read_exercises(JsonFields& step) {
    std::vector<Exercise> exercises;
    for (const JsonFields& each : step.objects("ask", kMostExercises)) exercises.push_back(exercise_of(each));
    return exercises;
}

}  // namespace headlight
