#pragma once

#include "workbench/widgets/look/look_follower.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QString>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

namespace headlight {

/// A panel below or beside the figure: a line with its title, a hint and buttons that move and close it, and what it
/// is for, which scrolls where the panel is smaller than that needs.
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
    /// How wide it should be beside a figure in a window of so many pixels in width.
    [[nodiscard]] int usual_width(int window_width) const;
    /// Lays it out for a place beside the figure, where it is narrow and high, or below.
    void set_beside(bool beside);
    [[nodiscard]] bool is_beside() const { return beside_; }
    [[nodiscard]] QToolButton& move_button() { return *move_; }

    [[nodiscard]] QSize minimumSizeHint() const override;

  signals:
    void closed();
    /// The user wants it beside the figure, or below it.
    void move_wanted(bool beside);
    /// The figure that it shows is to be saved; of panels that show one.
    void export_asked();

  protected:
    [[nodiscard]] const Look& look() const { return look_; }
    void set_hint(const QString& hint);
    /// Another title than the one that it was made with.
    void set_title(const QString& title);
    /// Puts a button beside the one that closes.
    QToolButton* add_button(const QString& text);
    void add_button(QWidget* button);
    /// Below the line, in the part that scrolls.
    [[nodiscard]] QVBoxLayout& column() { return *column_; }
    /// Puts parts side by side below the figure, and one over the other beside it.
    void set_parts(QBoxLayout& parts) { parts_ = &parts; }
    virtual void place_parts(bool /*beside*/) {}

  private:
    double height_;
    Look look_;
    QLabel* title_;
    QLabel* hint_;
    void refresh_move();

    bool beside_ = false;
    QHBoxLayout* bar_;
    QWidget* tools_;  ///< in a line of their own where the panel is narrow
    QToolButton* move_;
    QBoxLayout* parts_ = nullptr;
    QVBoxLayout* frame_;  ///< of the line and what is below it
    QVBoxLayout* column_;
};

}  // namespace headlight
