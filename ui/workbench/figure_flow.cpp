#include "workbench/figure_flow.h"

#include "export/paint.h"

#include <QMouseEvent>
#include <QPainter>

#include <cmath>
#include <utility>

namespace headlight {

FigureFlow::FigureFlow(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FigureFlow::set_figure(std::shared_ptr<const Figure> figure) {
    figure_ = std::move(figure);
    updateGeometry();
    update();
}

int FigureFlow::heightForWidth(int width) const {
    return figure_ ? static_cast<int>(std::ceil(figure_->height_for_width(width))) : 0;
}

void FigureFlow::paintEvent(QPaintEvent* /*event*/) {
    if (!figure_) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, figure_->layout(QSizeF(size())));
}

void FigureFlow::mousePressEvent(QMouseEvent* event) {
    if (figure_) emit clicked(figure_->hit(event->position(), QSizeF(size())));
}

}  // namespace headlight
