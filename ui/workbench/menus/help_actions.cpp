#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/menus/action_row.h"
#include "workbench/menus/actions.h"

namespace headlight {

namespace {

bool works(const Document& document) {
    return document.run().loading() || document.run().running() || document.run().generating();
}

}  // namespace

std::vector<ActionRow> help_actions() {
    return {
        command(ActionId::Stop, Actions::tr("&Stop"), Actions::tr("Stop"), QKeySequence(Qt::Key_Escape))
            .enabled_if(works),
        command(ActionId::TrainModel, Actions::tr("T&rain a small model…"), Actions::tr("Train…"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F2))
            .says(Actions::tr("Train a small decoder on a text, and see its heads form")),
        command(ActionId::LayerAndCost, Actions::tr("&Layer and cost"), Actions::tr("Layer"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F4))
            .says(Actions::tr("Show the parts of a layer, parameters, and the cost of runs")),
        command(ActionId::Help, Actions::tr("Headlight &Help"), Actions::tr("Help"), QKeySequence(Qt::Key_F1))
            .says(Actions::tr("Open the page about the panel in use")),
        command(ActionId::Guide, Actions::tr("How to &read the figure"), Actions::tr("How to read"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F1)),
        toggle(ActionId::Lessons, Actions::tr("&Lessons"), Actions::tr("Lessons"), QKeySequence(Qt::Key_F2))
            .says(Actions::tr("Show short lessons about transformers, on the built-in models")),
        command(ActionId::OpenLesson, Actions::tr("&Open lesson…"), Actions::tr("Open lesson…"),
                QKeySequence(Qt::CTRL | Qt::Key_F2))
            .says(Actions::tr("Open a lesson file and list the lessons in its folder")),
        // What sends these keys are also the pointers that people hold in their hand before a class.
        command(ActionId::LessonBack, Actions::tr("&Previous lesson step"), Actions::tr("Back"),
                QKeySequence(Qt::Key_PageUp)),
        command(ActionId::LessonNext, Actions::tr("&Next lesson step"), Actions::tr("Next"),
                QKeySequence(Qt::Key_PageDown)),
        command(ActionId::LessonAgain, Actions::tr("Rese&t lesson step"), Actions::tr("Show again"),
                QKeySequence(Qt::SHIFT | Qt::Key_F2))
            .says(Actions::tr("Restore what the step showed first")),
        command(ActionId::FindCommand, Actions::tr("&Find command…"), Actions::tr("Find command"),
                QKeySequence(Qt::CTRL | Qt::Key_K))
            .says(Actions::tr("Find a command, head, model, text or lesson by name")),
        command(ActionId::Shortcuts, Actions::tr("&Keyboard shortcuts"), Actions::tr("Shortcuts"),
                QKeySequence(Qt::CTRL | Qt::Key_F1)),
        command(ActionId::About, Actions::tr("&About Headlight"), Actions::tr("About"),
                QKeySequence(Qt::SHIFT | Qt::Key_F1)),
    };
}

}  // namespace headlight
