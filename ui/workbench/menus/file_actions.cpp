#include "workbench/menus/action_row.h"

namespace headlight {

std::vector<ActionRow> file_actions() {
    return {
        command(ActionId::OpenModel, "&Open…", "Open…", QKeySequence::Open)
            .says("Open a model, session, lesson, image or recording"),
        command(ActionId::OpenFolder, "Open model &folder…", "Open folder…", QKeySequence(Qt::CTRL | Qt::Key_D))
            .says("Open a model from its folder"),
        command(ActionId::OpenImage, "Open &image…", "Open image…", QKeySequence(Qt::CTRL | Qt::Key_I))
            .says("Open an image for the model to read"),
        command(ActionId::PasteImage, "&Paste image", "Paste image", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)),
        command(ActionId::OpenAudio, "Open &audio…", "Open audio…", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W))
            .says("Open a WAV file for a model that reads recordings"),
        command(ActionId::OpenSession, "Open se&ssion…", "Open session…", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S)),
        command(ActionId::OpenCorpus, "Open &corpus metrics…", "Open metrics…",
                QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_G))
            .says("Open metrics and labels over many texts, written by headlight metrics"),
        command(ActionId::SaveSession, "Sa&ve session", "Save session", QKeySequence::Save),
        command(ActionId::SaveSessionAs, "Save session &as…", "Save session as…",
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)),
        command(ActionId::ExportFigure, "&Export figure…", "Export figure…", QKeySequence(Qt::CTRL | Qt::Key_E))
            .enabled_if(shows_matrix),
        command(ActionId::AddToFigure, "A&dd to figure panels", "Add to figure",
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E))
            .enabled_if(shows_matrix),
        command(ActionId::CopyFigure, "&Copy figure", "Copy figure", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C))
            .enabled_if(shows_matrix),
        command(ActionId::Quit, "&Quit", "Quit", QKeySequence(Qt::CTRL | Qt::Key_Q)),
    };
}

}  // namespace headlight
