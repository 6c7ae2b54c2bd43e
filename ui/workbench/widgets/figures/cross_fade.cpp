#include "workbench/widgets/figures/cross_fade.h"

namespace headlight {

CrossFade::CrossFade(QWidget& widget, int least_pause) : least_pause_(least_pause) {
    constexpr double kOpaqueAtFirst = 0.65;
    fading_.setStartValue(kOpaqueAtFirst);
    fading_.setEndValue(0.0);
    QObject::connect(&fading_, &QVariantAnimation::valueChanged, &widget, qOverload<>(&QWidget::update));
    QObject::connect(&fading_, &QVariantAnimation::finished, &widget, [this] { before_ = {}; });
}

void CrossFade::start(const QPixmap& before, int milliseconds) {
    const bool hurried = last_change_.isValid() && last_change_.elapsed() < least_pause_;
    last_change_.start();
    stop();
    if (hurried || milliseconds <= 0 || before.isNull()) return;
    before_ = before;
    fading_.setDuration(milliseconds);
    fading_.start();
}

void CrossFade::stop() {
    fading_.stop();
    before_ = {};
}

void CrossFade::paint(QPainter& painter) const {
    if (before_.isNull()) return;
    painter.setOpacity(fading_.currentValue().toDouble());
    painter.drawPixmap(0, 0, before_);
    painter.setOpacity(1);
}

}  // namespace headlight
