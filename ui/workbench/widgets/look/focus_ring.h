#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace headlight {

/// Draws a ring around the widget that the keyboard moved the focus to, in all windows of the program; a click takes it
/// away. Figures draw their own frame; the ring tells them whether to, which a click ends and a key that moves within
/// them begins.
class FocusRing : public QObject {
    Q_OBJECT

  public:
    explicit FocusRing(QObject* parent);
    /// The widget with the ring; null where none has one.
    [[nodiscard]] QWidget* widget() const { return widget_; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// A figure hears how it got or is used with the focus.
    static void tell_figure(QObject* watched, const QEvent& event);
    void surround(QWidget* widget);
    /// Follows the widget, as far as it is seen.
    void place();

    QPointer<QWidget> widget_;
    QPointer<QWidget> ring_;  ///< goes with its window
};

}  // namespace headlight
