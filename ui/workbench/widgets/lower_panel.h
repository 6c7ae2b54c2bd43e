#pragma once

#include "workbench/widgets/look_follower.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QString>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

namespace headlight {

/// A panel below the picture: a line with its title, a hint and a button that closes it, and what it is for.
class LowerPanel : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    /// `close_name`: what a screen reader says of the button that closes it. `height`: what it is at home in, in the
    /// look's pixels.
    LowerPanel(const QString& title, const QString& close_name, double height, QWidget* parent);
    void set_look(const Look& look) override;
    [[nodiscard]] const QLabel& hint() const { return *hint_; }
    /// How high it should be in a window of so many pixels, as long as nobody chose otherwise.
    [[nodiscard]] int usual_height(int window_height) const;

  signals:
    void closed();

  protected:
    [[nodiscard]] const Look& look() const { return look_; }
    void set_hint(const QString& hint);
    /// Puts a button beside the one that closes.
    QToolButton* add_button(const QString& text);
    void add_button(QWidget* button);
    /// Below the line.
    [[nodiscard]] QVBoxLayout& column() { return *column_; }

  private:
    double height_;
    Look look_;
    QLabel* title_;
    QLabel* hint_;
    QHBoxLayout* bar_;
    QVBoxLayout* column_;
};

}  // namespace headlight
