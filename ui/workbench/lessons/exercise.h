#pragma once

#include "workbench/lessons/formula.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace headlight {

/// What is expected as an answer.
enum class AnswerKind : std::uint8_t {
    Number,  ///< within a tolerance
    Choice,  ///< one of several texts
    Token,   ///< text of a token
    Head,    ///< such as L2H2
    Text,    ///< in the student's own words, beside a model answer
};

/// Fields by which lessons name the kinds.
inline constexpr std::array kAnswerKinds{std::pair{AnswerKind::Number, "number"},
                                         std::pair{AnswerKind::Choice, "choice"}, std::pair{AnswerKind::Token, "token"},
                                         std::pair{AnswerKind::Head, "head"}, std::pair{AnswerKind::Text, "text"}};

/// Number of an exercise that differs from sheet to sheet: one of least, least + step, ..., at most `most`.
struct ExerciseNumber {
    QString name;
    std::int32_t least = 0;
    std::int32_t most = 0;
    std::int32_t step = 1;
};

/// Question of a lesson. Its texts may contain formulas in braces, such as "{n * n}".
struct Exercise {
    QString question;
    std::vector<ExerciseNumber> numbers;
    AnswerKind kind = AnswerKind::Number;
    QString answer;                   ///< formula, token, head or model answer
    std::optional<double> tolerance;  ///< of a number, absolute; by default 0 for whole answers, otherwise 1 %
    QStringList choices;
    std::size_t right_choice = 0;
    QString solution;  ///< why; empty: none
};

/// Exercise with its numbers.
struct PosedExercise {
    QString question;
    AnswerKind kind = AnswerKind::Number;
    QString answer;  ///< as a solution states it
    double number = 0;
    double tolerance = 0;  ///< absolute
    QStringList choices;
    QString solution;
};

/// Throws Error(Input) where a formula of the exercise has no value, tried with the numbers of some sheets.
void try_formulas(const Exercise& exercise);

/// The exercise that stands at a place of a sheet. The same seed and place give the same numbers on every machine.
/// Where a formula has no value with them, the exercise has numbers of another sheet, for which `try_formulas` passed.
PosedExercise pose(const Exercise& exercise, std::uint32_t seed, std::size_t place);

/// Judgment of an answer.
struct Verdict {
    std::optional<bool> right;  ///< nothing: only a person can tell
    QString sentence;
};
Verdict judge(const PosedExercise& exercise, const QString& answer);

}  // namespace headlight
