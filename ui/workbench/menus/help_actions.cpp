#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/menus/action_row.h"

namespace headlight {

namespace {

bool works(const Document& document) {
    return document.run().loading() || document.run().running() || document.run().generating();
}

}  // namespace

std::vector<ActionRow> help_actions() {
    return {
        command(ActionId::Stop, "&Stop", "Stop", QKeySequence(Qt::Key_Escape)).enabled_if(works),
        command(ActionId::Guide, "&How to read the picture", "How to read", QKeySequence(Qt::Key_F1)),
        toggle(ActionId::Lessons, "&Lessons", "Lessons", QKeySequence(Qt::Key_F2))
            .says("Short lessons about transformers, on the built-in models"),
        command(ActionId::OpenLesson, "&Open lesson…", "Open lesson…", QKeySequence(Qt::CTRL | Qt::Key_F2))
            .says("A lesson of your own, and those beside it"),
        // What sends these keys are also the pointers that people hold in their hand before a class.
        command(ActionId::LessonBack, "&Back in the lesson", "Back", QKeySequence(Qt::Key_PageUp)),
        command(ActionId::LessonNext, "&Next step of the lesson", "Next", QKeySequence(Qt::Key_PageDown)),
        command(ActionId::LessonAgain, "Show the step a&gain", "Show again", QKeySequence(Qt::SHIFT | Qt::Key_F2))
            .says("What the step showed at first"),
        command(ActionId::Shortcuts, "&Keyboard shortcuts", "Shortcuts", QKeySequence(Qt::CTRL | Qt::Key_F1)),
        command(ActionId::About, "&About Headlight", "About", QKeySequence(Qt::SHIFT | Qt::Key_F1)),
    };
}

}  // namespace headlight
