#pragma once

#include "workbench/widgets/lower_panel.h"

#include <QPlainTextEdit>

namespace headlight {

class Document;

/// Panel for the user's notes.
class NotesPanel : public LowerPanel {
    Q_OBJECT

  public:
    explicit NotesPanel(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] QPlainTextEdit& editor() { return *editor_; }

  private:
    void refresh();

    Document& document_;
    QPlainTextEdit* editor_;
};

}  // namespace headlight
