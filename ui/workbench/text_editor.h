#pragma once

#include "workbench/look.h"

#include <QPlainTextEdit>

namespace headlight {

/// A field for a sentence: as high as its text, up to a few lines. Refuses what would make the window wait: a pasted
/// text is cut to kMaxTextLength before it is laid out.
class TextEditor : public QPlainTextEdit {
    Q_OBJECT

  public:
    explicit TextEditor(QWidget* parent = nullptr);
    void set_look(const Look& look);
    /// Sets the text, keeping the editor's own undo.
    void set_text(const QString& text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    /// A paste of so many characters was cut.
    void cut(qsizetype pasted);

  protected:
    /// Files dragged here are for the window to open, not to be typed as addresses.
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fit_height();
    Look look_;
    int lines_ = 1;
};

}  // namespace headlight
