#pragma once

#include "workbench/lessons/lesson.h"

#include <QByteArray>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace headlight {

/// Which sheet is wanted.
struct WorksheetOptions {
    std::uint32_t seed = 1;  ///< decides the numbers of the exercises
    bool solutions = false;  ///< beside the questions
};

/// Exercise of a sheet, with what the window shows beside it.
struct WorksheetExercise {
    PosedExercise posed;
    QString setting;  ///< model and text that the answer is read from; empty: it needs none
};

/// Exercises of all steps, in their order.
std::vector<WorksheetExercise> worksheet_exercises(const Lesson& lesson, std::uint32_t seed);

/// The exercises as lines of plain text.
QStringList worksheet_lines(const Lesson& lesson, const WorksheetOptions& options);

/// The exercises as PDF pages of DIN A4, with room for answers. The same lesson and options give the same bytes.
QByteArray worksheet_pdf(const Lesson& lesson, const WorksheetOptions& options);

}  // namespace headlight
