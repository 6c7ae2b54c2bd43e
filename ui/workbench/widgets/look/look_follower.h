#pragma once

#include "workbench/widgets/look/look.h"

#include <QEvent>

class QPainter;

namespace headlight {

/// Says that the look of a window changed: its theme or its zoom.
class LookChange : public QEvent {
  public:
    explicit LookChange(const Look& look) : QEvent(kind()), look_(look) {}
    [[nodiscard]] const Look& look() const { return look_; }
    /// The number that Qt gave to events of this kind.
    static QEvent::Type kind();

  private:
    const Look& look_;
};

/// Sends the change to all widgets in `top`, what a widget contains before itself: it may ask them for their sizes.
void send_look(QWidget& top, const Look& look);
/// Gives the look's font to the labels in `top` that nobody gave one: under a style sheet, fonts do not reach them from
/// their parents.
void set_label_fonts(QWidget& top, const Look& look);

/// Draws the frame of the widget that has the focus, which stands out from what is in it in every theme.
void paint_focus(QPainter& painter, const QRect& rectangle, const Look& look);

/// A widget that is laid out or painted by the look of its window.
template <typename Widget>
class LookFollower : public Widget {
  public:
    using Widget::Widget;
    /// Takes the look of the window. Called when that changes; who makes a widget later calls it once.
    virtual void set_look(const Look& look) = 0;

  protected:
    void customEvent(QEvent* event) override {
        if (event->type() == LookChange::kind())
            set_look(static_cast<LookChange*>(event)->look());
        else
            Widget::customEvent(event);
    }
};

}  // namespace headlight
