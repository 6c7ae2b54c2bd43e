#pragma once

#include "export/json_fields.h"
#include "workbench/lessons/exercise.h"

#include <vector>

namespace headlight {

/// How errors call the file of a lesson.
inline constexpr const char* kLessonFile = "A lesson";

/// Exercises of a step of a lesson: its field "ask", a list (resources/lessons/README.md says what is in one). Empty
/// without the field. Throws Error(Format) naming the field that is unknown, missing, or holds what it cannot, also
/// where a formula has no value.
std::vector<Exercise> read_exercises(JsonFields& step);

}  // namespace headlight
