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
        command(ActionId::TrainModel, "T&rain a small model…", "Train…",
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F2))
            .says("Train a small decoder on a text, and see its heads form"),
        command(ActionId::LayerAndCost, "&Layer and cost", "Layer", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F4))
            .says("Show the parts of a layer, parameters, and the cost of runs"),
        command(ActionId::Help, "Headlight &Help", "Help", QKeySequence(Qt::Key_F1))
            .says("Open the page about the panel in use"),
        command(ActionId::Guide, "How to &read the figure", "How to read",
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F1)),
        toggle(ActionId::Lessons, "&Lessons", "Lessons", QKeySequence(Qt::Key_F2))
            .says("Show short lessons about transformers, on the built-in models"),
        command(ActionId::OpenLesson, "&Open lesson…", "Open lesson…", QKeySequence(Qt::CTRL | Qt::Key_F2))
            .says("Open a lesson file and list the lessons in its folder"),
        // What sends these keys are also the pointers that people hold in their hand before a class.
        command(ActionId::LessonBack, "&Previous lesson step", "Back", QKeySequence(Qt::Key_PageUp)),
        command(ActionId::LessonNext, "&Next lesson step", "Next", QKeySequence(Qt::Key_PageDown)),
        command(ActionId::LessonAgain, "Rese&t lesson step", "Show again", QKeySequence(Qt::SHIFT | Qt::Key_F2))
            .says("Restore what the step showed first"),
        command(ActionId::FindCommand, "&Find command…", "Find command", QKeySequence(Qt::CTRL | Qt::Key_K))
            .says("Find a command, head, model, text or lesson by name"),
        command(ActionId::Shortcuts, "&Keyboard shortcuts", "Shortcuts", QKeySequence(Qt::CTRL | Qt::Key_F1)),
        command(ActionId::About, "&About Headlight", "About", QKeySequence(Qt::SHIFT | Qt::Key_F1)),
    };
}

}  // namespace headlight
