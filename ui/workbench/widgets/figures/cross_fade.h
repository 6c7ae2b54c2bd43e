#pragma once

#include <QElapsedTimer>
#include <QPainter>
#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

namespace headlight {

/// Lets what a widget showed before fade from what it shows now, so that the eye follows from one to the other. The new
/// picture can be seen from the first frame on, and changes that follow each other quickly are shown at once: nobody
/// waits for a transition.
class CrossFade {
  public:
    /// `widget` is painted again for each frame. `least_pause`: milliseconds between changes of which the second fades.
    explicit CrossFade(QWidget& widget, int least_pause = 250);

    /// Takes the picture before the change, and how long it takes to go, in milliseconds; 0: it goes at once.
    void start(const QPixmap& before, int milliseconds);
    void stop();
    [[nodiscard]] bool running() const { return fading_.state() == QAbstractAnimation::Running; }
    /// Paints what is left of the picture before over the one now.
    void paint(QPainter& painter) const;

  private:
    QVariantAnimation fading_;
    QPixmap before_;
    QElapsedTimer last_change_;
    int least_pause_;
};

}  // namespace headlight
