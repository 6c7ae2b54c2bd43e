#pragma once

#include "workbench/menus/actions.h"

#include <array>

namespace headlight {

/// A panel or view of the window that a lesson can open, and the action that shows and hides it.
struct LessonPanelName {
    const char* name;
    QAction* Actions::*action;
};

inline constexpr std::array kLessonPanels{
    LessonPanelName{"explain", &Actions::explain},       LessonPanelName{"interventions", &Actions::interventions},
    LessonPanelName{"tokenizer", &Actions::token_steps}, LessonPanelName{"continue", &Actions::continue_text},
    LessonPanelName{"compare", &Actions::compare},
};

}  // namespace headlight
