#include "workbench/shell/window_look.h"

#include "workbench/widgets/look/look_follower.h"

#include <QChildEvent>
#include <QCoreApplication>
#include <QLayout>
#include <QProxyStyle>
#include <QTimer>

#include <algorithm>
#include <chrono>

namespace headlight {

/// Draws the line between the window and what is docked to it.
class SeparatorStyle final : public QProxyStyle {
  public:
    explicit SeparatorStyle(QObject* parent) { setParent(parent); }
    void set_width(int width) { width_ = width; }

    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
        return metric == PM_DockWidgetSeparatorExtent ? width_ : QProxyStyle::pixelMetric(metric, option, widget);
    }
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override {
        if (element != PE_IndicatorDockWidgetResizeHandle)  // the window's ground shows through it
            QProxyStyle::drawPrimitive(element, option, painter, widget);
    }

  private:
    int width_ = 0;
};

WindowLook::WindowLook(QMainWindow& window)
    : QObject(&window), window_(window), separator_(new SeparatorStyle(&window)) {
    window.setStyle(separator_);
    window.installEventFilter(this);
    painting_.setInterval(0);  // comes after what was posted, which is painting the part before
    connect(&painting_, &QTimer::timeout, this, &WindowLook::paint_next);
}

void WindowLook::add_part(QWidget& part) {
    if (next_ == kNone) std::erase_if(parts_, [](const QPointer<QWidget>& each) { return !each; });
    parts_.emplace_back(&part);
    if (!sheet_.isEmpty()) dress(part);
}

void WindowLook::take(const Look& look) {
    constexpr double kSeparator = 3;
    look_ = look;
    sheet_ = look.style_sheet();
    window_.setPalette(look.palette());
    window_.setFont(look.font);
    separator_->set_width(look.px(kSeparator));
    QEvent other_width(QEvent::StyleChange);
    QCoreApplication::sendEvent(&window_, &other_width);
    const bool under_way = next_ != kNone;
    next_ = 0;
    if (!window_.isVisible()) {
        for (const auto& part : parts_) {
            if (!part) continue;
            if (part->isVisibleTo(&window_))
                dress(*part);
            else
                leave(*part);
        }
        return end();
    }
    if (under_way) return;
    while (!unpainted_.empty()) paint_next();
    window_.setUpdatesEnabled(false);
    window_.layout()->setSizeConstraint(QLayout::SetNoConstraint);  // parts of two sizes may need a larger window
    QMetaObject::invokeMethod(this, &WindowLook::dress_next, Qt::QueuedConnection);
}

void WindowLook::dress_next() {
    if (next_ == kNone) return;
    if (next_ == parts_.size()) return end();
    if (QWidget* part = parts_[next_++]) dress(*part);
    QMetaObject::invokeMethod(this, &WindowLook::dress_next, Qt::QueuedConnection);
}

void WindowLook::leave(QWidget& part) {
    send_look(part, look_);
    if (std::ranges::any_of(waiting_, [&part](const QPointer<QWidget>& each) { return each == &part; })) return;
    waiting_.emplace_back(&part);
    part.installEventFilter(this);
}

void WindowLook::dress_hidden() {
    constexpr auto kPause = std::chrono::milliseconds(100);  // in which the window is painted and answers the user
    QTimer::singleShot(kPause, this, [this] {
        std::erase_if(waiting_, [](const QPointer<QWidget>& each) { return !each; });
        if (waiting_.empty()) return emit ended();
        dress(*waiting_.front());
        dress_hidden();
    });
}

void WindowLook::dress(QWidget& part) {
    if (std::erase(waiting_, &part) > 0) part.removeEventFilter(this);
    part.setStyleSheet(sheet_);
    send_look(part, look_);
    set_label_fonts(part, look_);
}

void WindowLook::dress_around(QWidget& top) const {
    for (QWidget* inner : top.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (std::ranges::any_of(parts_, [inner](const QPointer<QWidget>& part) { return part == inner; })) continue;
        if (inner->isWindow() && !inner->styleSheet().isEmpty()) inner->setStyleSheet(sheet_);
        dress_around(*inner);
    }
    LookChange change(look_);
    QCoreApplication::sendEvent(&top, &change);
}

void WindowLook::end() {
    dress_around(window_);
    next_ = kNone;
    emit ended();
    // Or the window would grow to what its parts needed before they were laid out in their new look.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    window_.layout()->setSizeConstraint(QLayout::SetDefaultConstraint);
    if (window_.isVisible()) leave_unpainted();
    window_.setUpdatesEnabled(true);
    // Qt takes the request that came meanwhile for one that is still to be answered, and sends no other.
    QCoreApplication::postEvent(&window_, new QEvent(QEvent::UpdateRequest), Qt::LowEventPriority);
}

void WindowLook::leave_unpainted() {
    for (const auto& part : parts_) {
        if (!part || !part->isVisible()) continue;
        part->setUpdatesEnabled(false);
        unpainted_.push_back(part);
    }
    painting_.start();
}

void WindowLook::paint_next() {
    if (unpainted_.empty()) return painting_.stop();
    if (QWidget* part = unpainted_.front()) part->setUpdatesEnabled(true);
    unpainted_.pop_front();
}

bool WindowLook::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &window_ && event->type() == QEvent::ChildPolished) {
        auto* child = qobject_cast<QWidget*>(static_cast<QChildEvent*>(event)->child());
        if (child != nullptr && child->isWindow() && child->styleSheet().isEmpty()) child->setStyleSheet(sheet_);
    }
    if (watched != &window_ && event->type() == QEvent::Show) {
        dress(*static_cast<QWidget*>(watched));
        QMetaObject::invokeMethod(this, &WindowLook::ended, Qt::QueuedConnection);  // when it has its place
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace headlight
