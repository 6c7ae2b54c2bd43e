#include "workbench/widgets/look/focus_ring.h"

#include "workbench/widgets/figures/numbered_figure.h"
#include "workbench/widgets/look/tinted_icon.h"

#include <QApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QPainter>

namespace headlight {

namespace {

constexpr int kRingWidth = 2;

/// Over the widgets of a window, and no obstacle for the mouse.
class Ring final : public QWidget {
  public:
    explicit Ring(QWidget* window) : QWidget(window) { setAttribute(Qt::WA_TransparentForMouseEvents); }

  protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        constexpr double kRadius = 6;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(window_palette(*this).color(QPalette::Link), kRingWidth));
        const double half = kRingWidth / 2.0;
        painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), kRadius, kRadius);
    }
};

bool is_by_keyboard(Qt::FocusReason reason) {
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
}

/// Returns whether a key leads from one place of a figure to another.
bool moves_within(const QKeyEvent& event) {
    return event.key() >= Qt::Key_Home && event.key() <= Qt::Key_PageDown;  // and the arrows between them
}

bool moves(QEvent::Type type) {
    return type == QEvent::Move || type == QEvent::Resize || type == QEvent::Show || type == QEvent::Hide;
}

}  // namespace

FocusRing::FocusRing(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

void FocusRing::tell_figure(QObject* watched, const QEvent& event) {
    const QEvent::Type type = event.type();
    if (type != QEvent::FocusIn && type != QEvent::MouseButtonPress && type != QEvent::KeyPress) return;
    if (type == QEvent::KeyPress && !moves_within(static_cast<const QKeyEvent&>(event))) return;
    auto* figure = dynamic_cast<NumberedFigure*>(watched);
    if (figure == nullptr) return;
    bool shown = type == QEvent::KeyPress;
    if (type == QEvent::FocusIn) {
        const Qt::FocusReason reason = static_cast<const QFocusEvent&>(event).reason();
        shown = is_by_keyboard(reason) || (figure->shows_focus() && reason != Qt::MouseFocusReason);
    }
    if (figure->shows_focus() == shown) return;
    figure->show_focus(shown);
    static_cast<QWidget*>(watched)->update();
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event) {
    tell_figure(watched, *event);
    if (event->type() == QEvent::FocusIn) {
        auto* widget = qobject_cast<QWidget*>(watched);
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (widget != nullptr && is_by_keyboard(reason))
            surround(dynamic_cast<NumberedFigure*>(widget) != nullptr ? nullptr : widget);
        else if ((widget != nullptr && widget != widget_) || reason == Qt::MouseFocusReason)
            surround(nullptr);
    } else if (widget_ && event->type() == QEvent::MouseButtonPress && watched == widget_) {
        surround(nullptr);
    } else if (widget_ && moves(event->type()) && watched->isWidgetType()) {
        const auto* moved = static_cast<QWidget*>(watched);
        if (moved == widget_ || moved->isAncestorOf(widget_))
            QMetaObject::invokeMethod(this, &FocusRing::place, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void FocusRing::surround(QWidget* widget) {
    widget_ = widget;
    if (widget_ && (!ring_ || ring_->parentWidget() != widget_->window())) {
        delete ring_;
        ring_ = new Ring(widget_->window());
    }
    place();
}

void FocusRing::place() {
    if (!ring_) return;
    const QRect seen = widget_ && widget_->isVisible() ? widget_->visibleRegion().boundingRect() : QRect();
    if (seen.isEmpty()) return ring_->hide();
    constexpr int kAround = kRingWidth + 1;
    const QRect place(widget_->mapTo(widget_->window(), seen.topLeft()), seen.size());
    ring_->setGeometry(place.adjusted(-kAround, -kAround, kAround, kAround));
    ring_->raise();
    ring_->show();
}

}  // namespace headlight
