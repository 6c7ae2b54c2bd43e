#include "workbench/widgets/figures/figure_flow.h"

#include "export/writers/paint.h"
#include "workbench/widgets/figures/accessible_figure.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace headlight {

FigureFlow::FigureFlow(QWidget* parent) : LookFollower(parent) {
    QAccessible::installFactory(&accessible_figure);  // once, however often it is asked
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FigureFlow::set_figure(std::shared_ptr<const Figure> figure) {
    figure_ = std::move(figure);
    heights_.clear();
    list_.reset();
    forget_table(*this);
    updateGeometry();
    update();
}

void FigureFlow::set_look(const Look& look) {
    look_ = look;
    update();
}

Hit FigureFlow::place_at(const QPointF& point) const {
    return figure_ ? figure_->hit(point, QSizeF(size())) : Hit{};
}

QRectF FigureFlow::region_of(const Hit& place) const {
    return figure_ ? figure_->region(place, QSizeF(size())) : QRectF();
}

std::optional<ThingAt> FigureFlow::take_thing(const std::optional<QPoint>& point) {
    if (!figure_) return std::nullopt;
    return ThingAt{MenuThing::SideFigure, accessibleName(),
                   mapToGlobal(point ? *point : visibleRegion().boundingRect().center())};
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
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look_.accent, 1.5));
    for (const Hit& place : marked_)
        if (const QRectF where = region_of(place); !where.isEmpty()) painter.drawRect(where);
    if (hasFocus() && shows_focus()) paint_focus(painter, rect(), look_);
}

void FigureFlow::focusInEvent(QFocusEvent* event) {
    LookFollower::focusInEvent(event);
    update();
}

void FigureFlow::focusOutEvent(QFocusEvent* event) {
    LookFollower::focusOutEvent(event);
    update();
}

void FigureFlow::mousePressEvent(QMouseEvent* event) {
    if (figure_) emit clicked(figure_->hit(event->position(), QSizeF(size())));
}

void FigureFlow::set_marked(std::vector<Hit> places) {
    if (places == marked_) return;
    marked_ = std::move(places);
    update();
}

void FigureFlow::point_at(const Hit& hit) {
    if (hit == pointed_at_) return;
    pointed_at_ = hit;
    emit hovered(hit);
}

void FigureFlow::mouseMoveEvent(QMouseEvent* event) {
    point_at(place_at(event->position()));
}

void FigureFlow::leaveEvent(QEvent* event) {
    point_at({});
    LookFollower::leaveEvent(event);
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
    area_->setFocusPolicy(Qt::NoFocus);  // the figure has it, and leaves it the keys that scroll
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(sentence_);
    column->addWidget(area_, 1);
    set_sentence({});
}

void FigureScroll::reveal(const Hit& place) {
    const QRectF where = flow_->region_of(place);
    if (where.isEmpty()) return;
    area_->ensureVisible(static_cast<int>(where.center().x()), static_cast<int>(where.center().y()),
                         static_cast<int>(where.width() / 2), static_cast<int>(where.height() / 2));
}

void FigureScroll::set_sentence(const QString& sentence) {
    sentence_->setText(sentence);
    sentence_->setVisible(!sentence.isEmpty());
    area_->setVisible(sentence.isEmpty());
}

}  // namespace headlight
