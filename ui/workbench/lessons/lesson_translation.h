#pragma once

#include "workbench/lessons/lesson.h"

namespace headlight {

/// Puts the texts of a lesson into the language of the window; texts without a translation stay as they are, and so do
/// references.
void translate(Lesson& lesson);
void translate(LessonEntry& entry);

}  // namespace headlight
