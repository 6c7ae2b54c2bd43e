#pragma once

#include "workbench/widgets/look/look_follower.h"

#include <QPlainTextEdit>

class QUndoStack;

namespace headlight {

/// A field for a sentence: as high as its text, up to a few whole lines. Has no undo of its own: the keys and the
/// entries of its menu are those of the window's history. Refuses what would make the window wait: a pasted text is cut
/// to kMaxTextLength before it is laid out.
class TextEditor : public LookFollower<QPlainTextEdit> {
    Q_OBJECT

  public:
    /// `history`: what the context menu undoes and redoes; must outlive the field.
    explicit TextEditor(QUndoStack& history, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// Longer texts scroll.
    void set_most_lines(int lines);
    /// Sets the text; the cursor stays in what did not change, and goes to the end of the change in the focused field.
    void set_text(const QString& text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    /// A paste of so many characters was cut.
    void cut(qsizetype pasted);

  protected:
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    /// Files dragged here are for the window to open, not to be typed as addresses.
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// Texts that are read from the right begin at the right edge.
    void align_text();
    void fit_height();
    void reserve_scroll_bar(qsizetype length);
    QUndoStack& history_;
    Look look_;
    int most_lines_ = 4;
    int text_height_ = 0;  ///< of the lines shown
};

}  // namespace headlight
