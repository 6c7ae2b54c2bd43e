#include "workbench/widgets/figures/pointer_ring.h"

#include "workbench/widgets/figures/figure_view.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QRadialGradient>

namespace headlight {

PointerRing::PointerRing(QWidget& window) : LookFollower(&window), window_(window) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void PointerRing::set_look(const Look& look) {
    constexpr double kSide = 44;
    look_ = look;
    resize(look.px(kSide), look.px(kSide));
}

void PointerRing::set_on(bool on) {
    if (on == on_) return;
    on_ = on;
    hide();
    if (on)
        QCoreApplication::instance()->installEventFilter(this);
    else
        QCoreApplication::instance()->removeEventFilter(this);
}

bool PointerRing::eventFilter(QObject* watched, QEvent* event) {
    const bool moves = event->type() == QEvent::MouseMove;
    if (!moves && event->type() != QEvent::Leave) return false;
    const auto* figure = qobject_cast<const FigureView*>(watched);
    if (figure == nullptr || figure->window() != &window_) return false;
    if (!moves) {
        hide();
        return false;
    }
    const QPoint at = figure->mapTo(&window_, static_cast<const QMouseEvent*>(event)->position().toPoint());
    move(at - rect().center());
    show();
    raise();
    return false;
}

void PointerRing::paintEvent(QPaintEvent* /*event*/) {
    constexpr int kDisk = 0;  // of 255: colors below it stay what they are
    constexpr int kRing = 220;
    constexpr double kInner = 0.66;  // of the radius, where the ring begins to fade in
    constexpr double kMiddle = 0.84;
    const auto accent = [&](int alpha) {
        QColor color = look_.accent;
        color.setAlpha(alpha);
        return color;
    };
    const double radius = width() / 2.0;
    QRadialGradient light(QRectF(rect()).center(), radius);
    light.setColorAt(0, accent(kDisk));
    light.setColorAt(kInner, accent(kDisk));
    light.setColorAt(kMiddle, accent(kRing));
    light.setColorAt(1, accent(0));
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawEllipse(rect());
}

}  // namespace headlight
