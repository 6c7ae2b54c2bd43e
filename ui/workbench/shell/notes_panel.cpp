#include "workbench/shell/notes_panel.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"

#include <QSignalBlocker>

namespace headlight {

NotesPanel::NotesPanel(Document& document, QWidget* parent)
    : LowerPanel(tr("NOTES"), tr("Close the notes"), 150, parent), document_(document) {
    editor_ = new QPlainTextEdit(this);
    editor_->setAccessibleName(tr("Notes"));
    editor_->setPlaceholderText(tr("Write notes on this text and its figures. They are saved with the session."));
    editor_->setTabChangesFocus(true);
    column().addWidget(editor_, 1);
    connect(editor_, &QPlainTextEdit::textChanged, this, [this] { document_.run().set_notes(editor_->toPlainText()); });
    connect(&document_.run(), &LiveRun::notes_changed, this, &NotesPanel::refresh);
    refresh();
}

void NotesPanel::set_look(const Look& look) {
    LowerPanel::set_look(look);
    editor_->setFont(look.font);
}

void NotesPanel::refresh() {
    if (editor_->toPlainText() == document_.run().notes()) return;
    const QSignalBlocker quiet(editor_);
    editor_->setPlainText(document_.run().notes());
}

}  // namespace headlight
