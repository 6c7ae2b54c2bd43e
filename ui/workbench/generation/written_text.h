#pragma once

#include "workbench/widgets/look/look_follower.h"

#include <QPlainTextEdit>
#include <QToolButton>
#include <QWidget>

namespace headlight {

/// The generated text as text: to read, to select and copy, and to take into the field for the text.
class WrittenText : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    explicit WrittenText(QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// Empty: nothing is generated, and the buttons are off.
    void set_text(const QString& text);
    /// `target`: whether it is the target of an encoder-decoder rather than the end of the text.
    void set_is_target(bool target);

    [[nodiscard]] QPlainTextEdit& field() { return *field_; }
    [[nodiscard]] QToolButton& copy_button() { return *copy_; }
    [[nodiscard]] QToolButton& use_button() { return *use_; }

  signals:
    void use_asked();

  private:
    QPlainTextEdit* field_;
    QToolButton* copy_;
    QToolButton* use_;
};

}  // namespace headlight
