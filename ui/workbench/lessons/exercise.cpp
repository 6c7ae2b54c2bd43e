#include "workbench/lessons/exercise.h"

#include "analysis/heads/head_id.h"
#include "core/error.h"
#include "language/sentences.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <random>

namespace headlight {

namespace {

constexpr double kUsualTolerance = 0.01;  // share of the answer
constexpr std::uint32_t kTriedSeed = 1;
constexpr std::uint32_t kTriedSheets = 6;
constexpr double kRounding = 1e-9;  // share of the answer that arithmetic in double precision may cost

struct Judgment {
    Q_DECLARE_TR_FUNCTIONS(Exercise)
};

/// The engine and what is made of its output are the same on every machine; distributions of the library are not.
FormulaValues draw_numbers(const Exercise& exercise, std::uint32_t seed, std::size_t place) {
    std::seed_seq sequence{seed, static_cast<std::uint32_t>(place)};
    std::mt19937 random(sequence);
    FormulaValues values;
    for (const ExerciseNumber& number : exercise.numbers) {
        const auto count = static_cast<std::uint32_t>((number.most - number.least) / number.step + 1);
        values[number.name] = number.least + number.step * static_cast<double>(random() % count);
    }
    return values;
}

QString fill_in(const QString& text, const FormulaValues& values) {
    static const QRegularExpression braces(QStringLiteral("\\{([^{}]*)\\}"));
    QString filled;
    qsizetype at = 0;
    for (auto matches = braces.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        filled += text.mid(at, match.capturedStart() - at);
        filled += number_text(value_of_formula(match.captured(1), values));
        at = match.capturedEnd();
    }
    return filled + text.mid(at);
}

double tolerance_of(const Exercise& exercise, double answer) {
    if (exercise.tolerance) return *exercise.tolerance;
    const bool whole = std::abs(answer - std::rint(answer)) <= kRounding * std::abs(answer);
    return std::abs(answer) * (whole ? 0 : kUsualTolerance);
}

PosedExercise pose_with(const Exercise& exercise, const FormulaValues& values) {
    PosedExercise posed{.question = fill_in(exercise.question, values),
                        .kind = exercise.kind,
                        .answer = exercise.answer,
                        .number = 0,
                        .tolerance = 0,
                        .choices = {},
                        .solution = fill_in(exercise.solution, values)};
    for (const QString& choice : exercise.choices) posed.choices << fill_in(choice, values);
    if (exercise.kind == AnswerKind::Number) {
        posed.number = value_of_formula(exercise.answer, values);
        posed.tolerance = tolerance_of(exercise, posed.number);
        posed.answer = number_text(posed.number);
    }
    if (exercise.kind == AnswerKind::Choice)
        posed.answer = posed.choices.at(static_cast<qsizetype>(exercise.right_choice));
    return posed;
}

Verdict verdict(bool right) {
    return {right, right ? Judgment::tr("Right.") : Judgment::tr("Not yet.")};
}

bool has_number(const PosedExercise& exercise, const QString& formula) {
    return std::abs(value_of_formula(formula) - exercise.number) <=
           exercise.tolerance + kRounding * std::abs(exercise.number);
}

/// A number may be written as the language has it, or with the decimal point of figures: "0,125" or "0.125".
Verdict judge_number(const PosedExercise& exercise, const QString& answer) {
    try {
        if (has_number(exercise, in_english(answer))) return verdict(true);
    } catch (const Error& error) {
        return {false, text_of_problem(error)};
    }
    try {
        return verdict(has_number(exercise, answer));
    } catch (const Error&) {
        return verdict(false);  // it is a number in the language alone
    }
}

Verdict judge_head(const PosedExercise& exercise, const QString& answer) {
    auto given = head_named(answer.toStdString());
    if (!given) given = head_named(answer.toUpper().toStdString());  // "l2h2"
    if (!given) return {false, Judgment::tr("Expected a head such as L2H2, found \"%1\".").arg(answer.left(20))};
    return verdict(given == head_named(exercise.answer.toStdString()));
}

}  // namespace

void try_formulas(const Exercise& exercise) {
    const std::uint32_t sheets = exercise.numbers.empty() ? 1 : kTriedSheets;
    for (std::uint32_t seed = kTriedSeed; seed < kTriedSeed + sheets; ++seed)
        pose_with(exercise, draw_numbers(exercise, seed, 0));
}

PosedExercise pose(const Exercise& exercise, std::uint32_t seed, std::size_t place) {
    try {
        return pose_with(exercise, draw_numbers(exercise, seed, place));
    } catch (const Error&) {
        return pose_with(exercise, draw_numbers(exercise, kTriedSeed, 0));
    }
}

Verdict judge(const PosedExercise& exercise, const QString& answer) {
    const QString given = answer.trimmed();
    if (given.isEmpty()) return {std::nullopt, Judgment::tr("Write an answer first.")};
    switch (exercise.kind) {
        case AnswerKind::Number:
            return judge_number(exercise, given);
        case AnswerKind::Head:
            return judge_head(exercise, given);
        case AnswerKind::Choice:
            return verdict(given == exercise.answer);
        case AnswerKind::Token:
            return verdict(given.compare(exercise.answer, Qt::CaseInsensitive) == 0);
        case AnswerKind::Text:
            return {std::nullopt, Judgment::tr("Compare your answer with the solution.")};
    }
    return {};
}

}  // namespace headlight
