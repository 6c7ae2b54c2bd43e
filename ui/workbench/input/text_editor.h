#pragma once

#include "workbench/widgets/look_follower.h"

#include <QPlainTextEdit>

namespace headlight {

/// A field for a sentence: as high as its text, up to a few whole lines. Refuses what would make the window wait: a
/// pasted text is cut to kMaxTextLength before it is laid out.
class TextEditor : public LookFollower<QPlainTextEdit> {
    Q_OBJECT

  public:
    explicit TextEditor(QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// Longer texts scroll.
    void set_most_lines(int lines);
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
    void reserve_scroll_bar(qsizetype length);
    Look look_;
    int most_lines_ = 4;
    int text_height_ = 0;  ///< of the lines shown
};

}  // namespace headlight
