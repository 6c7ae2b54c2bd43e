#pragma once

#include "workbench/menus/action_id.h"

#include <array>

namespace headlight {

/// A panel or view of the window that a lesson can open, and the action that shows and hides it.
struct LessonPanelName {
    const char* name;
    ActionId action;
};

inline constexpr std::array kLessonPanels{
    LessonPanelName{"explain", ActionId::Explain},      LessonPanelName{"interventions", ActionId::Interventions},
    LessonPanelName{"tokenizer", ActionId::TokenSteps}, LessonPanelName{"continue", ActionId::ContinueText},
    LessonPanelName{"compare", ActionId::Compare},
};

}  // namespace headlight
