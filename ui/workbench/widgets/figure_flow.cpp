#include "workbench/widgets/figure_flow.h"

#include "export/writers/paint.h"

#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

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
    heights_.clear();
    list_.reset();
    updateGeometry();
    update();
}

int FigureFlow::heightForWidth(int width) const {
    if (!figure_) return 0;
    const auto [height, is_new] = heights_.try_emplace(width, 0);
    if (is_new) height->second = static_cast<int>(std::ceil(figure_->height_for_width(width)));
    return height->second;
}

void FigureFlow::paintEvent(QPaintEvent* /*event*/) {
    if (!figure_) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!list_ || list_size_ != size()) {
        list_ = figure_->layout(QSizeF(size()));
        list_size_ = size();
    }
    paint(painter, *list_);
}

void FigureFlow::mousePressEvent(QMouseEvent* event) {
    if (figure_) emit clicked(figure_->hit(event->position(), QSizeF(size())));
}

FigureScroll::FigureScroll(const QString& accessible_name, QWidget* parent) : QWidget(parent) {
    sentence_ = new QLabel(this);
    sentence_->setTextFormat(Qt::PlainText);
    sentence_->setWordWrap(true);
    sentence_->setProperty("muted", true);
    area_ = new QScrollArea(this);
    flow_ = new FigureFlow;
    flow_->setAccessibleName(accessible_name);
    area_->setWidget(flow_);
    area_->setWidgetResizable(true);
    area_->setFrameShape(QFrame::NoFrame);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(sentence_);
    column->addWidget(area_, 1);
    set_sentence({});
}

void FigureScroll::set_sentence(const QString& sentence) {
    sentence_->setText(sentence);
    sentence_->setVisible(!sentence.isEmpty());
    area_->setVisible(sentence.isEmpty());
}

}  // namespace headlight
