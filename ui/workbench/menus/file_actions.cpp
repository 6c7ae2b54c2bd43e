#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/menus/action_row.h"
#include "workbench/menus/actions.h"

namespace headlight {

std::vector<ActionRow> file_actions() {
    return {
        command(ActionId::OpenModel, Actions::tr("&Open…"), Actions::tr("Open…"), QKeySequence::Open)
            .says(Actions::tr("Open a model, session, lesson, image or recording")),
        command(ActionId::OpenFolder, Actions::tr("Open model &folder…"), Actions::tr("Open folder…"),
                QKeySequence(Qt::CTRL | Qt::Key_D))
            .says(Actions::tr("Open a model from its folder")),
        command(ActionId::OpenImage, Actions::tr("Open &image…"), Actions::tr("Open image…"),
                QKeySequence(Qt::CTRL | Qt::Key_I))
            .says(Actions::tr("Open an image for the model to read")),
        command(ActionId::AddImages, Actions::tr("Add ima&ges…"), Actions::tr("Add images…"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I))
            .says(Actions::tr("Add images behind those that are open, for a model that reads several"))
            .enabled_if([](const Document& document) { return document.run().reads_images(); }),
        command(ActionId::PasteImage, Actions::tr("&Paste image"), Actions::tr("Paste image"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)),
        command(ActionId::OpenAudio, Actions::tr("Open a&udio…"), Actions::tr("Open audio…"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W))
            .says(Actions::tr("Open an audio file for a model that reads recordings")),
        command(ActionId::OpenSession, Actions::tr("Open se&ssion…"), Actions::tr("Open session…"),
                QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S)),
        command(ActionId::OpenCorpus, Actions::tr("Open corpus &metrics…"), Actions::tr("Open metrics…"),
                QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_G))
            .says(Actions::tr("Open metrics and labels over many texts, written by headlight metrics")),
        command(ActionId::SaveSession, Actions::tr("Sa&ve session"), Actions::tr("Save session"), QKeySequence::Save),
        command(ActionId::SaveSessionAs, Actions::tr("Save session &as…"), Actions::tr("Save session as…"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)),
        command(ActionId::ExportFigure, Actions::tr("&Export figure…"), Actions::tr("Export figure…"),
                QKeySequence(Qt::CTRL | Qt::Key_E))
            .enabled_if(shows_matrix),
        command(ActionId::AddToFigure, Actions::tr("A&dd to figure panels"), Actions::tr("Add to figure"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E))
            .enabled_if(shows_matrix),
        command(ActionId::CopyFigure, Actions::tr("&Copy figure"), Actions::tr("Copy figure"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C))
            .enabled_if(shows_matrix),
        command(ActionId::Quit, Actions::tr("&Quit"), Actions::tr("Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q)),
    };
}

}  // namespace headlight
