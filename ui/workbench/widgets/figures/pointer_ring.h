#pragma once

#include "workbench/widgets/look/look_follower.h"

#include <QWidget>

namespace headlight {

/// Soft ring around the pointer wherever it is over a figure of a window, so that an audience can follow it. Lies over
/// the window and takes no events.
class PointerRing : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    /// Hidden until it is switched on.
    explicit PointerRing(QWidget& window);
    void set_look(const Look& look) override;
    void set_on(bool on);
    [[nodiscard]] bool is_on() const { return on_; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QWidget& window_;
    Look look_;
    bool on_ = false;
};

}  // namespace headlight
